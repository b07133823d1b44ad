import LaminaPrimitives

/// Sorts planes that may intersect each other from the nearest to the farthest, and cuts those that do; keeps its memory.
///
/// The sort ends for all coordinates, NaN included. A step divides its pieces by the plane of one outline, and all pieces of that outline are
/// level by definition, whatever rounding says. So no later step below it has a piece of that outline: steps nest at most as deep as there are
/// outlines, and every step takes at least one piece off the list. At most `mostCuts` pieces are added, so `outlines + mostCuts` bounds both the
/// number of steps and the number of fragments.
///
/// - Source: Fuchs, Kedem and Naylor 1980, "On Visible Surface Generation by A Priori Tree Structures".
struct DepthOrder {
    /// A plane, or a part of one.
    struct Fragment {
        /// Index of the plane among the outlines.
        let index: Int
        /// Convex, in x and y of the shared space: the sides on which the part lies of the lines along which other planes cut its own.
        ///
        /// Nil for the whole plane. Elsewhere the polygon reaches beyond the outline, so that smooth edges, shadows and lines around the
        /// outline keep all of their pixels.
        let polygon: [Point]?
    }

    /// Distances up to this many points count as touching, as a hinged flap touches the plane behind it.
    private static let tolerance = 1e-4
    /// Cuts per sort.
    ///
    /// Past them a piece that intersects a plane stays whole, on the side to which it reaches farther.
    static let mostCuts = 1 << 14

    fileprivate struct Piece {
        let index: Int
        let polygon: SpacePolygon
        /// Index in `regions`; nil for the whole plane.
        let region: Int?
    }

    /// The part of an unbounded plane in which a piece lies.
    private struct Region {
        let plane: SpacePlane
        let polygon: [Point]
    }

    /// The last `count` pieces are to be sorted, or are in order.
    private struct Task {
        let count: Int
        let isSorted: Bool
    }

    /// A plane that divides the pieces of a step, and the outline that it belongs to.
    private struct Divider {
        let plane: SpacePlane
        let index: Int
    }

    /// The whole planes.
    private var outlines: [SpacePolygon] = []
    /// The pieces of all tasks, the next task's last.
    private var pieces: [Piece] = []
    private var tasks: [Task] = []
    private var cutsLeft = 0
    // The pieces behind, in and before the dividing plane; empty between two steps.
    private var back: [Piece] = []
    private var level: [Piece] = []
    private var front: [Piece] = []
    /// The regions of pieces that were cut.
    private var regions: [Region] = []
    private var margin = 0.0

    /// Calls `body` with one fragment after the other; planes seen edge-on or wholly behind the eye are left out.
    ///
    /// What lies in one plane is stacked in the order of `outlines`, the last the nearest.
    ///
    /// - Parameter margin: How far polygons of fragments reach beyond the outlines.
    mutating func forEachFrontToBack(_ outlines: some Sequence<SpacePolygon>, margin: Double, _ body: (Fragment) -> Void) {
        self.margin = margin
        regions.removeAll(keepingCapacity: true)
        self.outlines.removeAll(keepingCapacity: true)
        cutsLeft = Self.mostCuts
        for polygon in outlines {
            pieces.append(Piece(index: pieces.count, polygon: polygon, region: nil))
            self.outlines.append(polygon)
        }
        tasks.append(Task(count: pieces.count, isSorted: false))
        while let task = tasks.popLast() {
            let start = pieces.count - task.count
            if task.isSorted {
                for index in (start..<pieces.count).reversed() { body(fragment(pieces[index])) }
                pieces.removeSubrange(start...)
            } else {
                sort(from: start)
            }
        }
    }

    /// Divides the pieces from `start` on by the plane of the first that has one; they go when none has.
    private mutating func sort(from start: Int) {
        if let divider = divider(from: start) { for index in start..<pieces.count { divide(pieces[index], by: divider) } }
        pieces.removeSubrange(start...)
        Self.move(&back, to: &pieces, &tasks, isSorted: false)
        Self.move(&level, to: &pieces, &tasks, isSorted: true)
        Self.move(&front, to: &pieces, &tasks, isSorted: false)
    }

    private func divider(from start: Int) -> Divider? {
        for index in start..<pieces.count {
            let outline = pieces[index].index
            // A cut leaves slivers, whose corners say little about their plane; the whole outline's say more.
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
        } else if high > -low {
            front.append(piece)
        } else {
            back.append(piece)
        }
    }

    private mutating func cut(_ piece: Piece, by plane: SpacePlane) {
        let parts = piece.polygon.split(by: plane)
        let region = region(of: piece)
        back.append(Piece(index: piece.index, polygon: parts.back, region: region.map { keep($0) { -plane.distance($0) } }))
        front.append(Piece(index: piece.index, polygon: parts.front, region: region.map { keep($0) { plane.distance($0) } }))
    }

    /// The region of a piece, or else a rectangle around its outline; nil for planes seen edge-on, which are not drawn.
    private func region(of piece: Piece) -> Region? {
        if let region = piece.region { return regions[region] }
        guard let plane = outlines[piece.index].plane, let box = Rect(enclosing: piece.polygon.outline) else { return nil }
        return Region(plane: plane, polygon: box.insetBy(dx: -margin, dy: -margin).corners.array)
    }

    /// Keeps the part of a region where a linear function is not negative.
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
    /// The part of a convex polygon where a linear function is not negative.
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
