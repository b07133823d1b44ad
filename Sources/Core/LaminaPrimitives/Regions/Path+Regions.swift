/// A combination of the insides of two paths.
package enum RegionOperation: Sendable, CaseIterable {
    /// Points inside at least one path.
    case union
    /// Points inside both paths.
    case intersection
    /// Points inside the first path but not the second.
    case difference
    /// Points inside exactly one path.
    case symmetricDifference

    /// Returns true when a point belongs to the combination.
    package func includes(_ first: Bool, _ second: Bool) -> Bool {
        switch self {
        case .union: first || second
        case .intersection: first && second
        case .difference: first && !second
        case .symmetricDifference: first != second
        }
    }
}

extension FillRule {
    /// Returns true when a point with this winding number is inside.
    func isInside(_ winding: Int32) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }
}

extension Path {
    /// Returns the boundary of a combination of the insides of two paths.
    ///
    /// The result consists of closed subpaths that do not cross. Filled by either rule, it covers the same points. Outer boundaries run
    /// counterclockwise where y points up, holes clockwise. Curves stay curves: every segment is a part of a segment of the paths.
    ///
    /// Open subpaths are closed by a line. A coordinate that is not finite, or exceeds `Flattening.limit`, ends its path.
    ///
    /// - Parameters:
    ///   - rule: The rule that decides the insides of both paths.
    /// - Returns: Nil when the paths have too many crossings; see `Arrangement`.
    /// - Accuracy: Points move by up to 10⁻⁸ of the largest coordinate.
    /// - Complexity: O((n + k) log n) for n segments with k crossings, apart from `EdgeSweep`.
    package func combined(_ operation: RegionOperation, with other: Path, rule: FillRule) -> Path? {
        guard let (arrangement, tracer) = boundary(operation, with: other, rule: rule) else { return nil }
        var (loops, result) = (tracer, Path())
        for loop in loops.trace() { result.addLoop(loop.map { loops.part($0) }.joinedAround, of: arrangement.sources) }
        return result
    }

    /// Returns true when the insides of two paths have common points; nil when there are too many crossings.
    package func overlaps(_ other: Path, rule: FillRule) -> Bool? {
        guard let box = controlBounds, let otherBox = other.controlBounds, box.intersection(otherBox) != nil else { return false }
        return boundary(.intersection, with: other, rule: rule).map { !$0.1.isEmpty }
    }

    private func boundary(_ operation: RegionOperation, with other: Path, rule: FillRule) -> (Arrangement, LoopTracer)? {
        guard let arrangement = Arrangement(outline, other.outline) else { return nil }
        var edges = RegionEdges(arrangement, firstIsLine: false)
        edges.findWindings(arrangement.vertices.points)
        let tracer = LoopTracer(arrangement, edges.edges) {
            operation.includes(rule.isInside($0.first), rule.isInside($0.second))
        }
        return (arrangement, tracer)
    }

    /// The segments up to the first unacceptable point, with closing lines for all subpaths.
    var outline: [PathSegment] {
        let segments = PathSegments(acceptable)
        return segments.subpaths.flatMap { subpath in
            let own = Array(segments.all[subpath.range])
            guard !subpath.isClosed, let last = own.last, last.end != subpath.start else { return own }
            return own + [.line(last.end, subpath.start)]
        }
    }

    /// The elements before the first point that is not finite or exceeds `Flattening.limit`.
    var acceptable: Path {
        guard !points.allSatisfy({ Flattening.accepts($0) }) else { return self }
        var result = Path()
        for element in elements {
            switch element {
            case .move(let point):
                guard Flattening.accepts(point) else { return result }
                result.move(to: point)
            case .line(let point):
                guard Flattening.accepts(point) else { return result }
                result.addLine(to: point)
            case .quad(let control, let point):
                guard Flattening.accepts(control), Flattening.accepts(point) else { return result }
                result.addQuad(to: point, control: control)
            case .cubic(let control1, let control2, let point):
                guard Flattening.accepts(control1), Flattening.accepts(control2), Flattening.accepts(point) else { return result }
                result.addCubic(to: point, control1: control1, control2: control2)
            case .close: result.close()
            }
        }
        return result
    }
}
