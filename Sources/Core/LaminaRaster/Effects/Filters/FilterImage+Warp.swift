package import LaminaPrimitives

extension FilterImage {
    /// Returns a part of the distorted picture, whose pixels are interpolated between four pixels of this one.
    ///
    /// - Parameters:
    ///   - part: The blocks of the result.
    ///   - source: Returns the point of this picture that a point of the result shows, both in canvas pixels; nil for a clear pixel.
    package func warped(in part: PixelRect, extendingEdges: Bool, source: (Point) -> Point?) -> FilterImage {
        var result: [Pixel] = []
        result.reserveCapacity(part.area)
        let size = Double(blockSize)
        for y in part.minY..<max(part.minY, part.maxY) {
            for x in part.minX..<max(part.minX, part.maxX) {
                let shown = source(Point((Double(x) + 0.5) * size, (Double(y) + 0.5) * size))
                result.append(shown.map { pixel(at: Point($0.x / size, $0.y / size), extendingEdges: extendingEdges) } ?? 0)
            }
        }
        return FilterImage(blocks: part, blockSize: blockSize, pixels: result)
    }

    /// The colour at a point, in units of blocks, interpolated between the centres of four blocks.
    private func pixel(at point: Point, extendingEdges: Bool) -> Pixel {
        // Points so far away, and NaN, show nothing.
        guard abs(point.x) < 1e8, abs(point.y) < 1e8 else { return 0 }
        let (left, top) = ((point.x - 0.5).rounded(.down), (point.y - 0.5).rounded(.down))
        let (right, bottom) = (Float(point.x - 0.5 - left), Float(point.y - 0.5 - top))
        func color(_ dx: Int, _ dy: Int) -> SIMD4<Float> {
            SIMD4(channelsOf: block(Int(left) + dx, Int(top) + dy, extendingEdges: extendingEdges))
        }
        let upper = color(0, 0) * (1 - right) + color(1, 0) * right
        let lower = color(0, 1) * (1 - right) + color(1, 1) * right
        return (upper * (1 - bottom) + lower * bottom).channelPixel
    }

    private func block(_ x: Int, _ y: Int, extendingEdges: Bool) -> Pixel {
        guard !blocks.isEmpty else { return 0 }
        guard extendingEdges else {
            let isInside = (blocks.minX..<blocks.maxX).contains(x) && (blocks.minY..<blocks.maxY).contains(y)
            return isInside ? pixels[(y - blocks.minY) * blocks.width + x - blocks.minX] : 0
        }
        let (column, row) = (max(blocks.minX, min(x, blocks.maxX - 1)), max(blocks.minY, min(y, blocks.maxY - 1)))
        return pixels[(row - blocks.minY) * blocks.width + column - blocks.minX]
    }
}

extension SIMD4<Float> {
    /// Creates alpha, red, green and blue, 0...255.
    fileprivate init(channelsOf pixel: Pixel) {
        self = SIMD4(Float(pixel &>> 24), Float(pixel &>> 16 & 255), Float(pixel &>> 8 & 255), Float(pixel & 255))
    }

    /// The pixel of these channels, rounded to nearest.
    fileprivate var channelPixel: Pixel {
        let channels = SIMD4<UInt32>(self + 0.5)
        return channels.x &<< 24 | channels.y &<< 16 | channels.z &<< 8 | channels.w
    }
}
