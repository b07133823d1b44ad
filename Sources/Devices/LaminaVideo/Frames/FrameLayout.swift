import LaminaImages
import LaminaPrimitives

/// The arrangement of a frame's bytes in a stream.
enum FrameLayout: Sendable, Hashable {
    /// Blue, green, red and straight alpha, 4 bytes per pixel.
    case bgra
    /// Planar Y'CbCr of BT.709, limited range, 4:2:0, without alpha.
    case yuv420

    /// The layout's name in ffmpeg.
    var pixelFormat: String {
        switch self {
        case .bgra: "bgra"
        case .yuv420: "yuv420p"
        }
    }

    /// Writes a bitmap's pixels to `bytes`, whose memory is reused when it has the right size.
    func write(_ bitmap: Bitmap, isOpaque: Bool, into bytes: inout [UInt8]) {
        switch self {
        case .bgra:
            resize(&bytes, to: bitmap.pixels.count * 4)
            var span = bytes.mutableSpan
            Self.writeStraight(bitmap.pixels.span, isOpaque: isOpaque, into: &span)
        case .yuv420:
            resize(&bytes, to: YUV420.byteCount(width: bitmap.width, height: bitmap.height))
            var span = bytes.mutableSpan
            YUV420.convert(bitmap.pixels.span, width: bitmap.width, into: &span)
        }
    }

    private func resize(_ bytes: inout [UInt8], to count: Int) {
        if bytes.count != count { bytes = Array(repeating: 0, count: count) }
    }

    private static func writeStraight(_ pixels: Span<Pixel>, isOpaque: Bool, into bytes: inout MutableSpan<UInt8>) {
        for index in pixels.indices {
            let pixel = isOpaque ? pixels[index] : pixels[index].straight
            bytes[4 &* index] = UInt8(truncatingIfNeeded: pixel)
            bytes[4 &* index &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
            bytes[4 &* index &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
            bytes[4 &* index &+ 3] = UInt8(truncatingIfNeeded: pixel &>> 24)
        }
    }
}
