import LaminaPrimitives

/// A place in the space that planes share, before the division by w.
struct SpacePoint {
    var x: Double
    var y: Double
    var z: Double
    var w: Double

    init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

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

    /// After the division: perspective keeps planes plane and the order of depth.
    var projected: SpacePoint { SpacePoint(x: x / w, y: y / w, z: z / w, w: 1) }
}

/// A convex polygon in space; z grows towards the viewer, who looks along the z axis from infinitely far.
struct SpacePolygon {
    var points: [SpacePoint]

    /// What is nearer to the eye than this has no picture.
    private static let nearest = 1e-6

    /// The part in front of the eye, projected.
    init(_ corners: InlineArray<4, SpacePoint>) {
        points = corners.indices.map { corners[$0] }
        guard !points.allSatisfy({ $0.w == 1 }) else { return }
        if !points.allSatisfy({ $0.w >= Self.nearest }) { points = cut { $0.w - Self.nearest } }
        for index in points.indices { points[index] = points[index].projected }
    }

    private init(projected points: [SpacePoint]) { self.points = points }

    /// The part where a linear function is not negative.
    private func cut(_ distance: (SpacePoint) -> Double) -> [SpacePoint] {
        var kept: [SpacePoint] = []
        kept.reserveCapacity(points.count + 1)
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            let (here, there) = (distance(point), distance(next))
            if here >= 0 { kept.append(point) }
            if (here < 0) != (there < 0) { kept.append(point.interpolated(to: next, at: here / (here - there))) }
        }
        return kept
    }

    /// The polygon's plane; nil when seen edge-on.
    ///
    /// - Source: Newell's normal, which is stable for nearly degenerate polygons.
    var plane: SpacePlane? {
        guard let first = points.first, points.count >= 3 else { return nil }
        var normal = (x: 0.0, y: 0.0, z: 0.0)
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            normal.x += (a.y - b.y) * (a.z + b.z)
            normal.y += (a.z - b.z) * (a.x + b.x)
            normal.z += (a.x - b.x) * (a.y + b.y)
        }
        let length = (normal.x * normal.x + normal.y * normal.y + normal.z * normal.z).squareRoot()
        guard length.isFinite, abs(normal.z) > 1e-9 * length, length > 0 else { return nil }
        return SpacePlane(origin: first, normal: normal, sign: normal.z < 0 ? -1 / length : 1 / length)
    }

    /// The least and the most that the corners lie before a plane; nil without corners.
    func range(before plane: SpacePlane) -> (low: Double, high: Double)? {
        guard let first = points.first else { return nil }
        let start = plane.distance(first)
        return points.dropFirst().reduce((start, start)) { range, point in
            let next = plane.distance(point)
            return (min(range.0, next), max(range.1, next))
        }
    }

    /// The parts behind and before a plane.
    func split(by plane: SpacePlane) -> (back: SpacePolygon, front: SpacePolygon) {
        (SpacePolygon(projected: cut { -plane.distance($0) }), SpacePolygon(projected: cut { plane.distance($0) }))
    }
}

/// A plane that is not seen edge-on.
struct SpacePlane {
    let origin: SpacePoint
    /// Of any length.
    let normal: (x: Double, y: Double, z: Double)
    /// What makes a unit of the normal, towards the viewer.
    let sign: Double

    /// How far a point lies before the plane, along z and measured along the normal.
    func distance(_ point: SpacePoint) -> Double {
        ((point.x - origin.x) * normal.x + (point.y - origin.y) * normal.y + (point.z - origin.z) * normal.z) * sign
    }
}

/// Sorts planes that may pass through each other from the farthest to the nearest, cutting those that do; keeps its memory.
///
/// - Source: Fuchs, Kedem and Naylor 1980, "On Visible Surface Generation by A Priori Tree Structures".
struct DepthOrder {
    /// A plane, or the part of one inside a polygon.
    struct Fragment {
        /// Which of the planes.
        let index: Int
        /// The part, in x and y of the shared space; nil for the whole plane.
        let polygon: [Point]?
    }

    /// Distances up to this many points count as touching, as a hinged flap touches the plane behind it.
    private static let tolerance = 1e-4

    private struct Piece {
        let index: Int
        let polygon: SpacePolygon
        let isWhole: Bool
    }

    /// The last `count` pieces are to be sorted, or are in order.
    private struct Task {
        let count: Int
        let isSorted: Bool
    }

    /// Those of all tasks, the next task's last.
    private var pieces: [Piece] = []
    private var tasks: [Task] = []
    // What one plane divides, between two tasks empty.
    private var back: [Piece] = []
    private var level: [Piece] = []
    private var front: [Piece] = []

    /// Planes seen edge-on or wholly behind the eye are left out.
    ///
    /// Planes in one plane keep their order.
    mutating func backToFront(_ outlines: some Sequence<SpacePolygon>) -> [Fragment] {
        for (index, polygon) in outlines.enumerated() { pieces.append(Piece(index: index, polygon: polygon, isWhole: true)) }
        var sorted: [Fragment] = []
        sorted.reserveCapacity(pieces.count)
        tasks.append(Task(count: pieces.count, isSorted: false))
        while let task = tasks.popLast() {
            let start = pieces.count - task.count
            if task.isSorted {
                for piece in pieces[start...] {
                    let polygon = piece.isWhole ? nil : piece.polygon.points.map { Point($0.x, $0.y) }
                    sorted.append(Fragment(index: piece.index, polygon: polygon))
                }
                pieces.removeSubrange(start...)
            } else {
                sort(from: start)
            }
        }
        return sorted
    }

    /// Divides the pieces from `start` on by the plane of the first that has one; they go when none has.
    private mutating func sort(from start: Int) {
        let plane = pieces[start...].lazy.compactMap(\.polygon.plane).first
        if let plane { for piece in pieces[start...] { divide(piece, by: plane) } }
        pieces.removeSubrange(start...)
        Self.move(&front, to: &pieces, &tasks, isSorted: false)
        Self.move(&level, to: &pieces, &tasks, isSorted: true)
        Self.move(&back, to: &pieces, &tasks, isSorted: false)
    }

    private static func move(_ part: inout [Piece], to pieces: inout [Piece], _ tasks: inout [Task], isSorted: Bool) {
        guard !part.isEmpty else { return }
        pieces += part
        tasks.append(Task(count: part.count, isSorted: isSorted))
        part.removeAll(keepingCapacity: true)
    }

    private mutating func divide(_ piece: Piece, by plane: SpacePlane) {
        guard let (low, high) = piece.polygon.range(before: plane) else { return }
        if low >= -Self.tolerance, high <= Self.tolerance {
            level.append(piece)
        } else if low >= -Self.tolerance {
            front.append(piece)
        } else if high <= Self.tolerance {
            back.append(piece)
        } else {
            let parts = piece.polygon.split(by: plane)
            back.append(Piece(index: piece.index, polygon: parts.back, isWhole: false))
            front.append(Piece(index: piece.index, polygon: parts.front, isWhole: false))
        }
    }
}
