import LaminaPrimitives

/// Sorts planes from the nearest to the farthest and cuts those that intersect.
///
/// The method is a binary space partition: each step divides a list of pieces by the plane of one outline. It terminates for all coordinates, NaN
/// included. All pieces of the dividing outline count as level, whatever rounding says, so no later step below it has a piece of that outline: steps
/// nest at most as deep as there are outlines, and every step takes at least one piece off the list. At most `mostCuts` pieces are added, so
/// `outlines + mostCuts` bounds both the number of steps and the number of fragments.
///
/// - Source: Fuchs, Kedem and Naylor 1980, "On Visible Surface Generation by A Priori Tree Structures".
struct DepthOrder {
    /// A plane, or a part of one after cuts.
    struct Fragment {
        /// The index of the plane in the list of outlines.
        let index: Int
        /// The convex polygon to which the plane is clipped, in x and y of the shared space; nil for the whole plane.
        ///
        /// It is bounded by the lines of intersection with other planes. Elsewhere it extends beyond the outline, so that antialiased edges, shadows
        /// and borders around the outline keep all their pixels.
        let polygon: [Point]?
    }

    /// Distances up to this length, in points, count as touching, as between a hinged flap and the plane behind it.
    private static let tolerance = 1e-4
    /// The maximum number of cuts per sort.
    ///
    /// After that an intersecting piece stays whole, on the side to which it extends farther.
    static let mostCuts = 1 << 14

    /// A part of an outline during the sort.
    fileprivate struct Piece {
        let index: Int
        let polygon: SpacePolygon
        /// The index in `regions` of the piece's clip; nil for the whole plane.
        let region: Int?
    }

    /// The part of an unbounded plane to which a piece is clipped.
    private struct Region {
        let plane: SpacePlane
        let polygon: [Point]
    }

    /// A pending step for the last `count` pieces, which are either unsorted or in final order.
    private struct Task {
        let count: Int
        let isSorted: Bool
    }

    /// The plane that divides the pieces in one step, and the index of its outline.
    private struct Divider {
        let plane: SpacePlane
        let index: Int
    }

    /// The outlines of the whole planes.
    private let outlines: [SpacePolygon]
    /// The pieces of all tasks, the next task's last.
    private var pieces: [Piece] = []
    private var tasks: [Task] = []
    private var cutsLeft = mostCuts
    // The pieces behind, in and in front of the dividing plane; empty between steps.
    private var back: [Piece] = []
    private var level: [Piece] = []
    private var front: [Piece] = []
    /// The clip regions of pieces that were cut.
    private var regions: [Region] = []
    private let margin: Double

    /// The fragments of planes, nearest first, without planes that are seen edge-on or lie wholly behind the eye.
    ///
    /// Planes that coincide keep the order of `outlines`, the last one nearest.
    ///
    /// - Parameter margin: The distance by which the polygons of fragments extend beyond the outlines.
    static func frontToBack(_ outlines: [SpacePolygon], margin: Double) -> [Fragment] {
        var order = DepthOrder(outlines, margin: margin)
        return order.frontToBack()
    }

    private init(_ outlines: [SpacePolygon], margin: Double) {
        self.outlines = outlines
        self.margin = margin
        for (index, polygon) in outlines.enumerated() { pieces.append(Piece(index: index, polygon: polygon, region: nil)) }
    }

    private mutating func frontToBack() -> [Fragment] {
        var fragments: [Fragment] = []
        tasks.append(Task(count: pieces.count, isSorted: false))
        while let task = tasks.popLast() {
            let start = pieces.count - task.count
            if task.isSorted {
                fragments += pieces[start...].reversed().map { fragment($0) }
                pieces.removeSubrange(start...)
            } else {
                sort(from: start)
            }
        }
        return fragments
    }

