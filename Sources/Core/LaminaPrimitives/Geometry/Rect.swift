/// An axis-aligned rectangle.
///
/// Its sizes may be negative; `standardized` makes them positive.
@frozen
public struct Rect: Sendable, Hashable {
    /// The corner from which `size` is measured.
    public var origin: Point
    /// The vector from `origin` to the opposite corner; may have negative components.
    public var size: Size

    /// The rectangle without size at the origin.
    @inlinable public static var zero: Rect { Rect(0, 0, 0, 0) }
    /// The unit square: from (0, 0) to (1, 1).
    @inlinable public static var unit: Rect { Rect(0, 0, 1, 1) }

    /// Creates a rectangle from a corner and a size.
    @inlinable
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = Point(x, y)
        size = Size(width, height)
    }

    /// Creates a rectangle from a corner and a size.
    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates the smallest rectangle that contains all `points`; nil when there are none.
    @inlinable
    public init?(enclosing points: some Sequence<Point>) {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else { return nil }
        var low = first
        var high = first
        while let point = iterator.next() {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        self.init(low.x, low.y, high.x - low.x, high.y - low.y)
    }

    /// Creates the smallest rectangle that contains four points.
    @inlinable
    public init(enclosing points: InlineArray<4, Point>) {
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let (x, y) = (min(min(min(a.x, b.x), c.x), d.x), min(min(min(a.y, b.y), c.y), d.y))
        self.init(x, y, max(max(max(a.x, b.x), c.x), d.x) - x, max(max(max(a.y, b.y), c.y), d.y) - y)
    }

    /// The left edge, also when the width is negative.
    @inlinable public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
    /// The top edge, also when the height is negative.
    @inlinable public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
    /// The right edge, also when the width is negative.
    @inlinable public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
    /// The bottom edge, also when the height is negative.
    @inlinable public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
    /// The horizontal centre.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The vertical centre.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The absolute width.
    @inlinable public var width: Double { size.width < 0 ? -size.width : size.width }
    /// The absolute height.
    @inlinable public var height: Double { size.height < 0 ? -size.height : size.height }
    /// The centre of the rectangle.
    @inlinable public var center: Point { Point(midX, midY) }
    /// True when width or height is zero or NaN.
    @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }
    /// True when all four numbers are finite.
    @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

    /// The same rectangle with a non-negative size.
    @inlinable public var standardized: Rect { Rect(minX, minY, width, height) }

    /// The four corners: top left, top right, bottom right, bottom left (y pointing down).
    @inlinable
    public var corners: InlineArray<4, Point> {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    /// Returns true for points inside and on the minimum edges; the maximum edges are excluded.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the common part; nil when the rectangles do not touch.
    ///
    /// For rectangles that share only an edge or a corner, the result is an empty rectangle.
    @inlinable
    public func intersection(_ other: Rect) -> Rect? {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right >= x, bottom >= y else { return nil }
        return Rect(x, y, right - x, bottom - y)
    }

    /// Returns the smallest rectangle that contains this one and `other`, even when one of the two is empty.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
    }

    /// Returns the rectangle with the left and right edges moved inwards by `dx`, the others by `dy`; negative amounts move outwards.
    @inlinable
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(minX + dx, minY + dy, width - 2 * dx, height - 2 * dy)
    }

    /// Returns the rectangle moved by (dx, dy).
    @inlinable
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(origin.x + dx, origin.y + dy, size.width, size.height)
    }
}
