import LaminaPrimitives

/// The colour table, the compressed indices and the transparency of one image in a GIF file.
struct GIFImagePart: Sendable, Hashable {
    /// The bytes of the colour table, three for each colour; empty without one.
    var palette: Range<Int>
    /// The index that leaves the canvas as it is; nil when every pixel is drawn.
    var transparentIndex: Int?
    /// True when rows are stored in four passes.
    var isInterlaced: Bool
    /// The bits of the smallest code.
    var codeSize: Int
    /// The position of the first block of compressed indices.
    var data: Int
}

/// Conversion between GIF files and bitmaps.
///
/// - Source: CompuServe's "Graphics Interchange Format", version 89a, and Netscape's extension for loops.
package enum GIF {
    /// Reads the structure of a GIF file.
    static func structure(bytes: [UInt8], name: String) throws(ImageFileError) -> ImageFile {
        guard let width = bytes.little(at: 6, 2), let height = bytes.little(at: 8, 2), bytes.count >= 13 else {
            throw .incompleteHeader(name: name, format: .gif)
        }
        var reader = GIFReader(bytes)
        reader.readBlocks()
        var file = ImageFile(format: .gif, name: name, bytes: bytes)
        // A canvas of size 0 is as large as the first image, as in browsers.
        file.width = width > 0 ? width : reader.frames.first?.area.maxX ?? 0
        file.height = height > 0 ? height : reader.frames.first?.area.maxY ?? 0
        if !reader.frames.isEmpty { try ImageLimits.check(width: file.width, height: file.height, name: name) }
        file.frames = reader.frames
        file.isAnimation = reader.frames.count > 1 || reader.loopCount != nil
        file.loopCount = reader.loopCount
        file.isComplete = reader.isComplete
        file.metadata.isIndexed = true
        file.metadata.isInterlaced = reader.frames.first.map { if case .gif(let part) = $0.source { part.isInterlaced } else { false } } ?? false
        file.metadata.hasAlpha = reader.hasTransparency(on: PixelRect(width: file.width, height: file.height))
        return file
    }

    /// Decodes the image of one frame; colours outside the table, and pixels that are missing, are transparent.
    static func pixels(of frame: ImageFrame, _ part: GIFImagePart, in bytes: [UInt8]) -> Bitmap {
        var bitmap = Bitmap(width: frame.area.width, height: frame.area.height)
        let indices = GIFDecompression.indices(bytes, from: part.data, codeSize: part.codeSize, most: bitmap.pixels.count)
        let colors = colors(part, bytes)
        let rows = part.isInterlaced ? interlacedRows(bitmap.height) : Array(0..<bitmap.height)
        for (stored, y) in rows.enumerated() {
            let start = stored * bitmap.width
            guard start < indices.count else { break }
            for x in 0..<min(bitmap.width, indices.count - start) { bitmap.pixels[y * bitmap.width + x] = colors[Int(indices[start + x])] }
        }
        return bitmap
    }

    /// Returns 256 pixels, clear from the end of the table on.
    private static func colors(_ part: GIFImagePart, _ bytes: [UInt8]) -> [Pixel] {
        (0..<256).map { index in
            let place = part.palette.lowerBound + 3 * index
            guard index != part.transparentIndex, place + 3 <= part.palette.upperBound else { return 0 }
            return 0xFF00_0000 | UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        }
    }

    /// Returns the rows in the order in which an interlaced image stores them.
    static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in Array(stride(from: start, to: height, by: step)) }
    }
}
