import LaminaScene
import QuartzCore

/// The sums of several motion effects' offsets.
@MainActor
struct MotionValues {
    /// The sums, keyed by the view's key path.
    private(set) var values: [String: Value] = [:]

    init(_ effects: [UIMotionEffect], for offset: UIOffset) {
        for effect in effects {
            for (keyPath, value) in effect.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] {
                guard let value = Value(bridging: value), value.noOffset != nil else { continue }
                values[keyPath] = values[keyPath].flatMap { value.added(to: $0) } ?? value
            }
        }
    }

    /// Returns the layer's key path for a view's key path.
    static func layerKeyPath(_ keyPath: String) -> String {
        if keyPath.hasPrefix("layer.") { return String(keyPath.dropFirst("layer.".count)) }
        let first = keyPath.prefix { $0 != "." }
        return (layerNames[String(first)] ?? String(first)) + keyPath[first.endIndex...]
    }

    private static let layerNames = ["center": "position", "alpha": "opacity", "transform3D": "transform"]
}
