import LaminaPrimitives

/// CIE L*a*b* with a white point and the ranges of a* and b*.
struct LabEncoding: Sendable, Hashable {
    let white: Primaries.Chromaticity
    let aRange: ClosedRange<Double>
    let bRange: ClosedRange<Double>

    /// L*a*b* relative to D50, as in ICC profiles.
    static let generic = LabEncoding(white: .d50, aRange: -128...127, bRange: -128...127)

    /// Converts L*a*b* to XYZ, both relative to the white point.
    ///
    /// - Source: CIE 15:2004.
    func xyz(_ lab: [Double]) -> Vector3 {
        let middle = (lab[0] + 16) / 116
        // The inverse of `close` below: a cube, with a linear segment near black.
        func open(_ value: Double) -> Double { value > 6 / 29 ? value * value * value : (value - 4 / 29) * 108 / 841 }
        let full = white.xyz
        return Vector3(full.x * open(middle + lab[1] / 500), full.y * open(middle), full.z * open(middle - lab[2] / 200))
    }

    /// Converts XYZ to L*a*b*, both relative to the white point: the inverse of `xyz(_:)`, limited to the ranges of a* and b*.
    func components(_ xyz: Vector3) -> [Double] {
        // A cube root approximates the perceived lightness; a linear segment near black keeps the slope finite.
        func close(_ value: Double) -> Double {
            value > 216 / 24389 ? Numerics.pow(value, 1 / 3) : value * 841 / 108 + 4 / 29
        }
        let full = white.xyz
        let (x, y, z) = (close(xyz.x / full.x), close(xyz.y / full.y), close(xyz.z / full.z))
        return [116 * y - 16, limited(500 * (x - y), aRange), limited(200 * (y - z), bRange)]
    }

    private func limited(_ value: Double, _ range: ClosedRange<Double>) -> Double { max(range.lowerBound, min(range.upperBound, value)) }
}
