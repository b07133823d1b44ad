package import LaminaPrimitives

/// A region of the plane that text fills, with y pointing down.
package struct TextRegion: Sendable {
    /// The bounding box of the region's path.
    package let bounds: Rect
    /// True when the region is one rectangle, so that all lines have the same room.
    let isRectangle: Bool
    private let outline: Outline
    private let holes: [Outline]

    /// - Parameters:
    ///   - path: The edge of the region; parts beyond ±10⁷ points are cut off.
    ///   - holes: Paths whose inside the text avoids, each with its rule.
    package init(_ path: Path, rule: FillRule = .nonZero, holes: [(path: Path, rule: FillRule)] = []) {
        outline = Outline(path, rule)
        self.holes = holes.map { Outline($0.path, $0.rule) }
        isRectangle = outline.isRectangle && holes.isEmpty
        bounds = outline.bounds
    }

    /// Returns the horizontal intervals that lie inside the region over the full height of a band, from left to right.
    func spans(from top: Double, to bottom: Double) -> [Interval] {
        // The 0.001 points absorb rounding at the band's edges.
        let (top, bottom) = (top + 0.001, bottom - 0.001)
        guard top < bottom else { return [] }
        let middle = (top + bottom) / 2
        let free = outline.inside(at: middle).removing(outline.reach(from: top, to: bottom))
        return holes.reduce(free) { free, hole in free.removing(hole.inside(at: middle) + hole.reach(from: top, to: bottom)) }
    }
}

/// A horizontal interval, in points.
struct Interval: Hashable {
    var left: Double
    var right: Double

    var width: Double { right - left }

    /// Returns the common part of two intervals; nil when it is empty.
    func intersection(_ other: Interval) -> Interval? {
        let common = Interval(left: max(left, other.left), right: min(right, other.right))
        return common.left < common.right ? common : nil
    }
}

extension [Interval] {
    /// Returns the parts of ascending intervals that no interval of another list covers.
    func removing(_ others: [Interval]) -> [Interval] {
        var rest = self
        for other in others {
            rest = rest.flatMap { part in
                guard other.right > part.left, other.left < part.right else { return [part] }
                let pieces = [Interval(left: part.left, right: other.left), Interval(left: other.right, right: part.right)]
                return pieces.filter { $0.left < $0.right }
            }
        }
        return rest
    }
}

/// A flattened path with a fill rule.
private struct Outline {
    private struct Edge {
        var start: Point
        var end: Point

        /// Returns the x coordinate at a height between both ends.
        func x(at y: Double) -> Double { start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)) }
    }

    private var edges: [Edge] = []
    private let rule: FillRule
    let bounds: Rect
    /// The largest magnitude of a coordinate, so that differences and products stay exact enough.
    private static let limit = 1e7

    init(_ path: Path, _ rule: FillRule) {
        self.rule = rule
        let lines = Polylines(path, tolerance: 0.05)
        let corners = lines.points.map(Self.clamped)
        bounds = Rect(enclosing: corners) ?? .zero
        for subpath in lines.subpaths where subpath.end > subpath.first {
            for index in subpath.first..<subpath.end {
                // The last corner leads back to the first, also in an open subpath: filling closes it.
                let next = index + 1 < subpath.end ? index + 1 : subpath.first
                edges.append(Edge(start: corners[index], end: corners[next]))
            }
        }
    }

    /// True when the path is one rectangle with sides parallel to the axes.
    var isRectangle: Bool {
        let sides = edges.filter { $0.start != $0.end }
        return sides.count == 4 && sides.allSatisfy { $0.start.x == $0.end.x || $0.start.y == $0.end.y }
    }

    private static func clamped(_ point: Point) -> Point {
        func usable(_ number: Double) -> Double { number.isNaN ? 0 : max(-limit, min(limit, number)) }
        return Point(usable(point.x), usable(point.y))
    }

    /// Returns the intervals inside the path on a horizontal line, ascending.
    func inside(at y: Double) -> [Interval] {
        let crossings = edges.compactMap { edge -> (x: Double, turn: Int)? in
            guard min(edge.start.y, edge.end.y) <= y, y < max(edge.start.y, edge.end.y) else { return nil }
            return (edge.x(at: y), edge.start.y < edge.end.y ? 1 : -1)
        }.sorted { $0.x < $1.x }
        var result: [Interval] = []
        var winding = 0
        for (index, crossing) in crossings.enumerated() {
            winding += crossing.turn
            let isInside = rule == .evenOdd ? index % 2 == 0 : winding != 0
            guard isInside, index + 1 < crossings.count, crossing.x < crossings[index + 1].x else { continue }
            if let last = result.last, last.right == crossing.x {
                result[result.count - 1].right = crossings[index + 1].x
            } else {
                result.append(Interval(left: crossing.x, right: crossings[index + 1].x))
            }
        }
        return result
    }

    /// Returns the horizontal extents of the edges' parts within a band.
    ///
    /// A vertical line that meets none of them lies inside or outside the path over the band's full height.
    func reach(from top: Double, to bottom: Double) -> [Interval] {
        edges.compactMap { edge in
            let (upper, lower) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
            guard upper < bottom, lower > top else { return nil }
            // A horizontal edge has no height to cut.
            let cuts = upper == lower ? [edge.start.x, edge.end.x] : [edge.x(at: max(upper, top)), edge.x(at: min(lower, bottom))]
            return Interval(left: min(cuts[0], cuts[1]), right: max(cuts[0], cuts[1]))
        }
    }
}
