import LaminaPrimitives

/// Reads and writes the pixels of an image or a context as premultiplied sRGB.
enum PixelCodec: Sendable {
    /// Components of one byte that are drawn without conversion.
    ///
    /// - Parameter lookup: A table of 256 values that maps every byte when an image is read; nil maps nothing.
    case bytes(PixelLayout, lookup: [UInt8]? = nil)
    /// All other formats and colour spaces.
    case samples(SampleFormat)

    /// The relation of alpha to the colour components.
    var alpha: PixelLayout.Alpha {
        switch self {
        case .bytes(let layout, _): layout.alpha
        case .samples(let format): format.layout.alpha
        }
    }

    /// Returns an image's bytes after the table is applied.
    func prepared(_ bytes: [UInt8]) -> [UInt8] {
        guard case .bytes(_, let lookup?) = self else { return bytes }
        return bytes.map { lookup[Int($0)] }
    }

    /// Reads pixels of a row that begins at the byte `start`, into the row `row` of a bitmap.
    func read(_ bytes: Span<UInt8>, from start: Int, columns: Range<Int>, into bitmap: inout Bitmap, row: Int) {
        let first = row * bitmap.width - columns.lowerBound
        switch self {
        case .bytes(let layout, _):
            for x in columns { bitmap.pixels[first + x] = layout.pixel(bytes, at: start + x * layout.bytesPerPixel) }
        case .samples(let format):
            if let row = format.profiledPixels(bytes, from: start, columns: columns) {
                for x in columns { bitmap.pixels[first + x] = row[x - columns.lowerBound] }
                return
            }
            // The last conversion is cached: neighbouring pixels are often equal, and the conversion is slow.
            var last: (from: Sample, to: Pixel)?
            for x in columns {
                let sample = format.layout.sample(bytes, from: start, column: x)
                let pixel = last?.from == sample ? last?.to : nil
                bitmap.pixels[first + x] = pixel ?? format.pixel(sample)
                last = (sample, bitmap.pixels[first + x])
            }
        }
    }

    /// Writes a pixel of a row that begins at the byte `start`.
    func write(_ pixel: Pixel, to bytes: inout MutableSpan<UInt8>, from start: Int, column: Int) {
        switch self {
        case .bytes(let layout, _): layout.write(pixel, to: &bytes, at: start + column * layout.bytesPerPixel)
        case .samples(let format): format.layout.write(format.sample(pixel), to: &bytes, from: start, column: column)
        }
    }
}
