package import LaminaPrimitives

/// The properties that `CAEmitterLayer` adds to a layer.
package struct EmitterState: Sendable, Hashable, SparseDefault {
    package static let initial = EmitterState()

    /// The kinds of particles, each with its own rate and look.
    package var cells: [EmitterCell] = []
    /// The centre of the shape in which particles are born, in the layer's coordinates.
    package var position = Point.zero
    package var zPosition = 0.0
    package var size = Size.zero
    package var depth = 0.0
    package var shape = EmitterShape.point
    package var mode = EmitterMode.volume
    package var renderMode = ParticleOrder.unordered
    /// True when particles keep their depth instead of lying in the layer's plane.
    package var preservesDepth = false
    // Factors of the properties of the same names of all cells.
    package var birthRate = 1.0
    package var lifetime = 1.0
    package var velocity = 1.0
    package var scale = 1.0
    package var spin = 1.0
    /// The seed of the random numbers, a whole number 0...2³² - 1.
    package var seed = 0.0

    package init() {}
}

/// The values of `CAEmitterLayerEmitterShape`.
package enum EmitterShape: String, Sendable, Hashable {
    case point
    case line
    case rectangle
    case cuboid
    case circle
    case sphere
}

/// The values of `CAEmitterLayerEmitterMode`: the part of the shape in which particles are born.
package enum EmitterMode: String, Sendable, Hashable {
    case points
    case outline
    case surface
    case volume
}

/// The values of `CAEmitterLayerRenderMode`.
package enum ParticleOrder: String, Sendable, Hashable {
    case unordered
    case oldestFirst
    case oldestLast
    case backToFront
    case additive
}

extension EmitterShape: NamedOption {
    package static var fallback: EmitterShape { .point }
}

extension EmitterMode: NamedOption {
    package static var fallback: EmitterMode { .volume }
}

extension ParticleOrder: NamedOption {
    package static var fallback: ParticleOrder { .unordered }
}

extension EmitterState {
    /// The properties of an emitter layer.
    package static let properties = LayerState.properties + rows

    private static let rows = [
        Property("emitterPosition", \.emitter.position, [.implicit, .emission]),
        Property("emitterZPosition", \.emitter.zPosition, [.implicit, .emission]),
        Property("emitterSize", \.emitter.size, [.implicit, .emission]),
        Property("emitterDepth", \.emitter.depth, [.implicit, .emission]),
        Property("emitterShape", \.emitter.shape, .emission),
        Property("emitterMode", \.emitter.mode, .emission),
        Property("renderMode", \.emitter.renderMode, .emission),
        Property("preservesDepth", \.emitter.preservesDepth, .emission),
        Property("birthRate", \.emitter.birthRate, [.implicit, .emission]),
        Property("lifetime", \.emitter.lifetime, [.implicit, .emission]),
        Property("velocity", \.emitter.velocity, [.implicit, .emission]),
        Property("scale", \.emitter.scale, [.implicit, .emission]),
        Property("spin", \.emitter.spin, [.implicit, .emission]),
        Property("seed", \.emitter.seed, .emission),
    ]
}
