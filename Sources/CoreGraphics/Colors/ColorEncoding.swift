import LaminaPrimitives

/// The mathematics of a colour space.
///
/// Every conversion passes through linear sRGB light.
enum ColorEncoding: Sendable, Hashable {
    case gray(TransferFunction)
    case rgb(Primaries, TransferFunction)
    /// Cyan, magenta, yellow and black, by the formula (1 - ink) · (1 - black) without an ICC profile.
    case cmyk
    /// CIE L*a*b* relative to D50.
    case lab
    /// CIE XYZ relative to D50.
    case xyz
    /// A pattern space, whose colours are repeated tiles; it has no components and converts to black.
    case pattern

    /// The number of components, excluding alpha.
    var componentCount: Int {
        switch self {
        case .gray: 1
        case .rgb, .lab, .xyz: 3
        case .cmyk: 4
        case .pattern: 0
        }
    }

    /// True when the components of a space that is not extended lie in 0...1.
    var isBounded: Bool {
        switch self {
        case .gray, .rgb, .cmyk: true
        case .lab, .xyz, .pattern: false
        }
    }

    /// Converts components to linear sRGB light; the result lies outside 0...1 for colours outside sRGB's gamut.
    ///
    /// - Precondition: There are at least `componentCount` components.
    func light(_ components: [Double]) -> Vector3 {
        switch self {
        case .gray(let transfer):
            let light = transfer.light(components[0])
            return Vector3(light, light, light)
        case .rgb(let primaries, let transfer):
            let light = Vector3(components[0], components[1], components[2]).map(transfer.light)
            return primaries == .sRGB ? light : Primaries.sRGB.toXYZ.inverse * (primaries.toXYZ * light)
        case .cmyk:
            let paper = 1 - components[3]
            let inks = Vector3(components[0], components[1], components[2])
            return inks.map { TransferFunction.sRGB.light((1 - $0) * paper) }
        case .lab: return ColorEncoding.xyz.light(tristimulus(ofLab: components))
        case .xyz:
            let seen = Primaries.adaptation(from: .d50) * Vector3(components[0], components[1], components[2])
            return Primaries.sRGB.toXYZ.inverse * seen
        case .pattern: return Vector3(0, 0, 0)
        }
    }

    /// Converts linear sRGB light to components: the inverse of `light(_:)`.
    func components(_ light: Vector3) -> [Double] {
        switch self {
        case .gray(let transfer):
            // The luminance of linear sRGB: the middle row of its matrix to XYZ.
            return [transfer.component(light.dot(Vector3(0.2126, 0.7152, 0.0722)))]
        case .rgb(let primaries, let transfer):
            let native = primaries == .sRGB ? light : primaries.toXYZ.inverse * (Primaries.sRGB.toXYZ * light)
            let components = native.map(transfer.component)
            return [components.x, components.y, components.z]
        case .cmyk:
            let encoded = light.map { max(0, min(1, TransferFunction.sRGB.component($0))) }
            let paper = max(encoded.x, encoded.y, encoded.z)
            guard paper > 0 else { return [0, 0, 0, 1] }
            return [1 - encoded.x / paper, 1 - encoded.y / paper, 1 - encoded.z / paper, 1 - paper]
        case .lab: return lightness(ofXYZ: ColorEncoding.xyz.components(light))
        case .xyz:
            let seen = Primaries.adaptation(from: .d50).inverse * (Primaries.sRGB.toXYZ * light)
            return [seen.x, seen.y, seen.z]
        case .pattern: return []
        }
    }
}

/// Converts CIE L*a*b* to XYZ, both relative to D50.
///
/// - Source: CIE 15:2004.
private func tristimulus(ofLab lab: [Double]) -> [Double] {
    let middle = (lab[0] + 16) / 116
    // The inverse of `close` below: a cube, with a linear segment near black.
    func open(_ value: Double) -> Double { value > 6 / 29 ? value * value * value : (value - 4 / 29) * 108 / 841 }
    let white = Primaries.Chromaticity.d50.xyz
    return [white.x * open(middle + lab[1] / 500), white.y * open(middle), white.z * open(middle - lab[2] / 200)]
}

/// Converts CIE XYZ to L*a*b*, both relative to D50: the inverse of `tristimulus(ofLab:)`.
private func lightness(ofXYZ xyz: [Double]) -> [Double] {
    // A cube root approximates the perceived lightness; a linear segment near black keeps the slope finite.
    func close(_ value: Double) -> Double {
        value > 216 / 24389 ? Numerics.pow(value, 1 / 3) : value * 841 / 108 + 4 / 29
    }
    let white = Primaries.Chromaticity.d50.xyz
    let (x, y, z) = (close(xyz[0] / white.x), close(xyz[1] / white.y), close(xyz[2] / white.z))
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
