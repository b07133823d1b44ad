import LaminaPrimitives

extension Bitmap {
    /// Returns a pixel's red, green and blue, 0...255.
    func channels(_ x: Int, _ y: Int) -> [Int] {
        let pixel = self[x, y]
        return [16, 8, 0].map { Int(pixel >> $0 & 255) }
    }

    /// Returns the position of an edge along a line of pixels, in pixels: the sum over the line of each pixel's fraction of `inside`.
    ///
    /// - Parameter places: The pixels of a line that crosses an edge between two greys; the red channel is measured.
    func extent(of inside: Int, against outside: Int, at places: [(x: Int, y: Int)]) -> Double {
        places.reduce(0) { sum, place in sum + Double(channels(place.x, place.y)[0] - outside) / Double(inside - outside) }
    }

    /// Returns the largest and the mean difference of the channels, 0...255.
    func difference(from other: Bitmap, in area: PixelRect? = nil) -> (largest: Int, mean: Double) {
        let area = area ?? bounds
        var (largest, sum) = (0, 0)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX where self[x, y] != other[x, y] {
                for (a, b) in zip(channels(x, y), other.channels(x, y)) {
                    largest = max(largest, abs(a - b))
                    sum += abs(a - b)
                }
            }
        }
        return (largest, Double(sum) / Double(3 * max(1, area.width * area.height)))
    }

    /// Returns the bounding box of all pixels that differ from another bitmap; nil when the two are equal.
    func changedArea(from other: Bitmap) -> PixelRect? {
        let rows = (0..<height).filter { y in (0..<width).contains { self[$0, y] != other[$0, y] } }
        guard let top = rows.first, let bottom = rows.last else { return nil }
        let columns = rows.flatMap { y in (0..<width).filter { self[$0, y] != other[$0, y] } }
        guard let left = columns.min(), let right = columns.max() else { return nil }
        return PixelRect(left, top, right + 1, bottom + 1)
    }

    func part(_ area: PixelRect) -> Bitmap {
        var part = Bitmap(width: area.width, height: area.height)
        for y in 0..<area.height {
            for x in 0..<area.width { part[x, y] = self[area.minX + x, area.minY + y] }
        }
        return part
    }

    /// Returns a copy in which an area is taken from another bitmap.
    func replacing(_ area: PixelRect, from other: Bitmap) -> Bitmap {
        var result = self
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX { result[x, y] = other[x, y] }
        }
        return result
    }
}
