/// Where the alpha of a pixel is and what it means.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha.
    case none
    /// Alpha comes last; the colours are already multiplied by it.
    case premultipliedLast
    /// Alpha comes first; the colours are already multiplied by it.
    case premultipliedFirst
    /// Alpha comes last; the colours are not multiplied.
    case last
    /// Alpha comes first; the colours are not multiplied.
    case first
    /// The last component is ignored.
    case noneSkipLast
    /// The first component is ignored.
    case noneSkipFirst
    /// There is nothing but alpha.
    case alphaOnly
}

/// In which order the bytes of a pixel stand in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// All bits that say so.
    case orderMask = 0x7000
    /// As the components are named.
    case orderDefault = 0x0000
    /// 16-bit units, lowest byte first.
    case order16Little = 0x1000
    /// 32-bit units, lowest byte first.
    case order32Little = 0x2000
    /// 16-bit units, highest byte first.
    case order16Big = 0x3000
    /// 32-bit units, highest byte first.
    case order32Big = 0x4000
}

/// How the bits of a pixel are shared out.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// All bits that say so.
    case mask = 0xF0000
    /// Every component has the same number of bits.
    case packed = 0x00000
    /// 5, 5 and 5 bits.
    case RGB555 = 0x10000
    /// 5, 6 and 5 bits.
    case RGB565 = 0x20000
    /// 10, 10 and 10 bits.
    case RGB101010 = 0x30000
    /// 10, 10 and 10 bits with room for wide colours.
    case RGBCIF10 = 0x40000
}

/// The layout of a bitmap's pixels: alpha, byte order and kind of number.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits as Core Graphics has them.
    public let rawValue: UInt32

    /// The layout of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floats.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floats.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// As the components are named.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit units, lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Where alpha is; none for bits that mean nothing.
    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
    /// In which order the bytes stand.
    var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
    /// How the bits are shared out.
    var pixelFormat: CGImagePixelFormatInfo { CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed }
}

/// 16-bit units in this machine's order.
public var kCGBitmapByteOrder16Host: CGBitmapInfo { 1.littleEndian == 1 ? .byteOrder16Little : .byteOrder16Big }
/// 32-bit units in this machine's order.
public var kCGBitmapByteOrder32Host: CGBitmapInfo { 1.littleEndian == 1 ? .byteOrder32Little : .byteOrder32Big }

/// How an image is sampled when it is not shown pixel by pixel.
public enum CGInterpolationQuality: Int32, Sendable {
    /// What suits most.
    case `default`
    /// Each place shows the nearest pixel.
    case none
    /// Fast.
    case low
    /// Slow and good.
    case high
    /// Between low and high.
    case medium
}
