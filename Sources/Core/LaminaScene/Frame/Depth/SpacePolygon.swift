import LaminaPrimitives

/// A point in the space that planes share, in homogeneous coordinates.
struct SpacePoint {
    var x: Double
    var y: Double
    var z: Double
    var w: Double

    init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// The position in space of a layer's point.
    init(_ point: Point, placedBy m: Transform3D) {
        x = point.x * m.m11 + point.y * m.m21 + m.m41
        y = point.x * m.m12 + point.y * m.m22 + m.m42
        z = point.x * m.m13 + point.y * m.m23 + m.m43
        w = point.x * m.m14 + point.y * m.m24 + m.m44
    }

    func interpolated(to other: SpacePoint, at fraction: Double) -> SpacePoint {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return SpacePoint(x: mix(x, other.x), y: mix(y, other.y), z: mix(z, other.z), w: mix(w, other.w))
    }

    /// The point after the division by w; perspective maps planes to planes and keeps the order of depth.
    var projected: SpacePoint { SpacePoint(x: x / w, y: y / w, z: z / w, w: 1) }
}

/// A convex polygon in space; z grows towards the viewer, who looks along the z axis from an infinite distance.
struct SpacePolygon {
    private enum Corners {
        case four(InlineArray<4, SpacePoint>)
        /// The corners after a cut.
        case many([SpacePoint])
    }

    private var corners: Corners

    /// The minimum w of a visible point; points with a smaller w are too near to the eye or behind it.
    private static let nearest = 1e-6

    /// Creates the polygon from four corners: the part in front of the eye, projected.
    init(_ corners: InlineArray<4, SpacePoint>) {
        self.corners = .four(corners)
        if corners.allSatisfy({ $0.w == 1 }) { return }
        if corners.allSatisfy({ $0.w >= Self.nearest }) {
            self.corners = .four(corners.map(\.projected))
        } else {
            self.corners = .many(cut { $0.w - Self.nearest }.map(\.projected))
        }
    }

    private init(projected points: [SpacePoint]) { corners = .many(points) }

    var count: Int {
        switch corners {
        case .four: 4
        case .many(let points): points.count
        }
    }

    subscript(index: Int) -> SpacePoint {
        switch corners {
        case .four(let points): points[index]
        case .many(let points): points[index]
        }
    }

    /// The corners' x and y coordinates.
    var outline: [Point] { (0..<count).map { Point(self[$0].x, self[$0].y) } }

    /// The corners of the part where a linear function is not negative (Sutherland–Hodgman clipping by one plane).
    private func cut(_ distance: (SpacePoint) -> Double) -> [SpacePoint] {
        var kept: [SpacePoint] = []
        kept.reserveCapacity(count + 1)
        for index in 0..<count {
            let (point, next) = (self[index], self[(index + 1) % count])
            let (here, there) = (distance(point), distance(next))
            if here >= 0 { kept.append(point) }
            if (here < 0) != (there < 0) { kept.append(point.interpolated(to: next, at: here / (here - there))) }
        }
        return kept
    }

    /// The polygon's plane; nil when it is seen edge-on.
    ///
    /// - Source: Newell's method for the normal, which is stable for nearly degenerate polygons.
    var plane: SpacePlane? {
        guard count >= 3 else { return nil }
        var normal = (x: 0.0, y: 0.0, z: 0.0)
        for index in 0..<count {
            let (a, b) = (self[index], self[(index + 1) % count])
            normal.x += (a.y - b.y) * (a.z + b.z)
            normal.y += (a.z - b.z) * (a.x + b.x)
            normal.z += (a.x - b.x) * (a.y + b.y)
        }
        let length = (normal.x * normal.x + normal.y * normal.y + normal.z * normal.z).squareRoot()
        guard length.isFinite, abs(normal.z) > 1e-9 * length, length > 0 else { return nil }
        return SpacePlane(origin: self[0], normal: normal, sign: normal.z < 0 ? -1 / length : 1 / length)
    }

    /// The smallest and the largest distance of the corners from a plane, positive towards the viewer; nil without corners.
    func range(before plane: SpacePlane) -> (low: Double, high: Double)? {
        guard count > 0 else { return nil }
        let start = plane.distance(self[0])
        return (1..<count).reduce((start, start)) { range, index in
            let next = plane.distance(self[index])
            return (min(range.0, next), max(range.1, next))
        }
    }

    /// The parts behind and in front of a plane.
    func split(by plane: SpacePlane) -> (back: SpacePolygon, front: SpacePolygon) {
        (SpacePolygon(projected: cut { -plane.distance($0) }), SpacePolygon(projected: cut { plane.distance($0) }))
    }
}

/// A plane that is not seen edge-on.
struct SpacePlane {
    let origin: SpacePoint
    /// The normal vector, of any length and direction.
    let normal: (x: Double, y: Double, z: Double)
    /// The factor that scales the normal to unit length and directs it towards the viewer.
    let sign: Double

    /// The signed distance of a point from the plane, positive towards the viewer.
    func distance(_ point: SpacePoint) -> Double {
        ((point.x - origin.x) * normal.x + (point.y - origin.y) * normal.y + (point.z - origin.z) * normal.z) * sign
    }

    /// The point of the plane above a point of the x-y plane.
    func point(at place: Point) -> SpacePoint {
        let z = origin.z - ((place.x - origin.x) * normal.x + (place.y - origin.y) * normal.y) / normal.z
        return SpacePoint(x: place.x, y: place.y, z: z, w: 1)
    }
}
