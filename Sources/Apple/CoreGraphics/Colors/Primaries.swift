/// The red, green, blue and white of an RGB space, as CIE 1931 chromaticities.
struct Primaries: Sendable, Hashable {
    let red: Chromaticity
    let green: Chromaticity
    let blue: Chromaticity
    let white: Chromaticity

    /// The x and y coordinates of a colour in the CIE 1931 diagram, without its luminance.
    struct Chromaticity: Sendable, Hashable {
        let x: Double
        let y: Double

        init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }

        /// Creates the chromaticity of a colour in XYZ.
        init(_ xyz: Vector3) {
            let sum = xyz.x + xyz.y + xyz.z
            self.init(xyz.x / sum, xyz.y / sum)
        }

        /// The colour's XYZ at luminance 1.
        var xyz: Vector3 { Vector3(x / y, 1, (1 - x - y) / y) }

        static let d50 = Chromaticity(0.3457, 0.3585)
        static let d65 = Chromaticity(0.3127, 0.3290)
    }

    /// The primaries of IEC 61966-2-1 and ITU-R BT.709.
    static let sRGB = Primaries(
        red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60), blue: Chromaticity(0.15, 0.06), white: .d65)
    /// The primaries of SMPTE RP 431-2 with D65, the white point of displays.
    static let displayP3 = Primaries(
        red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690), blue: Chromaticity(0.150, 0.060), white: .d65)
    /// The primaries of SMPTE RP 431-2, with the white point of cinemas.
    static let cinemaP3 = Primaries(
        red: Chromaticity(0.680, 0.320), green: Chromaticity(0.265, 0.690), blue: Chromaticity(0.150, 0.060),
        white: Chromaticity(0.314, 0.351))
    static let adobeRGB = Primaries(
        red: Chromaticity(0.64, 0.33), green: Chromaticity(0.21, 0.71), blue: Chromaticity(0.15, 0.06), white: .d65)
    /// The primaries of ITU-R BT.2020.
    static let bt2020 = Primaries(
        red: Chromaticity(0.708, 0.292), green: Chromaticity(0.170, 0.797), blue: Chromaticity(0.131, 0.046), white: .d65)
    /// The primaries of ISO 22028-2.
    static let romm = Primaries(
        red: Chromaticity(0.7347, 0.2653), green: Chromaticity(0.1596, 0.8404), blue: Chromaticity(0.0366, 0.0001), white: .d50)
    /// The primaries of Academy S-2014-004.
    static let aces = Primaries(
        red: Chromaticity(0.713, 0.293), green: Chromaticity(0.165, 0.830), blue: Chromaticity(0.128, 0.044),
        white: Chromaticity(0.32168, 0.33767))

    /// The matrix from linear components to CIE XYZ relative to D65.
    ///
    /// - Source: SMPTE RP 177; chromatic adaptation after Bradford.
    var toXYZ: Matrix3 {
        let unscaled = Matrix3(columns: red.xyz, green.xyz, blue.xyz)
        // Scales the primaries so that equal amounts of the three give the white point.
        let brightness = unscaled.inverse * white.xyz
        let native = Matrix3(columns: red.xyz * brightness.x, green.xyz * brightness.y, blue.xyz * brightness.z)
        return Primaries.adaptation(from: white) * native
    }

    /// The matrix from CIE XYZ relative to D65 to linear components.
    var fromXYZ: Matrix3 { self == .sRGB ? Self.sRGBFromXYZ : toXYZ.inverse }

    /// The share of each linear component in the luminance: the middle row of `toXYZ`.
    var luminance: Vector3 {
        let matrix = toXYZ
        return Vector3(matrix.first.y, matrix.second.y, matrix.third.y)
    }

    // Every conversion needs this matrix, so it is computed once.
    private static let sRGBFromXYZ = sRGB.toXYZ.inverse

    /// Returns the Bradford matrix that adapts XYZ relative to `white` to XYZ relative to D65.
    static func adaptation(from white: Chromaticity) -> Matrix3 {
        guard white != .d65 else { return .identity }
        // Bradford's matrix converts XYZ to cone responses. Scaling each response by the ratio of the two white points maps white to white.
        let from = bradford * white.xyz
        let to = bradford * Chromaticity.d65.xyz
        let scale = Matrix3(
            columns: Vector3(to.x / from.x, 0, 0), Vector3(0, to.y / from.y, 0), Vector3(0, 0, to.z / from.z))
        return bradford.inverse * scale * bradford
    }

    private static let bradford = Matrix3(
        columns: Vector3(0.8951, -0.7502, 0.0389), Vector3(0.2664, 1.7135, -0.0685), Vector3(-0.1614, 0.0367, 1.0296))
}
