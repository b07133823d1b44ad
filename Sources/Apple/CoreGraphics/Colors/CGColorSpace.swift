public import Foundation
import LaminaImages

/// A colour space: the meaning of a colour's components.
public final class CGColorSpace: Sendable {
    let encoding: ColorEncoding
    /// True when components outside 0...1 are kept; false when they are clamped.
    let isExtended: Bool
    /// True when components are clamped to 0...1.
    let isClamped: Bool
    /// True when the components are drawn as sRGB without conversion.
    ///
    /// Stored, because every new colour asks for it and comparing encodings is slow.
    let isStandard: Bool
    /// Apple's name without the prefix `kCGColorSpace`; nil for device spaces.
    let shortName: String?
    /// The space of an indexed space's table, or of a pattern space's uncoloured patterns; nil for other spaces.
    public let baseColorSpace: CGColorSpace?

    init(_ encoding: ColorEncoding, isExtended: Bool = false, shortName: String? = nil, base: CGColorSpace? = nil) {
        self.encoding = encoding
        self.isExtended = isExtended
        isClamped = !isExtended && encoding.isBounded
        isStandard = encoding.isStandard
        self.shortName = shortName
        baseColorSpace = base
    }

    /// Creates the colour space with a name such as `CGColorSpace.sRGB`; nil for an unknown name.
    public convenience init?(name: CFString) {
        let text = String(describing: name)
        guard text.hasPrefix("kCGColorSpace"), let entry = Self.named[String(text.dropFirst(13))] else { return nil }
        self.init(entry.encoding, isExtended: entry.isExtended, shortName: String(text.dropFirst(13)))
    }

    /// The colour space's name; nil for device spaces.
    public var name: CFString? { shortName.map { NSString(string: "kCGColorSpace" + $0) } }

    /// The number of components of a colour, excluding alpha.
    public var numberOfComponents: Int { encoding.componentCount }

    /// The colour model, such as RGB or CMYK.
    public var model: CGColorSpaceModel {
        switch encoding {
        case .gray: .monochrome
        case .rgb, .matrix: .rgb
        case .cmyk: .cmyk
        case .profile(let profile): profile.model.space
        case .lab: .lab
        case .xyz: .XYZ
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// True for RGB spaces that are extended or have primaries other than sRGB's.
    public var isWideGamutRGB: Bool {
        switch encoding {
        case .rgb(let primaries, _): isExtended || primaries != .sRGB
        case .matrix(let matrix): matrix.isWide
        default: false
        }
    }

    /// True when a bitmap context can have this colour space.
    public var supportsOutput: Bool {
        switch encoding {
        case .gray, .rgb, .matrix, .cmyk: true
        case .profile(let profile): profile.isDestination
        case .lab, .xyz, .indexed, .pattern: false
        }
    }
}

extension CGColorSpace: Hashable {
    /// True when the two spaces have the same name and the same encoding.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a === b
            || (a.encoding == b.encoding && a.isExtended == b.isExtended && a.shortName == b.shortName && a.baseColorSpace == b.baseColorSpace)
    }

    /// Hashes the encoding and the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(isExtended)
        hasher.combine(shortName)
        hasher.combine(baseColorSpace)
    }
}

/// Returns the device's gray space, which is drawn as sRGB without conversion.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the device's RGB space, which is drawn as sRGB without conversion.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's CMYK space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension DeviceProfile.Model {
    /// The model of a colour space with such components.
    fileprivate var space: CGColorSpaceModel {
        switch self {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        }
    }
}
