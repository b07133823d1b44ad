/// An RGB space given by the XYZ of its primaries and a transfer function for each component.
struct MatrixEncoding: Sendable, Hashable {
    /// The matrix from linear components to XYZ relative to D65.
    let toXYZ: Matrix3
    private let fromXYZ: Matrix3
    let red: TransferFunction
    let green: TransferFunction
    let blue: TransferFunction

    /// Creates a space; nil when the matrix has no inverse.
    init?(toXYZ: Matrix3, _ red: TransferFunction, _ green: TransferFunction, _ blue: TransferFunction) {
        let inverse = toXYZ.inverse
        guard toXYZ.isFinite, inverse.isFinite else { return nil }
        self.toXYZ = toXYZ
        fromXYZ = inverse
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// True when a primary lies outside sRGB's gamut by more than 1 %.
    var isWide: Bool {
        [toXYZ.first, toXYZ.second, toXYZ.third].contains { primary in
            let light = Primaries.sRGB.fromXYZ * primary
            return min(light.x, light.y, light.z) < -0.01
        }
    }

    /// Converts components to XYZ relative to D65.
    func xyz(_ components: [Double]) -> Vector3 {
        toXYZ * Vector3(red.light(components[0]), green.light(components[1]), blue.light(components[2]))
    }

    /// Converts XYZ relative to D65 to components.
    func components(_ xyz: Vector3) -> [Double] {
        let light = fromXYZ * xyz
        return [red.component(light.x), green.component(light.y), blue.component(light.z)]
    }
}