    /// Divides the pieces from `start` on by the plane of the first piece that has a plane; drops all of them if each is degenerate.
    private mutating func sort(from start: Int) {
        if let divider = divider(from: start) { for index in start..<pieces.count { divide(pieces[index], by: divider) } }
        pieces.removeSubrange(start...)
        // The stack is last in, first out: the front pieces are taken up first.
        Self.move(&back, to: &pieces, &tasks, isSorted: false)
        Self.move(&level, to: &pieces, &tasks, isSorted: true)
        Self.move(&front, to: &pieces, &tasks, isSorted: false)
    }

    private func divider(from start: Int) -> Divider? {
        for index in start..<pieces.count {
            let outline = pieces[index].index
            // A piece may be a sliver, whose corners determine its plane poorly; the whole outline determines it well.
            if let plane = outlines[outline].plane { return Divider(plane: plane, index: outline) }
        }
        return nil
    }

    private static func move(_ part: inout [Piece], to pieces: inout [Piece], _ tasks: inout [Task], isSorted: Bool) {
        guard !part.isEmpty else { return }
        pieces += part
        tasks.append(Task(count: part.count, isSorted: isSorted))
        part.removeAll(keepingCapacity: true)
    }

    /// Adds a piece to `back`, `level` or `front`, or cuts it and adds its parts.
    private mutating func divide(_ piece: Piece, by divider: Divider) {
        guard piece.index != divider.index else { return level.append(piece) }
        guard let (low, high) = piece.polygon.range(before: divider.plane) else { return }
        if low >= -Self.tolerance, high <= Self.tolerance {
            level.append(piece)
        } else if low >= -Self.tolerance {
            front.append(piece)
        } else if high <= Self.tolerance {
            back.append(piece)
        } else if cutsLeft > 0 {
            cutsLeft -= 1
            cut(piece, by: divider.plane)
        } else if high > -low {  // no cuts left
            front.append(piece)
        } else {
            back.append(piece)
        }
    }

    /// Cuts a piece, and its clip region with it.
    private mutating func cut(_ piece: Piece, by plane: SpacePlane) {
        let parts = piece.polygon.split(by: plane)
        let region = region(of: piece)
        back.append(Piece(index: piece.index, polygon: parts.back, region: region.map { keep($0) { -plane.distance($0) } }))
        front.append(Piece(index: piece.index, polygon: parts.front, region: region.map { keep($0) { plane.distance($0) } }))
    }

    /// The clip region of a piece, by default a rectangle around its outline; nil for planes seen edge-on, which are not drawn.
    private func region(of piece: Piece) -> Region? {
        if let region = piece.region { return regions[region] }
        guard let plane = outlines[piece.index].plane, let box = Rect(enclosing: piece.polygon.outline) else { return nil }
        return Region(plane: plane, polygon: box.insetBy(dx: -margin, dy: -margin).corners.array)
    }

    /// Adds the part of a region where a linear function is not negative, and returns its index in `regions`.
    private mutating func keep(_ region: Region, where distance: (SpacePoint) -> Double) -> Int {
        let part = region.polygon.cut { distance(region.plane.point(at: $0)) }
        regions.append(Region(plane: region.plane, polygon: part))
        return regions.count - 1
    }

    private func fragment(_ piece: Piece) -> Fragment {
        Fragment(index: piece.index, polygon: piece.region.map { regions[$0].polygon })
    }
}

extension [Point] {
    /// The part of a convex polygon where a linear function is not negative (Sutherland–Hodgman clipping by one line).
    fileprivate func cut(_ distance: (Point) -> Double) -> [Point] {
        var kept: [Point] = []
        kept.reserveCapacity(count + 1)
        for index in indices {
            let (point, next) = (self[index], self[(index + 1) % count])
            let (here, there) = (distance(point), distance(next))
            if here >= 0 { kept.append(point) }
            if (here < 0) != (there < 0) { kept.append(point.interpolated(to: next, at: here / (here - there))) }
        }
        return kept
    }
}
