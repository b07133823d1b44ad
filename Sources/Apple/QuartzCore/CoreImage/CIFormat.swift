/// A layout of pixels in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The layout's number.
    public let rawValue: Int32
    /// Creates a layout from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Alpha, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red and alpha, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue and alpha, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Alpha, blue, green and red, a byte each.
    public static let ABGR8 = CIFormat(rawValue: 267)
    /// Red, green, blue and alpha as halves.
    public static let RGBAh = CIFormat(rawValue: 2056)
    /// Red, green, blue and alpha as floats.
    public static let RGBAf = CIFormat(rawValue: 2312)
    /// Alpha in a byte.
    public static let A8 = CIFormat(rawValue: 261)
    /// Red in a byte.
    public static let R8 = CIFormat(rawValue: 257)
    /// Luminance in a byte.
    public static let L8 = CIFormat(rawValue: 268)
    /// Red as a half.
    public static let Rh = CIFormat(rawValue: 2053)
    /// Red as a float.
    public static let Rf = CIFormat(rawValue: 2309)

    /// The channels of a pixel in memory, with indices of red, green, blue and alpha; nil for a number that is no layout here.
    var channels: [Int]? {
        switch self {
        case .ARGB8: [3, 0, 1, 2]
        case .BGRA8: [2, 1, 0, 3]
        case .RGBA8, .RGBAh, .RGBAf: [0, 1, 2, 3]
        case .ABGR8: [3, 2, 1, 0]
        case .A8: [3]
        case .R8, .Rh, .Rf, .L8: [0]
        default: nil
        }
    }

    /// The bytes of a channel.
    var channelSize: Int {
        switch self {
        case .RGBAf, .Rf: 4
        case .RGBAh, .Rh: 2
        default: 1
        }
    }

    /// The bytes of a pixel; 0 for a number that is no layout here.
    var pixelSize: Int { (channels?.count ?? 0) * channelSize }
}
