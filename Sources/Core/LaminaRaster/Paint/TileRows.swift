import CLaminaKernels
import LaminaPrimitives

/// Generates rows of a repeated picture, one tile after the other.
struct TileRows: RowSource {
    private let window: PictureWindow
    /// The width and the height of a tile, in pixels of the picture.
    private let period: Size
    private let sampling: PicturePaint.Sampling
    private let inverse: Projection
    let isOpaque: Bool

    /// The size of numbers by which positions lose their fractions.
    private static let limit = 1e12

    /// Prepares a repeated picture.
    ///
    /// - Returns: Nil when there is nothing to draw: no pixels, or a map with numbers of `limit` or more.
    init?(_ paint: TilePaint) {
        let (width, height) = (paint.picture.width, paint.picture.height)
        let map = paint.inverse
        let numbers = [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
        let isUsable = numbers.allSatisfy { abs($0) < Self.limit }
        guard isUsable, width > 0, height > 0, let window = PictureWindow(paint.picture) else { return nil }
        self.window = window
        period = Size(Double(width), Double(height))
        sampling = paint.sampling
        inverse = map
        isOpaque = paint.picture.isOpaque
    }

    func write(_ y: Int, from x: Int, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        var start = 0
        while start < row.count {
            let center = Point(Double(x + start) + 0.5, Double(y) + 0.5)
            let place = inverse(center)
            // Pixels at and behind the horizon of a plane in perspective show no tile.
            guard abs(place.x) < Self.limit, abs(place.y) < Self.limit, inverse.weight(center) > 0 else {
                row[start] = 0
                start += 1
                continue
            }
            // The tile that contains the pixel's centre, counted from the first one.
            let tile = Point((place.x / period.width).rounded(.down), (place.y / period.height).rounded(.down))
            let end = min(row.count, start + columns(from: place, inverse.weight(center), in: tile))
            let shift = Projection(.translation(-tile.x * period.width, -tile.y * period.height))
            let line = LaminaLine(inverse.followed(by: shift), row: y, from: x + start)
            row.withPart(start..<end) { sample(line, into: &$0, kernels) }
            start = end
        }
    }

    private func sample(_ line: LaminaLine, into row: inout MutableSpan<Pixel>, _ kernels: RowKernels) {
        switch sampling {
        case .nearest: kernels.sampleNearest(window, along: line, into: &row)
        case .linear: kernels.sampleLinear(window, along: line, into: &row)
        }
    }

    /// Returns the number of columns, at least 1, until a row that passes through `place` leaves the tile.
    ///
    /// After t columns the position is (position · weight + t · step) / (weight + t · m13), which is solved for the t at which it is the tile's edge.
    ///
    /// - Parameter weight: The homogeneous weight w at `place`, positive.
    private func columns(from place: Point, _ weight: Double, in tile: Point) -> Int {
        func count(_ position: Double, _ step: Double, _ tile: Double, _ period: Double) -> Double {
            let direction = step - position * inverse.m13
            let edge = direction > 0 ? (tile + 1) * period : tile * period
            let speed = step - edge * inverse.m13
            // A position that moves towards the edge ever more slowly may never reach it.
            return direction == 0 || direction * speed <= 0 ? .infinity : ((edge - position) * weight / speed).rounded(.up)
        }
        let columns = min(count(place.x, inverse.m11, tile.x, period.width), count(place.y, inverse.m12, tile.y, period.height))
        return columns > 1 ? Int(min(columns, Double(PaintScratch.length))) : 1
    }
}
