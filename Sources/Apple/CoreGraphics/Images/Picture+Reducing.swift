import LaminaPrimitives

extension Picture {
    /// Returns the picture with fewer pixels, each the mean of a block of pixels; blocks differ by at most one row and one column.
    ///
    /// - Precondition: The sides are in 1...`width` and 1...`height`.
    func reduced(width columns: Int, height rows: Int) -> Picture {
        precondition((1...width).contains(columns) && (1...height).contains(rows), "a picture is reduced to at least one pixel")
        guard columns < width || rows < height else { return self }
        var result = Bitmap(width: columns, height: rows)
        for y in 0..<rows {
            let band = y * height / rows..<(y + 1) * height / rows
            for x in 0..<columns {
                result.pixels[y * columns + x] = average(x * width / columns..<(x + 1) * width / columns, band)
            }
        }
        return Picture(result, isOpaque: isOpaque)
    }

    /// Returns the mean of each premultiplied channel, rounded to nearest.
    private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
        var sums = SIMD4<UInt64>.zero
        for y in rows {
            // The sums of one row fit 32 bits, and shorter numbers add faster.
            var row = SIMD4<UInt32>.zero
            for x in columns {
                let pixel = bitmap.pixels[y * width + x]
                row &+= SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
            }
            sums &+= SIMD4(truncatingIfNeeded: row)
        }
        let count = UInt64(columns.count * rows.count)
        let mean = SIMD4<UInt32>(truncatingIfNeeded: (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count))
        return mean.x << 24 | mean.y << 16 | mean.z << 8 | mean.w
    }
}
