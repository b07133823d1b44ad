/// A rectangle given by its four edges, cheaper to compare than `Rect`.
struct Bounds: Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// The rectangle between two corners, extended on all sides by `margin`.
    init(_ a: Point, _ b: Point, margin: Double = 0) {
        minX = min(a.x, b.x) - margin
        minY = min(a.y, b.y) - margin
        maxX = max(a.x, b.x) + margin
        maxY = max(a.y, b.y) + margin
    }

    /// Extends the rectangle to contain a point.
    mutating func include(_ point: Point) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// Extends the rectangle to contain another.
    mutating func include(_ other: Bounds) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// Returns true when the rectangles share a point.
    @inline(__always)
    func meets(_ other: Bounds) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Returns true when the point is inside or on an edge.
    @inline(__always)
    func meets(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
