import CLaminaRuntime
import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Returns the front-most layer at a point in the superlayer's coordinates.
    ///
    /// - Source: Measured on Apple's system: a higher `zPosition` wins, then the layer added last. Sublayers outside the bounds are found unless the
    ///   layer masks to its bounds; hidden layers are not found; opacity has no effect. A layer seen edge-on is never hit.
    func frontmost(at point: Point) -> CALayer? {
        guard let own = convertedFromSuperlayer(point), !isHidden else { return nil }
        // A stack of pending steps, the front-most last. A layer itself is tested after its sublayers, which are in front of it.
        var pending = [HitStep.entered(self, own)]
        while let step = pending.popLast() {
            guard case .entered(let layer, let point) = step else {
                if let found = Self.answer(to: step) { return found }
                continue
            }
            if layer.state.flags.masksToBounds, !layer.state.isSpace, !layer.contains(CGPoint(point)) { continue }
            pending.append(.left(layer, point))
            // The first instance of a replicator is the sublayers themselves; without instances they are not seen.
            if layer.state.kind == .replicator, layer.state.replicator.count == 0 { continue }
            for sublayer in layer.sublayersByDepth where !sublayer.isHidden {
                if sublayer.answersHitTests {
                    pending.append(.asked(sublayer, point))
                } else if let below = sublayer.convertedFromSuperlayer(point) {
                    pending.append(.entered(sublayer, below))
                }
            }
        }
        return nil
    }

    /// A pending step of a hit test.
    private enum HitStep {
        /// Calls `hitTest(_:)` of a layer whose class overrides it; the point is in its superlayer's coordinates.
        case asked(CALayer, Point)
        /// Visits a layer and its sublayers; the point is in the layer's own coordinates.
        case entered(CALayer, Point)
        /// Tests the layer itself, after its sublayers; the point is in the layer's own coordinates.
        case left(CALayer, Point)
    }

    private static func answer(to step: HitStep) -> CALayer? {
        switch step {
        case .asked(let layer, let point): layer.hitTest(CGPoint(point))
        case .left(let layer, let point): !layer.state.isSpace && layer.contains(CGPoint(point)) ? layer : nil
        case .entered: nil
        }
    }

    /// True when the layer's class overrides `hitTest(_:)`.
    private var answersHitTests: Bool {
        guard type(of: self) != CALayer.self else { return false }
        // A transform layer's own `hitTest(_:)` returns nil to callers, but its sublayers are searched when the search comes from above.
        let inheriting: CALayer.Type = state.kind == .transform ? CATransformLayer.self : CALayer.self
        let base = unsafe unsafeBitCast(CALayer.self as AnyObject.Type, to: UnsafeRawPointer.self)
        let ours = unsafe unsafeBitCast(inheriting as AnyObject.Type, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(type(of: self) as AnyObject.Type, to: UnsafeRawPointer.self)
        // The class overrides the method when its implementation differs from the inherited one.
        let inherited = unsafe lamina_find_initialiser(base, ours, lamina_method_CALayer_hitTest())
        let found = unsafe lamina_find_initialiser(base, own, lamina_method_CALayer_hitTest())
        return unsafe unsafeBitCast(found, to: UInt.self) != unsafeBitCast(inherited, to: UInt.self)
    }

    /// The sublayers from back to front: by `zPosition`, and by index among equal ones.
    private var sublayersByDepth: [CALayer] {
        let sublayers = visibleSublayers
        // Sublayers usually have equal depths and are in order already.
        guard sublayers.contains(where: { $0.state.zPosition != sublayers[0].state.zPosition }) else { return sublayers }
        return sublayers.enumerated()
            .sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }
            .map(\.element)
    }

    private func convertedFromSuperlayer(_ point: Point) -> Point? {
        let placement = state.placement(in: visibleSuperlayer?.state).projection
        // A weight that is not positive belongs to a point behind the eye, which the layer cannot show.
        guard let inverse = placement.inverse, inverse.weight(point) > 0 else { return nil }
        let own = inverse(point)
        return own.isFinite ? own : nil
    }
}
