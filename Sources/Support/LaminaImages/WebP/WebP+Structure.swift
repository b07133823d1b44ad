import LaminaPrimitives

/// Conversion between WebP files and bitmaps.
///
/// - Source: RFC 9649.
package enum WebP {
    /// The longest side that the format can store, in pixels.
    static let largestSide = 16_383

    /// Reads the structure of a WebP file.
    static func structure(bytes: [UInt8], name: String) throws(ImageFileError) -> ImageFile {
        // The file's own size may be smaller than the number of bytes, and larger in a truncated file.
        let end = min(bytes.count, 8 + (bytes.little(at: 4, 4) ?? 0))
        let chunks = RIFFChunks(bytes, in: min(12, end)..<end)
        guard let first = chunks.list.first else { throw .incompleteHeader(name: name, format: .webP) }
        guard ["VP8 ", "VP8L", "VP8X"].contains(first.type) else {
            throw .damaged(name: name, format: .webP, reason: "the first chunk is “\(first.type)”")
        }
        guard let size = size(of: first, bytes) else { throw .incompleteHeader(name: name, format: .webP) }
        try ImageLimits.check(width: size.width, height: size.height, name: name)
        var file = ImageFile(format: .webP, name: name, bytes: bytes)
        file.width = size.width
        file.height = size.height
        file.isComplete = bytes.little(at: 4, 4).map { $0 + 8 <= bytes.count } ?? false
        file.metadata = metadata(chunks, bytes)
        if first.type == "VP8X", bytes[first.payload.lowerBound] & 2 != 0 {
            file.isAnimation = true
            file.loopCount = chunks.first("ANIM").flatMap { bytes.little(at: $0.lowerBound + 4, 2) }
            file.frames = frames(chunks, bytes, canvas: PixelRect(width: size.width, height: size.height))
        } else if chunks.list.contains(where: { $0.type == "VP8 " || $0.type == "VP8L" }) {
            file.frames = [ImageFrame(area: PixelRect(width: size.width, height: size.height), source: .webP(0..<end))]
        }
        return file
    }

    /// Returns the size of the canvas that a file's first chunk has; nil when it is cut off before.
    private static func size(of chunk: RIFFChunks.Chunk, _ bytes: [UInt8]) -> (width: Int, height: Int)? {
        let (start, count) = (chunk.payload.lowerBound, chunk.payload.count)
        switch chunk.type {
        case "VP8X":
            guard count >= 10, let width = bytes.little(at: start + 4, 3), let height = bytes.little(at: start + 7, 3) else { return nil }
            return (width + 1, height + 1)
        case "VP8L":
            guard count >= 5, let sizes = bytes.little(at: start + 1, 4) else { return nil }
            return (sizes & 0x3FFF + 1, sizes >> 14 & 0x3FFF + 1)
        default:
            guard count >= 10, let width = bytes.little(at: start + 6, 2), let height = bytes.little(at: start + 8, 2) else { return nil }
            return (width & 0x3FFF, height & 0x3FFF)
        }
    }

    private static func metadata(_ chunks: RIFFChunks, _ bytes: [UInt8]) -> ImageMetadata {
        var result = ImageMetadata()
        let first = chunks.list[0]
        switch first.type {
        case "VP8X": result.hasAlpha = bytes[first.payload.lowerBound] & 0x10 != 0
        case "VP8L": result.hasAlpha = bytes[first.payload.lowerBound + 4] & 0x10 != 0
        default: break
        }
        result.profile = chunks.first("ICCP").map { Array(bytes[$0]) }
        // Some programs write the name that the block has in JPEG files.
        result.exif = chunks.first("EXIF").flatMap { Exif(bytes, in: bytes.has("Exif\0\0", at: $0.lowerBound) ? $0.dropFirst(6) : $0) }
        return result
    }

    /// Returns the frames up to the first that reaches beyond the canvas.
    private static func frames(_ chunks: RIFFChunks, _ bytes: [UInt8], canvas: PixelRect) -> [ImageFrame] {
        let frames = chunks.list.lazy.filter { $0.type == "ANMF" }.map { frame($0.payload, bytes) }
        return frames.prefix { $0.map { canvas.intersection($0.area) == $0.area } ?? false }.compactMap { $0 }
    }

    /// Reads a frame; nil when its description or its pixels are missing.
    private static func frame(_ payload: Range<Int>, _ bytes: [UInt8]) -> ImageFrame? {
        let start = payload.lowerBound
        guard payload.count > 24, let x = bytes.little(at: start, 3), let y = bytes.little(at: start + 3, 3),
            let width = bytes.little(at: start + 6, 3),
            let height = bytes.little(at: start + 9, 3), let milliseconds = bytes.little(at: start + 12, 3)
        else { return nil }
        let flags = bytes[start + 15]
        // Offsets are stored in units of two pixels, sizes less one.
        return ImageFrame(
            area: PixelRect(2 * x, 2 * y, 2 * x + width + 1, 2 * y + height + 1), duration: Double(milliseconds) / 1000,
            disposal: flags & 1 == 1 ? .clear : .keep, isBlended: flags & 2 == 0, source: .webP(payload.dropFirst(16)))
    }
}
