package import QuartzCore

/// A layer in a root layer on its own screen.
@MainActor package final class Stage<Layer: CALayer> {
    package let layer: Layer
    /// The superlayer of `layer`.
    package let root = CALayer()
    private let screen: ManualScreen

    package init(_ layer: Layer) {
        self.layer = layer
        root.addSublayer(layer)
        screen = ManualScreen(root)
    }

    isolated deinit { root.sublayers = nil }

    /// The host that commits the layers.
    package var host: LayerHost { screen.host }
    /// The media time in seconds; setting it delivers no events.
    package var time: Double {
        get { screen.time }
        set { screen.time = newValue }
    }

    /// Returns the layer's presentation value of a property at the current time.
    package func shown<Value>(_ keyPath: String, as type: Value.Type = CGFloat.self) -> Value? {
        layer.presentation()?.value(forKeyPath: keyPath) as? Value
    }

    /// Commits, advances the clock to `time`, and delivers every animation's start and end.
    package func advance(to time: Double) { screen.advance(to: time) }
}

extension Stage where Layer == CALayer {
    package convenience init() { self.init(CALayer()) }
}
