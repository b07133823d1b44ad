import CoreGraphics
import LaminaScene
import QuartzCore

/// The motion effects of a view, and the offsets that they currently add to its layer.
@MainActor
package final class MotionState {
    package var effects: [UIMotionEffect] = []
    /// The offsets that are added now, keyed by the layer's key path.
    private var shown: [String: Ramp] = [:]

    /// Creates the state of a view without effects.
    package init() {}

    /// The movement of one offset from its old to its new value.
    private struct Ramp {
        let from: Value
        let to: Value
        /// The media time at which the offset began to move.
        let begin: Double

        func value(at time: Double) -> Value {
            from.mixed(with: to, at: min(1, max(0, (time - begin) / MotionState.duration))) ?? to
        }
    }

    /// The duration over which an offset follows a tilt, in seconds; shorter changes look like jumps.
    nonisolated private static let duration = 0.1

    /// Adds the effects' offsets to the layer as animations on top of all others; the model values do not change.
    ///
    /// Offsets that no effect gives any more are removed.
    ///
    /// - Parameter isSmooth: True moves to the new offsets; false jumps.
    package func apply(_ offset: UIOffset, to layer: CALayer, isSmooth: Bool) {
        let sums = MotionValues(effects, for: offset).values
        var next: [String: Value] = [:]
        for (keyPath, value) in sums { next[MotionValues.layerKeyPath(keyPath)] = value }
        for keyPath in shown.keys where next[keyPath] == nil { remove(keyPath, from: layer) }
        // Sorted by key path, so that every run adds the animations in the same order.
        for (keyPath, value) in next.sorted(by: { $0.key < $1.key }) { show(value, at: keyPath, on: layer, isSmooth) }
    }

    private func show(_ value: Value, at keyPath: String, on layer: CALayer, _ isSmooth: Bool) {
        guard type(of: layer).properties.resolve(keyPath) != nil else {
            return Diagnostics.report(
                exception: "NSUnknownKeyException", detail: "a motion effect cannot change “\(keyPath)” of \(type(of: layer)); it does nothing")
        }
        let now = layer.hostTime ?? CACurrentMediaTime()
        let from = isSmooth ? shown[keyPath]?.value(at: now) ?? value.noOffset ?? value : value
        shown[keyPath] = Ramp(from: from, to: value, begin: now)
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from.bridged
        animation.toValue = value.bridged
        animation.duration = Self.duration
        animation.isAdditive = true
        animation.staysOnTop = true
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: Self.key(keyPath))
    }

    private func remove(_ keyPath: String, from layer: CALayer) {
        shown[keyPath] = nil
        layer.removeAnimation(forKey: Self.key(keyPath))
    }

    private static func key(_ keyPath: String) -> String { "motionEffect." + keyPath }
}
