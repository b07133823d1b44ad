/// A rectangle with sides along the axes; sizes may be negative until `standardized`.
@frozen
public struct Rect: Sendable, Hashable {
    /// A corner.
    public var origin: Point
    /// From that corner to the opposite one.
    public var size: Size

    /// No size, at the origin.
    @inlinable public static var zero: Rect { Rect(0, 0, 0, 0) }
    /// From 0 to 1 on both axes.
    @inlinable public static var unit: Rect { Rect(0, 0, 1, 1) }

    /// A corner and the way to the opposite one.
    @inlinable
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = Point(x, y)
        size = Size(width, height)
    }

    /// A corner and the way to the opposite one.
    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// The smallest rectangle that holds all `points`; nil when there are none.
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

    /// The smallest rectangle that holds four points.
    @inlinable
    public init(enclosing points: InlineArray<4, Point>) {
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let (x, y) = (min(min(min(a.x, b.x), c.x), d.x), min(min(min(a.y, b.y), c.y), d.y))
        self.init(x, y, max(max(max(a.x, b.x), c.x), d.x) - x, max(max(max(a.y, b.y), c.y), d.y) - y)
    }

    /// The left edge, whatever the sign of the size.
    @inlinable public var minX: Double { size.width < 0 ? origin.x + size.width : origin.x }
    /// The upper edge, whatever the sign of the size.
    @inlinable public var minY: Double { size.height < 0 ? origin.y + size.height : origin.y }
    /// The right edge, whatever the sign of the size.
    @inlinable public var maxX: Double { size.width < 0 ? origin.x : origin.x + size.width }
    /// The lower edge, whatever the sign of the size.
    @inlinable public var maxY: Double { size.height < 0 ? origin.y : origin.y + size.height }
    /// Half-way between left and right.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// Half-way between top and bottom.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// Never negative.
    @inlinable public var width: Double { size.width < 0 ? -size.width : size.width }
    /// Never negative.
    @inlinable public var height: Double { size.height < 0 ? -size.height : size.height }
    /// The point in the middle.
    @inlinable public var center: Point { Point(midX, midY) }
    /// The area is zero (or not a number).
    @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }
    /// All four numbers are finite.
    @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }

    /// The same rectangle with sizes of zero or more.
    @inlinable public var standardized: Rect { Rect(minX, minY, width, height) }

    /// Top left, top right, bottom right, bottom left on y down.
    @inlinable
    public var corners: InlineArray<4, Point> {
        [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
    }

    /// Minimum edges belong to the rectangle, maximum edges do not.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The common part; nil when the two do not touch.
    @inlinable
    public func intersection(_ other: Rect) -> Rect? {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right >= x, bottom >= y else { return nil }
        return Rect(x, y, right - x, bottom - y)
    }

    /// The smallest rectangle that holds both.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
    }

    /// Each side moved inwards; negative amounts move outwards.
    @inlinable
    public func insetBy(dx: Double, dy: Double) -> Rect {
        Rect(minX + dx, minY + dy, width - 2 * dx, height - 2 * dy)
    }

    /// Moved without changing its size.
    @inlinable
    public func offsetBy(dx: Double, dy: Double) -> Rect {
        Rect(origin.x + dx, origin.y + dy, size.width, size.height)
    }
}
