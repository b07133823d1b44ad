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

    /// True for key paths that change the births or the look of particles.
    static func isEmission(_ keyPath: String) -> Bool {
        var rest = keyPath[...]
        // A key path may lead through sublayers, as in `sublayers.NAME.birthRate`.
        while rest.hasPrefix("sublayers."), let dot = rest.dropFirst("sublayers.".count).firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
        }
        return emissionNames.contains(String(rest.prefix { $0 != "." }))
    }

    private static let emissionNames = Set(rows.map(\.name) + ["emitterCells"])

    private static let rows = [
        Property("emitterPosition", \.emitter.position),
        Property("emitterZPosition", \.emitter.zPosition),
        Property("emitterSize", \.emitter.size),
        Property("emitterDepth", \.emitter.depth),
        Property("emitterShape", \.emitter.shape, .none),
        Property("emitterMode", \.emitter.mode, .none),
        Property("renderMode", \.emitter.renderMode, .none),
        Property("preservesDepth", \.emitter.preservesDepth, .none),
        Property("birthRate", \.emitter.birthRate),
        Property("lifetime", \.emitter.lifetime),
        Property("velocity", \.emitter.velocity),
        Property("scale", \.emitter.scale),
        Property("spin", \.emitter.spin),
        Property("seed", \.emitter.seed, .none),
    ]
}
