/// A place at which a piece has to be cut.
struct Cut: Sendable {
    /// The index of the piece that is cut.
    var piece: Int
    /// The position of the cut as a parameter of the piece, 0...1.
    var parameter: Double
    /// The index of the vertex at the cut.
    var vertex: Int32
}

/// Finds the places at which pieces cross, touch with an end, or begin and end to run together.
struct PieceMeetings: Sendable {
    private(set) var vertices: VertexTable
    /// The cuts of all pairs of pieces that were compared, unsorted.
    private(set) var cuts: [Cut] = []
    private var crossings: CurveCrossings

    init(vertices: VertexTable) {
        self.vertices = vertices
        crossings = CurveCrossings(tolerance: vertices.tolerance)
    }

    /// Adds the cuts that two pieces need.
    mutating func compare(_ a: MonotonePiece, _ indexA: Int, _ b: MonotonePiece, _ indexB: Int) {
        var shared = (b.touches(a.start) ? 1 : 0) + (b.touches(a.end) ? 1 : 0)
        shared += cut(b, indexB, at: a.start) + cut(b, indexB, at: a.end)
        shared += cut(a, indexA, at: b.start) + cut(a, indexA, at: b.end)
        if case .line(let p, let q) = a.curve, case .line(let r, let s) = b.curve {
            // Lines with a common point cross nowhere else.
            if shared == 0 { cross(p, q, indexA, r, s, indexB) }
        } else if shared < 2 || !runsAlong(a, b) {
            addCrossings(a, indexA, b, indexB)
        }
    }

    /// Cuts a piece at a vertex that lies on it between its ends; returns the number of cuts.
    private mutating func cut(_ piece: MonotonePiece, _ index: Int, at vertex: Int32) -> Int {
        guard !piece.touches(vertex) else { return 0 }
        let point = vertices.points[Int(vertex)]
        let reach = vertices.tolerance * 2
        guard piece.bounds(margin: reach).meets(point) else { return 0 }
        let (parameter, distance) = piece.curve.approach(to: point)
        guard distance <= reach else { return 0 }
        cuts.append(Cut(piece: index, parameter: parameter, vertex: vertex))
        return 1
    }

    /// Cuts two lines where they cross.
    private mutating func cross(_ p: Point, _ q: Point, _ indexA: Int, _ r: Point, _ s: Point, _ indexB: Int) {
        let (wayA, wayB, between) = (q - p, s - r, r - p)
        let area = wayA.cross(wayB)
        guard area != 0 else { return }
        let (t, u) = (between.cross(wayB) / area, between.cross(wayA) / area)
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        add(indexA, t, indexB, u, at: p + wayA * t)
    }

    private mutating func addCrossings(_ a: MonotonePiece, _ indexA: Int, _ b: MonotonePiece, _ indexB: Int) {
        for (t, u) in crossings.find(a.curve, b.curve) {
            let vertex = vertices.vertex(at: a.curve.point(at: t))
            if !a.touches(vertex) { cuts.append(Cut(piece: indexA, parameter: t, vertex: vertex)) }
            if !b.touches(vertex) { cuts.append(Cut(piece: indexB, parameter: u, vertex: vertex)) }
        }
    }

    private mutating func add(_ indexA: Int, _ t: Double, _ indexB: Int, _ u: Double, at point: Point) {
        let vertex = vertices.vertex(at: point)
        cuts.append(Cut(piece: indexA, parameter: t, vertex: vertex))
        cuts.append(Cut(piece: indexB, parameter: u, vertex: vertex))
    }

    /// Returns true when the inner points of the shorter piece, or of the part that both have, lie on the other piece.
    private func runsAlong(_ a: MonotonePiece, _ b: MonotonePiece) -> Bool {
        let reach = vertices.tolerance * 4
        // The common part of two monotone pieces is the common part of their boxes along the longer side.
        let (boxA, boxB) = (a.bounds(margin: 0), b.bounds(margin: 0))
        let (low, high) = (Point(max(boxA.minX, boxB.minX), max(boxA.minY, boxB.minY)), Point(min(boxA.maxX, boxB.maxX), min(boxA.maxY, boxB.maxY)))
        let isY = high.y - low.y > high.x - low.x
        return [0.25, 0.5, 0.75].allSatisfy { share in
            let place = low.interpolated(to: high, at: share)
            let point = a.curve.point(at: a.curve.parameter(where: isY ? place.y : place.x, isY: isY))
            return b.curve.approach(to: point).distance <= reach
        }
    }
}
