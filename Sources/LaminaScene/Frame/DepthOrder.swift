import LaminaPrimitives

/// Sorts planes that may pass through each other from the nearest to the farthest, cutting those that do; keeps its memory.
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

    fileprivate struct Piece {
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

    /// Calls `body` with one fragment after the other; planes seen edge-on or wholly behind the eye are left out.
    ///
    /// What lies in one plane is stacked in the order of `outlines`, the last the nearest.
    mutating func forEachFrontToBack(_ outlines: some Sequence<SpacePolygon>, _ body: (Fragment) -> Void) {
        for polygon in outlines { pieces.append(Piece(index: pieces.count, polygon: polygon, isWhole: true)) }
        tasks.append(Task(count: pieces.count, isSorted: false))
        while let task = tasks.popLast() {
            let start = pieces.count - task.count
            if task.isSorted {
                for index in (start..<pieces.count).reversed() { body(Fragment(pieces[index])) }
                pieces.removeSubrange(start...)
            } else {
                sort(from: start)
            }
        }
    }

    /// Divides the pieces from `start` on by the plane of the first that has one; they go when none has.
    private mutating func sort(from start: Int) {
        if let plane = plane(from: start) { for index in start..<pieces.count { divide(pieces[index], by: plane) } }
        pieces.removeSubrange(start...)
        Self.move(&back, to: &pieces, &tasks, isSorted: false)
        Self.move(&level, to: &pieces, &tasks, isSorted: true)
        Self.move(&front, to: &pieces, &tasks, isSorted: false)
    }

    private func plane(from start: Int) -> SpacePlane? {
        for index in start..<pieces.count {
            if let plane = pieces[index].polygon.plane { return plane }
        }
        return nil
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

extension DepthOrder.Fragment {
    fileprivate init(_ piece: DepthOrder.Piece) {
        self.init(index: piece.index, polygon: piece.isWhole ? nil : piece.polygon.outline)
    }
}
