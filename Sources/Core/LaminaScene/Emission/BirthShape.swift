import LaminaPrimitives

/// The shape in which particles are born, in finite numbers.
struct BirthShape: Sendable {
    let shape: EmitterShape
    let mode: EmitterMode
    /// Half the lengths of the sides.
    let half: SIMD3<Double>
    /// The radius of a circle or sphere.
    let radius: Double
    /// The centre, in the layer's coordinates.
    let center: SIMD3<Double>

    init(_ emitter: EmitterState) {
        shape = emitter.shape
        mode = emitter.mode
        radius = Finite.coordinate(emitter.size.width)
        half = SIMD3(radius, Finite.coordinate(emitter.size.height), Finite.coordinate(emitter.depth)) / 2
        center = emitter.birthCenter
    }
}
