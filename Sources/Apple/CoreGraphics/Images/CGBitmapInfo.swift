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
