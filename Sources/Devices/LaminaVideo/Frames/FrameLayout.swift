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

    /// The size of a frame in bytes.
    func byteCount(width: Int, height: Int) -> Int {
        switch self {
        case .bgra: 4 * width * height
        case .yuv420: YUV420.byteCount(width: width, height: height)
        }
    }

    /// Writes the pixels of some cells of a bitmap to `bytes`, which has the size of a frame.
    func write(_ bitmap: Bitmap, _ cells: ChangedCells, isOpaque: Bool, into bytes: inout [UInt8]) {
        var span = bytes.mutableSpan
        switch self {
        case .bgra: Self.writeStraight(bitmap, cells, isOpaque: isOpaque, into: &span)
        case .yuv420: YUV420.convert(bitmap.pixels.span, width: bitmap.width, cells, into: &span)
        }
    }

    private static func writeStraight(_ bitmap: Bitmap, _ cells: ChangedCells, isOpaque: Bool, into bytes: inout MutableSpan<UInt8>) {
        let pixels = bitmap.pixels.span
        precondition(bytes.count == 4 * pixels.count, "the bytes do not have the frame's size")
        for pair in 0..<cells.pairCount {
            for columns in cells.columns(ofPair: pair) {
                for row in cells.rows(ofPair: pair) {
                    let start = row * bitmap.width
                    writeStraight(pixels, start + columns.lowerBound..<start + columns.upperBound, isOpaque: isOpaque, into: &bytes)
                }
            }
        }
    }

    private static func writeStraight(_ pixels: Span<Pixel>, _ places: Range<Int>, isOpaque: Bool, into bytes: inout MutableSpan<UInt8>) {
        for index in places {
            let pixel = isOpaque ? pixels[index] : pixels[index].straight
            bytes[4 &* index] = UInt8(truncatingIfNeeded: pixel)
            bytes[4 &* index &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
            bytes[4 &* index &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
            bytes[4 &* index &+ 3] = UInt8(truncatingIfNeeded: pixel &>> 24)
        }
    }
}
