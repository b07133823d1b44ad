/// An affine map of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics.
@frozen
public struct AffineTransform: Sendable, Hashable {
    /// The factor from x to the new x.
    public var a: Double
    /// The factor from x to the new y.
    public var b: Double
    /// The factor from y to the new x.
    public var c: Double
    /// The factor from y to the new y.
    public var d: Double
    /// The offset that is added to the new x.
    public var tx: Double
    /// The offset that is added to the new y.
    public var ty: Double

    /// The map that leaves every point unchanged.
    @inlinable public static var identity: AffineTransform { AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a map from its six coefficients, in Core Graphics' order.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Returns a translation by (x, y).
    @inlinable
    public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Returns a scale about the origin by `x` horizontally and `y` vertically.
    @inlinable
    public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a rotation about the origin by `angle` radians, from +x towards +y.
    public static func rotation(_ angle: Double) -> AffineTransform {
        let sine = Numerics.sin(angle)
        let cosine = Numerics.cos(angle)
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the scale and translation that map `source` onto `destination`; nil when `source` is empty.
    public static func mapping(_ source: Rect, onto destination: Rect) -> AffineTransform? {
        guard !source.isEmpty else { return nil }
        let x = destination.size.width / source.size.width
        let y = destination.size.height / source.size.height
        return AffineTransform(
            a: x, b: 0, c: 0, d: y, tx: destination.origin.x - source.origin.x * x, ty: destination.origin.y - source.origin.y * y)
    }

    /// The factor by which areas grow; negative for a map that mirrors.
    @inlinable public var determinant: Double { a * d - b * c }
    /// True when the map turns every axis-aligned rectangle into an axis-aligned rectangle without swapping its sides (b and c are 0).
    @inlinable public var keepsAxes: Bool { b == 0 && c == 0 }
    /// True when all six coefficients are finite.
    @inlinable public var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

    /// Returns the composition that applies this map first and then `next`.
    @inlinable
    public func followed(by next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The inverse map; nil when the map is singular or not finite, or its determinant overflows.
    @inlinable
    public var inverse: AffineTransform? {
        let scale = 1 / determinant
        guard scale.isFinite, scale != 0, isFinite else { return nil }
        return AffineTransform(
            a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
            tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    }

    /// Returns the mapped point.
    @inlinable
    public func callAsFunction(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// Returns the bounding box of the mapped rectangle.
    @inlinable
    public func callAsFunction(_ rect: Rect) -> Rect {
        if keepsAxes {
            let corner = self(Point(rect.minX, rect.minY))
            return Rect(corner.x, corner.y, rect.width * a, rect.height * d).standardized
        }
        let corners = corners(of: rect)
        return Rect(enclosing: corners)
    }

    /// Returns the four mapped corners in order around the rectangle, from (minX, minY) by way of (maxX, minY).
    @inlinable
    public func corners(of rect: Rect) -> InlineArray<4, Point> {
        let (low, high) = (Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY))
        return [self(low), self(Point(high.x, low.y)), self(high), self(Point(low.x, high.y))]
    }

    /// The geometric mean of the scale factors: the square root of the area factor.
    @inlinable public var meanScale: Double { abs(determinant).squareRoot() }
    /// The largest factor by which the map stretches a length: its largest singular value.
    public var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let difference = (max(0, sum * sum - 4 * determinant * determinant)).squareRoot()
        return ((sum + difference) / 2).squareRoot()
    }
}
