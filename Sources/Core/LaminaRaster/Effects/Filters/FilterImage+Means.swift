package import LaminaPrimitives

extension FilterImage {
    /// Returns the picture under a box blur, enlarged on every side by the radius unless edges are extended.
    ///
    /// - Parameter radius: The radius in canvas pixels; less than half a block changes nothing.
    package func boxBlurred(radius: Double, extendingEdges: Bool) -> FilterImage {
        let reach = Int((radius / Double(blockSize)).rounded())
        guard reach > 0, !blocks.isEmpty else { return self }
        let wide = cropped(to: blocks.expanded(by: extendingEdges ? reach : 2 * reach), extendingEdges: extendingEdges)
        var pixels = wide.pixels
        Self.average(&pixels, lines: wide.blocks.height, lineStride: wide.blocks.width, length: wide.blocks.width, step: 1, reach)
        Self.average(&pixels, lines: wide.blocks.width, lineStride: 1, length: wide.blocks.height, step: wide.blocks.width, reach)
        return FilterImage(blocks: wide.blocks, blockSize: blockSize, pixels: pixels)
            .cropped(to: extendingEdges ? blocks : blocks.expanded(by: reach), extendingEdges: false)
    }

    /// Replaces every pixel of some lines by the mean of the pixels up to `reach` away in its line; pixels beyond the line are clear.
    private static func average(_ pixels: inout [Pixel], lines: Int, lineStride: Int, length: Int, step: Int, _ reach: Int) {
        let count = UInt32(2 * reach + 1)
        var line = [SIMD4<UInt32>](repeating: .zero, count: length)
        for number in 0..<lines {
            let start = number * lineStride
            for index in 0..<length { line[index] = SIMD4(channelsOf: pixels[start + index * step]) }
            // The sum of the window around the current pixel, which gains a pixel at its front and loses one at its back.
            var sum = SIMD4<UInt32>.zero
            for index in 0..<min(reach, length) { sum &+= line[index] }
            for index in 0..<length {
                if index + reach < length { sum &+= line[index + reach] }
                if index - reach - 1 >= 0 { sum &-= line[index - reach - 1] }
                pixels[start + index * step] = ((sum &+ count / 2) / count).channelPixel
            }
        }
    }

    /// Returns the picture in squares of one colour.
    ///
    /// - Parameters:
    ///   - size: The side length of a square in canvas pixels; at most one block changes nothing.
    ///   - center: The centre of one of the squares.
    ///   - part: The blocks of the result. Squares beyond the picture's edge count the pixels there as clear, or not at all when edges are extended.
    package func pixellated(size: Double, center: Point, in part: PixelRect, extendingEdges: Bool) -> FilterImage {
        let side = size / Double(blockSize)
        guard side > 1, !blocks.isEmpty else { return self }
        let corner = Point(center.x / Double(blockSize) - side / 2, center.y / Double(blockSize) - side / 2)
        func squares(_ range: Range<Int>, _ origin: Double) -> [Range<Int>] {
            range.map { block in
                let square = ((Double(block) + 0.5 - origin) / side).rounded(.down)
                let (low, high) = (origin + square * side, origin + (square + 1) * side)
                return Int((low - 0.5).rounded(.up))..<max(Int((low - 0.5).rounded(.up)) + 1, Int((high - 0.5).rounded(.up)))
            }
        }
        let (columns, rows) = (squares(part.minX..<part.maxX, corner.x), squares(part.minY..<part.maxY, corner.y))
        var result: [Pixel] = []
        result.reserveCapacity(part.area)
        for (y, row) in rows.enumerated() {
            // All rows of a square are equal.
            if y > 0, rows[y - 1] == row {
                result.append(contentsOf: result[(y - 1) * part.width..<y * part.width])
                continue
            }
            for (x, column) in columns.enumerated() {
                let isSame = x > 0 && columns[x - 1] == column
                result.append(isSame ? result[result.count - 1] : mean(column, row, extendingEdges: extendingEdges))
            }
        }
        return FilterImage(blocks: part, blockSize: blockSize, pixels: result)
    }

    private func mean(_ columns: Range<Int>, _ rows: Range<Int>, extendingEdges: Bool) -> Pixel {
        let (insideX, insideY) = (columns.clamped(to: blocks.minX..<blocks.maxX), rows.clamped(to: blocks.minY..<blocks.maxY))
        let count = extendingEdges ? insideX.count * insideY.count : columns.count * rows.count
        guard count > 0 else { return 0 }
        var sum = SIMD4<UInt32>.zero
        for y in insideY {
            for x in insideX { sum &+= SIMD4(channelsOf: pixels[(y - blocks.minY) * blocks.width + x - blocks.minX]) }
        }
        return ((sum &+ UInt32(count / 2)) / UInt32(count)).channelPixel
    }
}

extension SIMD4<UInt32> {
    /// Creates the channels of a pixel, each 0...255.
    fileprivate init(channelsOf pixel: Pixel) { self.init(pixel &>> 16 & 255, pixel &>> 8 & 255, pixel & 255, pixel &>> 24) }

    /// The pixel with these channels.
    fileprivate var channelPixel: Pixel { w &<< 24 | x &<< 16 | y &<< 8 | z }
}
