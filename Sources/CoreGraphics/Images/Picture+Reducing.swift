import LaminaPrimitives

extension Picture {
    /// Returns the picture with each block of pixels replaced by its average; blocks at the right and bottom edges may be smaller.
    ///
    /// - Precondition: Both sides of a block are in 1...4096.
    func averaged(columns: Int, rows: Int) -> Picture {
        precondition((1...4096).contains(columns) && (1...4096).contains(rows), "the sums of larger blocks overflow")
        guard columns > 1 || rows > 1 else { return self }
        var result = Bitmap(width: (width + columns - 1) / columns, height: (height + rows - 1) / rows)
        for y in 0..<result.height {
            let band = y * rows..<min(height, (y + 1) * rows)
            for x in 0..<result.width {
                result.pixels[y * result.width + x] = average(x * columns..<min(width, (x + 1) * columns), band)
            }
        }
        return Picture(result, isOpaque: isOpaque)
    }

    /// Returns the mean of each premultiplied channel, rounded to nearest.
    private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
        var sums = SIMD4<UInt32>.zero
        for y in rows {
            for x in columns {
                let pixel = bitmap.pixels[y * width + x]
                sums &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            }
        }
        let count = UInt32(columns.count * rows.count)
        let mean = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
    }
}
