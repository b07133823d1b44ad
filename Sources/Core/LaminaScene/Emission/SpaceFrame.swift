import LaminaPrimitives

/// Three perpendicular unit vectors, to which emission angles are relative.
struct SpaceFrame: Sendable {
    /// The direction of longitude and latitude 0.
    let forward: SIMD3<Double>
    /// The direction of longitude π/2.
    let left: SIMD3<Double>
    /// The direction of latitude π/2.
    let up: SIMD3<Double>

    /// Creates the frame whose `left` lies in the layer's plane, so that longitudes remain angles of that plane when `forward` lies in it.
    ///
    /// - Parameter direction: The direction of `forward`, of any length; +x when it is 0 or not finite.
    init(forward direction: SIMD3<Double>) {
        let length = (direction * direction).sum().squareRoot()
        forward = length > 0 && length.isFinite ? direction / length : SIMD3(1, 0, 0)
        let flat = (forward.x * forward.x + forward.y * forward.y).squareRoot()
        left = flat > 1e-9 ? SIMD3(-forward.y / flat, forward.x / flat, 0) : SIMD3(0, 1, 0)
        up = SIMD3(
            forward.y * left.z - forward.z * left.y, forward.z * left.x - forward.x * left.z, forward.x * left.y - forward.y * left.x)
    }

    /// The direction of a longitude and latitude in the layer's own axes, in radians.
    static func direction(longitude: Double, latitude: Double) -> SIMD3<Double> {
        let (around, above) = (Numerics.sinAndCos(longitude), Numerics.sinAndCos(latitude))
        return SIMD3(above.cos * around.cos, above.cos * around.sin, above.sin)
    }

    /// A direction uniform in the cone around `forward`, as measured by solid angle.
    ///
    /// - Parameter lowest: The cosine of the angle between the cone's axis and its side; -1 gives every direction.
    func direction(inConeFrom lowest: Double, _ random: RandomNumbers) -> SIMD3<Double> {
        // The part of a sphere between two heights has an area in proportion to their difference, so the height is uniform.
        let height = 1 - random.unit(.coneHeight) * (1 - lowest)
        let radius = max(0, 1 - height * height).squareRoot()
        let turn = Numerics.sinAndCos(2 * .pi * random.unit(.coneTurn))
        return vector(SIMD3(height, radius * turn.cos, radius * turn.sin))
    }

    /// The vector with these components along `forward`, `left` and `up`.
    func vector(_ components: SIMD3<Double>) -> SIMD3<Double> {
        forward * components.x + left * components.y + up * components.z
    }
}
