/// The position and meaning of a pixel's alpha component.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none
    /// Alpha last; the colour components are premultiplied.
    case premultipliedLast
    /// Alpha first; the colour components are premultiplied.
    case premultipliedFirst
    /// Alpha last; the colour components are not premultiplied (straight alpha).
    case last
    /// Alpha first; the colour components are not premultiplied (straight alpha).
    case first
    /// No alpha; the last byte is padding.
    case noneSkipLast
    /// No alpha; the first byte is padding.
    case noneSkipFirst
    /// Alpha without colour components.
    case alphaOnly
}

/// The byte order of a pixel in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The mask of the bits that store the byte order.
    case orderMask = 0x7000
    /// The default order: bytes lie in memory in the order in which the components are listed, without reversal.
    case orderDefault = 0x0000
    /// 16-bit units, little-endian.
    case order16Little = 0x1000
    /// 32-bit units, little-endian.
    case order32Little = 0x2000
    /// 16-bit units, big-endian.
    case order16Big = 0x3000
    /// 32-bit units, big-endian.
    case order32Big = 0x4000
}

/// The division of a pixel's bits among its components.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The mask of the bits that store the pixel format.
    case mask = 0xF0000
    /// The same number of bits for every component.
    case packed = 0x00000
    /// 5 bits for each of red, green and blue.
    case RGB555 = 0x10000
    /// 5 bits for red, 6 for green and 5 for blue.
    case RGB565 = 0x20000
    /// 10 bits for each of red, green and blue.
    case RGB101010 = 0x30000
    /// 10 bits for each of red, green and blue, with an extended range for wide-gamut colours.
    case RGBCIF10 = 0x40000
}

/// The layout of a bitmap's pixels: alpha, byte order and number type.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits, with the same values as in Apple's Core Graphics.
    public let rawValue: UInt32

    /// Creates a layout from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The mask of the bits that store a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The mask of the bits that mark floating-point components.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// The components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The mask of the bits that store a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order: bytes lie in memory in the order in which the components are listed, without reversal.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit units, little-endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, little-endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, big-endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, big-endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The position and meaning of alpha; `.none` for invalid bits.
    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
    /// The byte order; `.orderDefault` for invalid bits.
    var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
    /// The pixel format; `.packed` for invalid bits.
    var pixelFormat: CGImagePixelFormatInfo { CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed }
}

/// 16-bit units in this machine's byte order.
public var kCGBitmapByteOrder16Host: CGBitmapInfo { 1.littleEndian == 1 ? .byteOrder16Little : .byteOrder16Big }
/// 32-bit units in this machine's byte order.
public var kCGBitmapByteOrder32Host: CGBitmapInfo { 1.littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big }

/// The quality with which an image is sampled when it is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// Each image's `shouldInterpolate` decides.
    case `default`
    /// Nearest neighbour.
    case none
    /// The fastest interpolation; bilinear here.
    case low
    /// The best interpolation; bilinear here.
    case high
    /// Between `low` and `high`; bilinear here.
    case medium
}
