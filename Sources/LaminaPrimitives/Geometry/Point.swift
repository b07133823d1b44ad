/// A place in a plane, or a displacement in it.
@frozen
public struct Point: Sendable, Hashable {
    /// To the right.
    public var x: Double
    /// Downwards on the screen.
    public var y: Double

    /// The origin.
    @inlinable public static var zero: Point { Point(0, 0) }

    /// The point (x, y).
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// Neither coordinate is NaN or infinite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
    /// The distance from the origin.
    @inlinable public var length: Double { (x * x + y * y).squareRoot() }

    /// One displacement after the other.
    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    /// The displacement from `b` to `a`.
    @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    /// A displacement so many times as long.
    @inlinable public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
    /// The opposite displacement.
    @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    /// The scalar product.
    @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// The z component of the cross product: positive where `other` lies towards +y when this points along +x.
    @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// The point that lies `fraction` of the way to `other`; 0 is here, 1 is there, outside extrapolates.
    @inlinable
    public func interpolated(to other: Point, at fraction: Double) -> Point {
        Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
    }
}
