extension Path {
    /// Returns the parts of the path's lines and curves that lie inside a region, or those that lie outside.
    ///
    /// The path itself is a line without an inside; its open subpaths stay open. A subpath that is cut becomes open subpaths; a closed subpath that
    /// is not cut stays closed. Parts along the region's boundary count as inside.
    ///
    /// - Parameters:
    ///   - rule: The rule that decides the inside of `region`.
    ///   - isInside: True for the parts inside, false for the parts outside.
    /// - Returns: Nil when the paths have too many crossings; see `Arrangement`.
    package func lines(of region: Path, rule: FillRule, isInside: Bool) -> Path? {
        let lines = PathSegments(acceptable)
        guard let arrangement = Arrangement(lines.all, region.outline) else { return nil }
        var edges = RegionEdges(arrangement, firstIsLine: true)
        edges.findWindings(arrangement.vertices.points)
        let chosen = arrangement.pieces.indices.filter { index in
            guard arrangement.isOfFirst(arrangement.pieces[index]) else { return false }
            let edge = edges.edges[edges.edgeOfPiece[index]]
            return (rule.isInside(edge.left.second) || rule.isInside(edge.right.second)) == isInside
        }
        return Path.joined(chosen.map { arrangement.part($0) }, lines, arrangement)
    }

    /// Joins parts that follow each other along the same subpath.
    private static func joined(_ parts: [SourcePart], _ lines: PathSegments, _ arrangement: Arrangement) -> Path {
        var result = Path()
        var rest = parts[...]
        for subpath in lines.subpaths {
            let own = Array(rest.prefix { $0.source < subpath.range.upperBound })
            rest = rest.dropFirst(own.count)
            var runs = runs(of: own.joined)
            if subpath.isClosed, let first = runs.first?.first, let last = runs.last?.last, first.start == last.end {
                if runs.count == 1 {
                    result.addLoop(runs[0], of: arrangement.sources)
                    continue
                }
                // The run over the subpath's first point is one run.
                runs[0] = runs.removeLast() + runs[0]
            }
            for run in runs {
                result.move(to: run[0].start)
                for part in run { result.add(part.segment(of: arrangement.sources)) }
            }
        }
        return result
    }

    /// Divides parts into runs in which each part begins where the part before it ends.
    private static func runs(of parts: [SourcePart]) -> [[SourcePart]] {
        parts.reduce(into: []) { runs, part in
            if let last = runs.last?.last, last.end == part.start {
                runs[runs.count - 1].append(part)
            } else {
                runs.append([part])
            }
        }
    }
}

extension Arrangement {
    /// Returns the part of the source that a piece is.
    fileprivate func part(_ index: Int) -> SourcePart {
        let piece = pieces[index]
        return SourcePart(
            source: Int(piece.source), from: piece.from, to: piece.to, start: vertices.points[Int(piece.start)],
            end: vertices.points[Int(piece.end)])
    }
}
