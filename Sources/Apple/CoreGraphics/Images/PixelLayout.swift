/// The order of a pixel's bytes in memory, for components of one byte each.
struct PixelLayout: Sendable, Hashable {
    /// The relation of alpha to the colour components.
    enum Alpha: Sendable, Hashable {
        case absent
        case premultiplied
        case straight
    }

    /// The components of a pixel, each with its byte offset in the pixel.
    enum Channels: Sendable, Hashable {
        case rgb(red: Int, green: Int, blue: Int)
        case gray(Int)
        case alphaOnly
    }

    let bytesPerPixel: Int
    let channels: Channels
    let alpha: Alpha
    /// The byte offset of alpha in the pixel; meaningless when alpha is absent and there is no padding.
    let alphaOffset: Int

    /// The layout of `Bitmap`: blue, green, red, alpha; premultiplied.
    static let native = PixelLayout(
        bytesPerPixel: 4, channels: .rgb(red: 2, green: 1, blue: 0), alpha: .premultiplied, alphaOffset: 3)

    private init(bytesPerPixel: Int, channels: Channels, alpha: Alpha, alphaOffset: Int) {
        self.bytesPerPixel = bytesPerPixel
        self.channels = channels
        self.alpha = alpha
        self.alphaOffset = alphaOffset
    }

    /// Creates the layout that Core Graphics' values describe; nil when it is not supported (16 bits, floats, packed bits, colour tables).
    init?(model: CGColorSpaceModel?, bitsPerComponent: Int, bitsPerPixel: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, bitsPerPixel % 8 == 0, info.isDisjoint(with: .floatInfoMask), info.pixelFormat == .packed,
            info.alphaInfo.isNamed
        else {
            return nil
        }
        let bytes = bitsPerPixel / 8
        if info.alphaInfo == .alphaOnly {
            guard bytes == 1 else { return nil }
            self.init(bytesPerPixel: 1, channels: .alphaOnly, alpha: .premultiplied, alphaOffset: 0)
            return
        }
        switch model {
        case .rgb: self.init(rgb: bytes, info)
        case .monochrome: self.init(gray: bytes, info)
        default: return nil
        }
    }

    private init?(rgb bytes: Int, _ info: CGBitmapInfo) {
        let first = info.alphaInfo.isFirst ? 1 : 0
        // A pixel has four bytes; with the alpha info `.none` one of them is unused, or it has only three.
        guard bytes == 4 || (bytes == 3 && info.alphaInfo == .none) else { return nil }
        // Little-endian order reverses the four bytes.
        let isTurned = info.byteOrder == .order32Little && bytes == 4
        guard isTurned || info.byteOrder == .orderDefault || info.byteOrder == .order32Big else { return nil }
        func place(_ index: Int) -> Int { isTurned ? 3 - index : index }
        self.init(
            bytesPerPixel: bytes, channels: .rgb(red: place(first), green: place(first + 1), blue: place(first + 2)),
            alpha: info.alphaInfo.meaning, alphaOffset: place(first == 1 ? 0 : bytes - 1))
    }

    private init?(gray bytes: Int, _ info: CGBitmapInfo) {
        let hasRoom = info.alphaInfo != .none
        guard bytes == (hasRoom ? 2 : 1), info.byteOrder == .orderDefault else { return nil }
        let isFirst = info.alphaInfo.isFirst
        self.init(bytesPerPixel: bytes, channels: .gray(isFirst ? 1 : 0), alpha: info.alphaInfo.meaning, alphaOffset: isFirst ? 0 : 1)
    }
}

extension CGImageAlphaInfo {
    /// True for the values that Core Graphics names; no format has another one.
    var isNamed: Bool { rawValue <= CGImageAlphaInfo.alphaOnly.rawValue }

    /// True when the alpha, or the padding instead of it, precedes the colour components.
    var isFirst: Bool { self == .first || self == .premultipliedFirst || self == .noneSkipFirst }

    /// The relation of alpha to the colour components.
    var meaning: PixelLayout.Alpha {
        switch self {
        case .none, .noneSkipFirst, .noneSkipLast: .absent
        case .premultipliedFirst, .premultipliedLast, .alphaOnly: .premultiplied
        case .first, .last: .straight
        @unknown default: .absent
        }
    }

    /// True when pixels may be transparent.
    var hasAlpha: Bool { meaning != .absent }
}
