extension Projection {
    /// The near plane: projected paths are clipped where w falls below this value.
    ///
    /// Closer to the eye, coordinates would grow without bound.
    public static let nearWeight = 1e-4
}

extension Path {
    /// Returns the area inside this path, projected by `map`.
    ///
    /// Without perspective the result is exact and curves stay curves. With perspective, curves are flattened, every subpath is closed, and parts
    /// with w below `Projection.nearWeight` are clipped; subpaths entirely behind that line vanish.
    ///
    /// - Parameter tolerance: The largest distance of the segments from a projected curve, in projected units. A curve that would need more than
    ///   2¹⁰ segments may exceed it.
    public func projected(by map: Projection, tolerance: Double) -> Path {
        if let affine = map.affine { return mapped(by: affine) }
        var picture = PicturePath(tolerance: tolerance)
        for element in elements {
            switch element {
            case .move(let point): picture.begin(at: HomogeneousPoint(point, map))
            case .line(let point): picture.addLine(to: HomogeneousPoint(point, map))
            case .quad(let control, let point):
                picture.addQuad(to: HomogeneousPoint(point, map), HomogeneousPoint(control, map))
            case .cubic(let control1, let control2, let point):
                picture.addCubic(to: HomogeneousPoint(point, map), HomogeneousPoint(control1, map), HomogeneousPoint(control2, map))
            case .close: break
            }
        }
        return picture.finish()
    }
}

/// A projected point in homogeneous coordinates, before the division by w.
private struct HomogeneousPoint {
    var x: Double
    var y: Double
    var w: Double

    init(_ x: Double, _ y: Double, _ w: Double) {
        self.x = x
        self.y = y
        self.w = w
    }

    init(_ point: Point, _ map: Projection) {
        x = point.x * map.m11 + point.y * map.m21 + map.m31
        y = point.x * map.m12 + point.y * map.m22 + map.m32
        w = map.weight(point)
    }

    var point: Point { Point(x / w, y / w) }
    var isInFront: Bool { w >= Projection.nearWeight }

    func interpolated(to other: HomogeneousPoint, at t: Double) -> HomogeneousPoint {
        HomogeneousPoint(x + (other.x - x) * t, y + (other.y - y) * t, w + (other.w - w) * t)
    }

    /// Returns the intersection of the near line with the segment from this point to `other`, which lies on the other side of the line.
    func cut(towards other: HomogeneousPoint) -> Point {
        var cut = interpolated(to: other, at: (Projection.nearWeight - w) / (other.w - w))
        // Interpolation may miss the near line by rounding; the division needs the exact w.
        cut.w = Projection.nearWeight
        return cut.point
    }
}

/// Builds the projected path, one subpath after another.
private struct PicturePath {
    private let tolerance: Double
    private var path = Path()
    /// The points of the current subpath, before clipping.
    private var polygon: [HomogeneousPoint] = []

    init(tolerance: Double) { self.tolerance = tolerance }

    mutating func begin(at point: HomogeneousPoint) {
        addPolygon()
        polygon = [point]
    }

    mutating func addLine(to point: HomogeneousPoint) { polygon.append(point) }

    mutating func addQuad(to end: HomogeneousPoint, _ control: HomogeneousPoint) {
        guard let start = polygon.last else { return }
        addCubic(to: end, start.interpolated(to: control, at: 2.0 / 3), end.interpolated(to: control, at: 2.0 / 3))
    }

    /// Flattens a cubic by halving until each piece is within the tolerance of its chord, or has been halved 10 times.
    mutating func addCubic(to end: HomogeneousPoint, _ control1: HomogeneousPoint, _ control2: HomogeneousPoint) {
        guard let start = polygon.last else { return }
        var pieces = [(Piece(start, control1, control2, end), 0)]
        while let (piece, depth) = pieces.popLast() {
            if depth == 10 || piece.isFlat(tolerance) {
                polygon.append(piece.d)
            } else {
                let (first, second) = piece.halves
                // A stack: the first half must be popped first, so that points are appended in order.
                pieces.append((second, depth + 1))
                pieces.append((first, depth + 1))
            }
        }
    }

    mutating func finish() -> Path {
        addPolygon()
        return path
    }

    /// Clips the polygon at the near line and appends it to the path (Sutherland and Hodgman 1974, "Reentrant Polygon Clipping").
    private mutating func addPolygon() {
        guard var previous = polygon.last else { return }
        var points: [Point] = []
        for point in polygon {
            // Each edge that crosses the near line contributes its crossing; each visible point contributes itself.
            if point.isInFront != previous.isInFront { points.append(previous.cut(towards: point)) }
            if point.isInFront { points.append(point.point) }
            previous = point
        }
        polygon = []
        guard let first = points.first else { return }
        path.move(to: first)
        for point in points.dropFirst() { path.addLine(to: point) }
        path.close()
    }
}

/// A piece of a cubic in homogeneous coordinates; after the division by w it is a rational cubic.
private struct Piece {
    let a: HomogeneousPoint
    let b: HomogeneousPoint
    let c: HomogeneousPoint
    let d: HomogeneousPoint

    init(_ a: HomogeneousPoint, _ b: HomogeneousPoint, _ c: HomogeneousPoint, _ d: HomogeneousPoint) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
    }

    /// The two halves, by de Casteljau's construction.
    var halves: (Piece, Piece) {
        let ab = a.interpolated(to: b, at: 0.5)
        let bc = b.interpolated(to: c, at: 0.5)
        let cd = c.interpolated(to: d, at: 0.5)
        let abc = ab.interpolated(to: bc, at: 0.5)
        let bcd = bc.interpolated(to: cd, at: 0.5)
        let middle = abc.interpolated(to: bcd, at: 0.5)
        return (Piece(a, ab, abc, middle), Piece(middle, bcd, cd, d))
    }

    /// Returns true when the piece may be replaced by its chord.
    ///
    /// With positive weights a rational curve stays in the convex hull of its projected control points, so their distances from the chord bound its
    /// error. A piece entirely behind the near line is invisible and counts as flat.
    func isFlat(_ tolerance: Double) -> Bool {
        let inFront = [a, b, c, d].count { $0.isInFront }
        guard inFront == 4 else { return inFront == 0 }
        let (start, end) = (a.point, d.point)
        return Self.distance(b.point, start, end) <= tolerance && Self.distance(c.point, start, end) <= tolerance
    }

    /// Returns the distance of a point from the line segment between two others.
    private static func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
        let chord = end - start
        let lengthSquared = chord.dot(chord)
        let fraction = lengthSquared > 0 ? max(0, min(1, (point - start).dot(chord) / lengthSquared)) : 0
        return (start + chord * fraction - point).length
    }
}
