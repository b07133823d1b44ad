package import LaminaPrimitives

/// A convex outline in the coordinates of its body: a circle, a polygon or a line segment.
package enum Shape: Sendable, Hashable {
    /// A circle.
    case circle(center: Point, radius: Double)
    /// Corners in the order of growing angles; two corners make a segment.
    case polygon([Point])

    /// Returns a rectangle around a point.
    package static func rectangle(_ size: Size, center: Point = .zero) -> Shape {
        let (x, y) = (size.width / 2, size.height / 2)
        return .polygon([Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y)].map { $0 + center })
    }

    /// Returns an ellipse that fills a rectangle around a point; one that is no circle becomes a polygon of 32 corners.
    package static func ellipse(_ size: Size, center: Point = .zero) -> Shape {
        if abs(size.width - size.height) < 1e-6 { return .circle(center: center, radius: size.width / 2) }
        let corners = (0..<32).map { index in
            let (sin, cos) = Numerics.sinAndCos(2 * .pi * Double(index) / 32)
            return Point(cos * size.width / 2, sin * size.height / 2) + center
        }
        return .polygon(corners)
    }

    /// Returns the convex hull of points; nil when they have no area.
    ///
    /// - Source: Andrew 1979, the monotone chain.
    package static func hull(of points: [Point]) -> Shape? {
        let sorted = Set(points.filter(\.isFinite)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        let (lower, upper) = (chain(sorted), chain(sorted.reversed()))
        let corners = lower.dropLast() + upper.dropLast()
        return corners.count > 2 ? .polygon(Array(corners)) : nil
    }

    private static func chain(_ points: some Sequence<Point>) -> [Point] {
        var chain: [Point] = []
        for point in points {
            while chain.count > 1, (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0 {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }

    /// The area, in square points.
    package var area: Double {
        switch self {
        case .circle(_, let radius): .pi * radius * radius
        case .polygon(let corners): Self.triangles(corners).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
        }
    }

    /// The second moment of area about the origin, the integral of the squared distance, in points to the fourth.
    package var secondMoment: Double {
        switch self {
        case .circle(let center, let radius): return area * (radius * radius / 2 + center.dot(center))
        case .polygon(let corners):
            return Self.triangles(corners).reduce(0) { sum, side in
                let (a, b) = side
                return sum + a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
            }
        }
    }

    /// The signed triangles between the origin and each side.
    private static func triangles(_ corners: [Point]) -> [(Point, Point)] {
        corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    }

    /// Returns the shape rotated and then moved.
    func placed(at position: Point, _ rotation: Rotation) -> Shape {
        switch self {
        case .circle(let center, let radius): .circle(center: position + rotation.applied(to: center), radius: radius)
        case .polygon(let corners): .polygon(corners.map { position + rotation.applied(to: $0) })
        }
    }

    /// Returns the shape rotated by an angle in radians and then moved.
    package func placed(at position: Point, angle: Double) -> Shape { placed(at: position, Rotation(angle: angle)) }

    /// The smallest rectangle around the shape.
    package var bounds: Rect {
        switch self {
        case .circle(let center, let radius):
            return Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
        case .polygon(let corners):
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            let (left, top) = (x.min() ?? 0, y.min() ?? 0)
            return Rect(left, top, (x.max() ?? 0) - left, (y.max() ?? 0) - top)
        }
    }
}

/// A rotation, as the sine and cosine of its angle.
package struct Rotation: Sendable {
    let sin: Double
    let cos: Double

    /// Creates a rotation by an angle in radians.
    package init(angle: Double) { (sin, cos) = Numerics.sinAndCos(angle) }

    /// Returns a rotated vector.
    package func applied(to vector: Point) -> Point {
        Point(cos * vector.x - sin * vector.y, sin * vector.x + cos * vector.y)
    }
    /// Returns a vector rotated back.
    package func inverted(_ vector: Point) -> Point {
        Point(cos * vector.x + sin * vector.y, cos * vector.y - sin * vector.x)
    }
}
