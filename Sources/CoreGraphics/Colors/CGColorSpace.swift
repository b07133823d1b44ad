public import Foundation

/// What the components of a colour mean.
public final class CGColorSpace: Sendable {
    let encoding: ColorEncoding
    /// Components outside 0...1 are kept instead of clamped.
    let isExtended: Bool
    /// Apple's name without `kCGColorSpace`; nil for spaces that depend on the device.
    private let shortName: String?

    init(_ encoding: ColorEncoding, isExtended: Bool = false, shortName: String? = nil) {
        self.encoding = encoding
        self.isExtended = isExtended
        self.shortName = shortName
    }

    /// The space of this name, such as `CGColorSpace.sRGB`; nil for a name that is not known here.
    public convenience init?(name: CFString) {
        let text = String(describing: name)
        guard text.hasPrefix("kCGColorSpace"), let entry = Self.named[String(text.dropFirst(13))] else { return nil }
        self.init(entry.encoding, isExtended: entry.isExtended, shortName: String(text.dropFirst(13)))
    }

    /// The space's name; nil for spaces that depend on the device.
    public var name: CFString? { shortName.map { NSString(string: "kCGColorSpace" + $0) } }

    /// How many components a colour has here, alpha not counted.
    public var numberOfComponents: Int { encoding.componentCount }

    /// The kind of space.
    public var model: CGColorSpaceModel {
        switch encoding {
        case .gray: .monochrome
        case .rgb: .rgb
        case .cmyk: .cmyk
        case .lab: .lab
        case .xyz: .XYZ
        case .pattern: .pattern
        }
    }

    /// The space reaches beyond sRGB.
    public var isWideGamutRGB: Bool {
        guard case .rgb(let primaries, _) = encoding else { return false }
        return isExtended || primaries != .sRGB
    }

    /// A bitmap can be drawn in this space.
    public var supportsOutput: Bool {
        switch encoding {
        case .gray, .rgb, .cmyk: true
        case .lab, .xyz, .pattern: false
        }
    }
}

extension CGColorSpace: Hashable {
    /// Both have the same name and mean the same colours.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a === b || (a.encoding == b.encoding && a.isExtended == b.isExtended && a.shortName == b.shortName)
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(isExtended)
        hasher.combine(shortName)
    }
}

/// The kinds of colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component from black to white.
    case monochrome
    /// Red, green, blue.
    case rgb
    /// Cyan, magenta, yellow, black.
    case cmyk
    /// Brightness and two opponent colours.
    case lab
    /// Any number of inks.
    case deviceN
    /// Numbers of a table of colours.
    case indexed
    /// A tile that is drawn again and again.
    case pattern
    /// The CIE's X, Y and Z.
    case XYZ
}

/// The gray of whatever shows it: drawn without conversion, as sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The red, green and blue of whatever shows it: drawn without conversion, as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The inks of whatever prints it.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
