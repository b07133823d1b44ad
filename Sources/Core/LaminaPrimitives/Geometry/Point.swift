/// A point of the plane, or a displacement (vector) in it.
@frozen
public struct Point: Sendable, Hashable {
    /// The horizontal coordinate, growing to the right.
    public var x: Double
    /// The vertical coordinate, growing downwards on the screen.
    public var y: Double

    /// The origin (0, 0).
    @inlinable public static var zero: Point { Point(0, 0) }

    /// Creates the point (x, y).
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// True when neither coordinate is NaN or infinite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
    /// The length of the vector, which is also the distance of the point from the origin.
    @inlinable public var length: Double { (x * x + y * y).squareRoot() }

    /// Returns the vector sum.
    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    /// Returns the vector that leads from `b` to `a`.
    @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    /// Returns the vector scaled by `factor`.
    @inlinable public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
    /// Returns the opposite vector.
    @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    /// Returns the dot product.
    @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// Returns the z component of the cross product: positive when `other` points to the +y side of a vector along +x.
    @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

    /// Returns the point at `fraction` of the line to `other`: 0 is this point, 1 is `other`; values outside 0...1 extrapolate.
    @inlinable
    public func interpolated(to other: Point, at fraction: Double) -> Point {
        Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
    }
}
