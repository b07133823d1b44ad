package import LaminaPrimitives

extension Coverage {
    /// Fully covers the pixels whose centres lie inside a convex polygon, without anti-aliasing.
    ///
    /// Centres on a left or top edge are inside, centres on a right or bottom edge outside, and two polygons with a common edge compute its crossings
    /// identically. So if polygons tile an area, each of its pixels belongs to exactly one polygon. Fewer than three points, or a point that is
    /// not finite, give `.empty`.
    package init(pixelsWhoseCentersLieIn polygon: [Point], clippedTo clip: PixelRect) {
        guard polygon.count > 2, polygon.allSatisfy(\.isFinite), let box = Rect(enclosing: polygon) else {
            self = .empty
            return
        }
        let bounds = PixelRect(covering: box).intersection(clip)
        var builder = CoverageBuilder()
        builder.begin(atRow: bounds.minY)
        for y in bounds.minY..<bounds.maxY {
            // A convex polygon crosses a row in one interval.
            builder.addConstant(Self.columns(of: polygon, atRow: Double(y) + 0.5, in: bounds), alpha: 255)
            builder.endRow()
        }
        self = builder.finish()
    }

    /// Returns the columns whose centres lie inside the polygon in one row, between the leftmost and the rightmost crossing of an edge.
    ///
    /// - Parameter y: The height of the row's pixel centres.
    private static func columns(of polygon: [Point], atRow y: Double, in bounds: PixelRect) -> Range<Int> {
        var low = Double.infinity
        var high = -Double.infinity
        var previous = polygon[polygon.count - 1]
        for point in polygon {
            if let x = crossing(previous, point, y) {
                low = min(low, x)
                high = max(high, x)
            }
            previous = point
        }
        guard low < high else { return 0..<0 }
        // Returns the first column whose centre is at or to the right of a crossing.
        func column(_ x: Double) -> Int {
            Int(max(Double(bounds.minX), min(Double(bounds.maxX), (x - 0.5).rounded(.up))))
        }
        return column(low)..<column(high)
    }

    /// Returns the x coordinate at which an edge crosses the height `y`; nil when it does not.
    ///
    /// The edge contains its upper end but not its lower one. The result has the same bits for both directions of the edge.
    private static func crossing(_ a: Point, _ b: Point, _ y: Double) -> Double? {
        let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
        guard top.y <= y, y < bottom.y else { return nil }
        return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
}
