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

    /// The part in front of the eye, projected.
    init(_ corners: [SpacePoint]) {
        points = corners
        guard !corners.allSatisfy({ $0.w == 1 }) else { return }
        points = cut(keepingPositive: { $0.w - 1e-6 }).map(\.projected)
    }

    private init(projected points: [SpacePoint]) { self.points = points }

    /// The part where a linear function is not negative.
    private func cut(keepingPositive distance: (SpacePoint) -> Double) -> [SpacePoint] {
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

    /// How far a point lies before the polygon's plane, along z and measured along the plane's normal; nil when seen edge-on.
    ///
    /// - Source: Newell's normal, which is stable for nearly degenerate polygons.
    var plane: ((SpacePoint) -> Double)? {
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
        let sign = normal.z < 0 ? -1 / length : 1 / length
        return { point in
            ((point.x - first.x) * normal.x + (point.y - first.y) * normal.y + (point.z - first.z) * normal.z) * sign
        }
    }

    /// The least and the most that a function is at the corners; nil without corners.
    func range(of distance: (SpacePoint) -> Double) -> (low: Double, high: Double)? {
        guard let first = points.first else { return nil }
        let start = distance(first)
        return points.dropFirst().reduce((start, start)) { range, point in
            let next = distance(point)
            return (min(range.0, next), max(range.1, next))
        }
    }

    /// The parts behind and before a plane.
    func split(by plane: (SpacePoint) -> Double) -> (back: SpacePolygon, front: SpacePolygon) {
        (SpacePolygon(projected: cut { -plane($0) }), SpacePolygon(projected: cut { plane($0) }))
    }
}

/// Sorts planes that may pass through each other from the farthest to the nearest, cutting those that do.
///
/// - Source: Fuchs, Kedem and Naylor 1980, "On Visible Surface Generation by A Priori Tree Structures".
enum DepthOrder {
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

    private enum Task {
        case sort([Piece])
        case emit([Piece])
    }

    /// Planes seen edge-on or wholly behind the eye are left out.
    ///
    /// Planes in one plane keep their order.
    static func backToFront(_ outlines: [SpacePolygon]) -> [Fragment] {
        let pieces = outlines.enumerated().map { Piece(index: $0.offset, polygon: $0.element, isWhole: true) }
        var sorted: [Fragment] = []
        var tasks: [Task] = [.sort(pieces)]
        while let task = tasks.popLast() {
            switch task {
            case .emit(let pieces):
                for piece in pieces {
                    let polygon = piece.isWhole ? nil : piece.polygon.points.map { Point($0.x, $0.y) }
                    sorted.append(Fragment(index: piece.index, polygon: polygon))
                }
            case .sort(let pieces):
                guard let (back, level, front) = partition(pieces) else { continue }
                tasks.append(.sort(front))
                tasks.append(.emit(level))
                tasks.append(.sort(back))
            }
        }
        return sorted
    }

    /// Splits all pieces by the plane of the first that has one; nil when none has.
    private static func partition(_ pieces: [Piece]) -> (back: [Piece], level: [Piece], front: [Piece])? {
        guard let plane = firstPlane(of: pieces) else { return nil }
        var (back, level, front): ([Piece], [Piece], [Piece]) = ([], [], [])
        for piece in pieces {
            guard let (low, high) = piece.polygon.range(of: plane) else { continue }
            if low >= -tolerance, high <= tolerance {
                level.append(piece)
            } else if low >= -tolerance {
                front.append(piece)
            } else if high <= tolerance {
                back.append(piece)
            } else {
                let parts = piece.polygon.split(by: plane)
                back.append(Piece(index: piece.index, polygon: parts.back, isWhole: false))
                front.append(Piece(index: piece.index, polygon: parts.front, isWhole: false))
            }
        }
        return (back, level, front)
    }

    private static func firstPlane(of pieces: [Piece]) -> ((SpacePoint) -> Double)? {
        for piece in pieces {
            if let plane = piece.polygon.plane { return plane }
        }
        return nil
    }
}
