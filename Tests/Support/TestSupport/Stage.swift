package import QuartzCore

/// A layer in another one that is on a screen of its own.
@MainActor package final class Stage<Layer: CALayer> {
    package let layer: Layer
    /// The layer above.
    package let root = CALayer()
    private let screen: ManualScreen

    package init(_ layer: Layer) {
        self.layer = layer
        root.addSublayer(layer)
        screen = ManualScreen(root)
    }

    isolated deinit { root.sublayers = nil }

    /// What commits the layers.
    package var host: LayerHost { screen.host }
    /// Media time, seconds; setting it tells nobody.
    package var time: Double {
        get { screen.time }
        set { screen.time = newValue }
    }

    /// What is seen now of a property of the layer.
    package func shown<Value>(_ keyPath: String, as type: Value.Type = CGFloat.self) -> Value? {
        layer.presentation()?.value(forKeyPath: keyPath) as? Value
    }

    /// Commits, lets time pass until `time`, and lets everybody hear of it.
    package func advance(to time: Double) { screen.advance(to: time) }
}

extension Stage where Layer == CALayer {
    package convenience init() { self.init(CALayer()) }
}
