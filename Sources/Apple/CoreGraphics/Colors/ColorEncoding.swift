import LaminaImages

/// The mathematics of a colour space.
///
/// Every conversion passes through linear sRGB light.
enum ColorEncoding: Sendable, Hashable {
    case gray(TransferFunction)
    case rgb(Primaries, TransferFunction)
    /// An RGB space described by a matrix, as in an ICC profile.
    case matrix(MatrixEncoding)
    /// Cyan, magenta, yellow and black, by the formula (1 - ink) · (1 - black) without an ICC profile.
    case cmyk
    /// A space described by an ICC profile with tables.
    case profile(DeviceProfile)
    case lab(LabEncoding)
    /// CIE XYZ relative to D50.
    case xyz
    /// Indexes into a table of another space's colours.
    case indexed(IndexedEncoding)
    /// A pattern space, whose colours are repeated tiles; it has no components and converts to black.
    case pattern

    /// The number of components, excluding alpha.
    var componentCount: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .matrix, .lab, .xyz: 3
        case .cmyk: 4
        case .profile(let profile): profile.model.count
        case .pattern: 0
        }
    }

    /// True when the components of a space that is not extended lie in 0...1.
    var isBounded: Bool {
        switch self {
        case .gray, .rgb, .matrix, .cmyk, .profile: true
        case .lab, .xyz, .indexed, .pattern: false
        }
    }

    /// True when the components are drawn as sRGB without conversion.
    var isStandard: Bool { self == .rgb(.sRGB, .sRGB) || self == .gray(.sRGB) }

    /// Converts components to linear sRGB light; the result lies outside 0...1 for colours outside sRGB's gamut.
    ///
    /// - Precondition: There are at least `componentCount` components.
    func light(_ components: [Double]) -> Vector3 {
        switch self {
        case .gray(let transfer):
            let light = transfer.light(components[0])
            return Vector3(light, light, light)
        case .rgb(let primaries, let transfer):
            var light = Vector3(components[0], components[1], components[2]).map(transfer.light)
            if transfer == .hlg { light = light.displayed(luminance: primaries.luminance) }
            return primaries == .sRGB ? light : Primaries.sRGB.fromXYZ * (primaries.toXYZ * light)
        case .matrix(let encoding): return Primaries.sRGB.fromXYZ * encoding.xyz(components)
        case .cmyk:
            let paper = 1 - components[3]
            let inks = Vector3(components[0], components[1], components[2])
            return inks.map { TransferFunction.sRGB.light((1 - $0) * paper) }
        case .profile(let profile): return Self.light(xyz: profile.xyz(Array(components.prefix(profile.model.count))))
        case .lab(let lab): return Primaries.sRGB.fromXYZ * (Primaries.adaptation(from: lab.white) * lab.xyz(components))
        case .xyz:
            let seen = Primaries.adaptation(from: .d50) * Vector3(components[0], components[1], components[2])
            return Primaries.sRGB.fromXYZ * seen
        case .indexed(let table): return table.base.light(table.components(components[0]))
        case .pattern: return Vector3(0, 0, 0)
        }
    }

    /// Converts linear sRGB light to components: the inverse of `light(_:)`.
    ///
    /// An indexed space gives the index of the nearest colour.
    func components(_ light: Vector3) -> [Double] {
        switch self {
        case .gray(let transfer):
            // The luminance of linear sRGB: the middle row of its matrix to XYZ.
            return [transfer.component(light.dot(Vector3(0.2126, 0.7152, 0.0722)))]
        case .rgb(let primaries, let transfer):
            var native = primaries == .sRGB ? light : primaries.fromXYZ * (Primaries.sRGB.toXYZ * light)
            if transfer == .hlg { native = native.captured(luminance: primaries.luminance) }
            let components = native.map(transfer.component)
            return [components.x, components.y, components.z]
        case .matrix(let encoding): return encoding.components(Primaries.sRGB.toXYZ * light)
        case .cmyk:
            let encoded = light.map { max(0, min(1, TransferFunction.sRGB.component($0))) }
            let paper = max(encoded.x, encoded.y, encoded.z)
            guard paper > 0 else { return [0, 0, 0, 1] }
            return [1 - encoded.x / paper, 1 - encoded.y / paper, 1 - encoded.z / paper, 1 - paper]
        case .profile(let profile):
            let xyz = Self.whiteOfProfiles.inverse * (Primaries.sRGB.toXYZ * light)
            return profile.components(xyz: [xyz.x, xyz.y, xyz.z])
        case .lab(let lab): return lab.components(Primaries.adaptation(from: lab.white).inverse * (Primaries.sRGB.toXYZ * light))
        case .xyz:
            let seen = Primaries.adaptation(from: .d50).inverse * (Primaries.sRGB.toXYZ * light)
            return [seen.x, seen.y, seen.z]
        case .indexed(let table): return [Double(table.index(nearest: table.base.components(light)))]
        case .pattern: return []
        }
    }

    /// Returns the linear sRGB light of XYZ relative to the white of ICC profiles.
    static func light(xyz: [Double]) -> Vector3 { Primaries.sRGB.fromXYZ * (whiteOfProfiles * Vector3(xyz[0], xyz[1], xyz[2])) }

    /// The adaptation from the white of ICC profiles to D65.
    private static let whiteOfProfiles = Primaries.adaptation(from: ICCProfile.white)
}
