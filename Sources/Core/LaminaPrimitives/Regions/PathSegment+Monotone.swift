// Segments whose x and y never change direction: the pieces from which regions are built.
extension PathSegment {
    /// The Bézier parameters strictly between 0 and 1 at which x or y changes direction, ascending.
    var turningParameters: [Double] {
        let found: [Double]
        switch self {
        case .line: return []
        case .quad(let a, let b, let c):
            let (bend, slope) = (a - b * 2 + c, a - b)
            found = [slope.x / bend.x, slope.y / bend.y]
        case .cubic(let a, let b, let c, let d):
            let x = Extent.roots(b.x - a.x, c.x - b.x, d.x - c.x)
            let y = Extent.roots(b.y - a.y, c.y - b.y, d.y - c.y)
            found = [x.0, x.1, y.0, y.1]
        }
        return found.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
    }

    /// An upper bound of the distance between the points of the curve and of its chord at the same parameter.
    ///
    /// - Source: A function with second derivative M differs from its chord over a unit step by at most M/8.
    var sagitta: Double {
        switch self {
        case .line: 0
        case .quad(let a, let b, let c): (a - b * 2 + c).length / 4
        case .cubic(let a, let b, let c, let d): max((a - b * 2 + c).length, (b - c * 2 + d).length) * 0.75
        }
    }

    /// The bounding box of the points and control points.
    var controlBounds: Bounds {
        switch self {
        case .line(let a, let b): return Bounds(a, b)
        case .quad(let a, let b, let c):
            var box = Bounds(a, c)
            box.include(b)
            return box
        case .cubic(let a, let b, let c, let d):
            var box = Bounds(a, d)
            box.include(b)
            box.include(c)
            return box
        }
    }

    /// The same segment with its end points moved, each together with its neighbouring control point.
    func withEnds(_ start: Point, _ end: Point) -> PathSegment {
        switch self {
        case .line: .line(start, end)
        case .quad(let a, let b, let c): .quad(start, b + ((start - a) + (end - c)) * 0.5, end)
        case .cubic(let a, let b, let c, let d): .cubic(start, b + (start - a), c + (end - d), end)
        }
    }

    /// Returns the parameter at which a monotone segment has the given y, or x; clamped to 0...1.
    func parameter(where value: Double, isY: Bool) -> Double {
        let (a, b, c, d) = isY ? coefficients { $0.y } : coefficients { $0.x }
        let rises = d >= a
        if rises ? value <= a : value >= a { return 0 }
        if rises ? value >= d : value <= d { return 1 }
        if case .line = self { return (value - a) / (d - a) }
        var (low, high) = (0.0, 1.0)
        var t = (value - a) / (d - a)
        // Newton's method, kept inside the shrinking interval by bisection.
        for _ in 0..<60 {
            let s = 1 - t
            let excess = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t) - value
            if excess == 0 { return t }
            if (excess > 0) == rises { high = t } else { low = t }
            let slope = (b - a) * (3 * s * s) + (c - b) * (6 * s * t) + (d - c) * (3 * t * t)
            let next = t - excess / slope
            let step = next > low && next < high ? next : (low + high) / 2
            if abs(step - t) < 1e-15 { return step }
            t = step
        }
        return t
    }

    /// Returns a parameter of a monotone segment whose point is close to `point`, and the distance.
    ///
    /// Exact for lines. On a curve the point with the same x and the point with the same y are compared: one of them is close to the nearest point
    /// wherever the curve runs mainly along the other axis.
    func approach(to point: Point) -> (parameter: Double, distance: Double) {
        if case .line(let a, let b) = self {
            let vector = b - a
            let t = max(0, min(1, (point - a).dot(vector) / vector.dot(vector)))
            return t.isNaN ? (0, (point - a).length) : (t, (a + vector * t - point).length)
        }
        let (byX, byY) = (parameter(where: point.x, isY: false), parameter(where: point.y, isY: true))
        let (distanceX, distanceY) = ((self.point(at: byX) - point).length, (self.point(at: byY) - point).length)
        return distanceX < distanceY ? (byX, distanceX) : (byY, distanceY)
    }

    /// The coefficients of one coordinate as a cubic curve.
    private func coefficients(_ part: (Point) -> Double) -> (Double, Double, Double, Double) {
        switch self {
        case .line(let a, let b): (part(a), part(a), part(b), part(b))
        case .quad(let a, let b, let c):
            (part(a), part(a) + (part(b) - part(a)) * 2 / 3, part(c) + (part(b) - part(c)) * 2 / 3, part(c))
        case .cubic(let a, let b, let c, let d): (part(a), part(b), part(c), part(d))
        }
    }
}
