/// An affine map of the plane: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty), as in Core Graphics.
@frozen
public struct AffineTransform: Sendable, Hashable {
    /// How much of x goes to x.
    public var a: Double
    /// How much of x goes to y.
    public var b: Double
    /// How much of y goes to x.
    public var c: Double
    /// How much of y goes to y.
    public var d: Double
    /// What is added to x.
    public var tx: Double
    /// What is added to y.
    public var ty: Double

    /// Leaves every point where it is.
    @inlinable public static var identity: AffineTransform { AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// The six numbers as in Core Graphics.
    @inlinable
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Moves by (x, y).
    @inlinable
    public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Stretches both axes about the origin.
    @inlinable
    public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
        AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A turn by `angle` radians from +x towards +y.
    public static func rotation(_ angle: Double) -> AffineTransform {
        let sine = Numerics.sin(angle)
        let cosine = Numerics.cos(angle)
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The map that stretches `source` onto `destination`; nil when `source` has no area.
    public static func mapping(_ source: Rect, onto destination: Rect) -> AffineTransform? {
        guard !source.isEmpty else { return nil }
        let x = destination.size.width / source.size.width
        let y = destination.size.height / source.size.height
        return AffineTransform(
            a: x, b: 0, c: 0, d: y, tx: destination.origin.x - source.origin.x * x, ty: destination.origin.y - source.origin.y * y)
    }

    /// By how much areas grow; negative where the map mirrors.
    @inlinable public var determinant: Double { a * d - b * c }
    /// Maps rectangles with sides along the axes to such rectangles.
    @inlinable public var keepsAxes: Bool { b == 0 && c == 0 }
    /// All six numbers are finite.
    @inlinable public var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

    /// First this map, then `next`.
    @inlinable
    public func followed(by next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The map that undoes this one; nil when it is singular or not finite, or its determinant overflows.
    @inlinable
    public var inverse: AffineTransform? {
        let scale = 1 / determinant
        guard scale.isFinite, scale != 0, isFinite else { return nil }
        return AffineTransform(
            a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
            tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
    }

    /// The picture of a point.
    @inlinable
    public func callAsFunction(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The bounding box of the mapped rectangle.
    @inlinable
    public func callAsFunction(_ rect: Rect) -> Rect {
        if keepsAxes {
            let corner = self(Point(rect.minX, rect.minY))
            return Rect(corner.x, corner.y, rect.width * a, rect.height * d).standardized
        }
        let corners = corners(of: rect)
        return Rect(enclosing: corners)
    }

    /// The mapped corners of a rectangle, one after another.
    @inlinable
    public func corners(of rect: Rect) -> InlineArray<4, Point> {
        let (low, high) = (Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY))
        return [self(low), self(Point(high.x, low.y)), self(high), self(Point(low.x, high.y))]
    }

    /// How much lengths grow on average: the square root of the area factor.
    @inlinable public var meanScale: Double { abs(determinant).squareRoot() }
    /// How much lengths grow at most: the largest singular value.
    public var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let difference = (max(0, sum * sum - 4 * determinant * determinant)).squareRoot()
        return ((sum + difference) / 2).squareRoot()
    }
}
