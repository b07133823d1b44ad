import CLaminaKernels
import LaminaPrimitives

/// Generates rows of a repeated picture, one tile after the other.
struct TileRows: RowSource {
    private let window: PictureWindow
    /// The width and the height of a tile, in pixels of the picture.
    private let period: Size
    private let sampling: PicturePaint.Sampling
    private let inverse: AffineTransform
    let isOpaque: Bool

    /// Prepares a repeated picture.
    ///
    /// - Returns: Nil when there is nothing to draw: no pixels, or a map with numbers of 10¹² or more, by which positions lose their fractions.
    init?(_ paint: TilePaint) {
        let (width, height) = (paint.picture.width, paint.picture.height)
        let map = paint.inverse
        let isUsable = [map.a, map.b, map.c, map.d, map.tx, map.ty].allSatisfy { abs($0) < 1e12 }
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
            let place = inverse(Point(Double(x + start) + 0.5, Double(y) + 0.5))
            // The tile that contains the pixel's centre, counted from the first one.
            let tile = Point((place.x / period.width).rounded(.down), (place.y / period.height).rounded(.down))
            let end = min(row.count, start + columns(from: place, in: tile))
            let shift = AffineTransform.translation(-tile.x * period.width, -tile.y * period.height)
            let line = LaminaLine(Projection(inverse.followed(by: shift)), row: y, from: x + start)
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
    private func columns(from place: Point, in tile: Point) -> Int {
        func count(_ position: Double, _ step: Double, _ tile: Double, _ period: Double) -> Double {
            let edge = step > 0 ? (tile + 1) * period : tile * period
            return step == 0 ? .infinity : ((edge - position) / step).rounded(.up)
        }
        let columns = min(
            count(place.x, inverse.a, tile.x, period.width), count(place.y, inverse.b, tile.y, period.height))
        return columns > 1 ? Int(min(columns, Double(PaintScratch.length))) : 1
    }
}
