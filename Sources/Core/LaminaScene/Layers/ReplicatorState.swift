package import LaminaPrimitives

/// The properties that `CAReplicatorLayer` adds to a layer.
package struct ReplicatorState: Sendable, Hashable, SparseDefault {
    package static let initial = ReplicatorState()

    /// The number of instances as set; `count` is the number to draw.
    package var instanceCount = 1.0
    /// True when the layer does not flatten its sublayers into its plane; like a transform layer it then draws nothing itself.
    package var preservesDepth = false
    /// The transform from each instance to the next, about the centre of the layer's bounds.
    package var instanceTransform = Transform3D.identity
    /// The time by which each instance lags behind the one before, in seconds of the layer's local time.
    package var instanceDelay = 0.0
    /// The colour that multiplies the first instance; nil is the same as opaque white.
    package var instanceColor: Color? = .white
    // The components that each instance adds to the colour of the one before.
    package var instanceRedOffset = 0.0
    package var instanceGreenOffset = 0.0
    package var instanceBlueOffset = 0.0
    package var instanceAlphaOffset = 0.0

    package init() {}
}

extension ReplicatorState {
    /// The number of layers that the instances of one replicator may consist of, those of nested replicators included.
    ///
    /// A replicator with more instances draws only the first ones, but always at least one.
    package static let mostLayers = 1 << 16

    /// The number of instances as a whole number; 0 for negative numbers and NaN.
    package var count: Int { instanceCount >= 1 ? Int(min(instanceCount, 0x1p40)) : 0 }

    /// The colour by which an instance is multiplied, clamped to 0...1.
    package func color(of instance: Int) -> Color {
        let first = instanceColor ?? .white
        func component(_ start: Float, _ offset: Double) -> Float {
            // An infinite offset leaves the first instance as it is.
            Float(min(1, max(0, Double(start) + (instance == 0 || offset == 0 ? 0 : offset * Double(instance)))))
        }
        return Color(
            red: component(first.red, instanceRedOffset), green: component(first.green, instanceGreenOffset),
            blue: component(first.blue, instanceBlueOffset), alpha: component(first.alpha, instanceAlphaOffset))
    }

    /// The time by which an instance lags behind the first one, in seconds.
    package func delay(of instance: Int) -> Double { instance == 0 || instanceDelay == 0 ? 0 : Double(instance) * instanceDelay }
}

extension ReplicatorState {
    /// The properties of a replicator layer.
    package static let properties =
        LayerState.properties + [
            Property("instanceCount", \.replicator.instanceCount, [.implicit, .refusesNaN]),
            Property("preservesDepth", \.replicator.preservesDepth, .none),
            Property("instanceTransform", \.replicator.instanceTransform, [.implicit, .refusesNaN]),
            Property("instanceDelay", \.replicator.instanceDelay, [.implicit, .refusesNaN]),
            Property("instanceColor", \.replicator.instanceColor),
            Property("instanceRedOffset", \.replicator.instanceRedOffset, [.implicit, .refusesNaN]),
            Property("instanceGreenOffset", \.replicator.instanceGreenOffset, [.implicit, .refusesNaN]),
            Property("instanceBlueOffset", \.replicator.instanceBlueOffset, [.implicit, .refusesNaN]),
            Property("instanceAlphaOffset", \.replicator.instanceAlphaOffset, [.implicit, .refusesNaN]),
        ]
}

extension LayerNode {
    /// True for a replicator of which not all instances are drawn, because of `ReplicatorState.mostLayers`.
    package var exceedsInstances: Bool {
        guard state.kind == .replicator, let children = children.root?.layerCount else { return false }
        return state.replicator.count > max(1, ReplicatorState.mostLayers / children)
    }
}
