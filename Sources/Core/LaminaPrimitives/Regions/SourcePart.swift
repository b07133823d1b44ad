/// A part of a source segment between two parameters, in either direction.
struct SourcePart: Sendable {
    /// The index of the source segment.
    var source: Int
    /// The segment's parameter at which the part starts; larger than `to` for a reversed part.
    var from: Double
    var to: Double
    /// The point at which the part starts.
    var start: Point
    /// The point at which the part ends.
    var end: Point

    /// Returns true when `next` continues this part along the same segment in the same direction.
    func continues(into next: SourcePart) -> Bool {
        source == next.source && to == next.from && (to > from) == (next.to > next.from)
    }

    /// The part together with the next one.
    func joined(with next: SourcePart) -> SourcePart { SourcePart(source: source, from: from, to: next.to, start: start, end: next.end) }

    /// Returns the part as a segment.
    func segment(of sources: [PathSegment]) -> PathSegment {
        let whole = sources[source]
        let part = from <= to ? whole.part(from: from, to: to) : whole.part(from: to, to: from).reversed
        return part.withEnds(start, end)
    }
}

extension [SourcePart] {
    /// The parts with consecutive parts of the same segment joined.
    var joined: [SourcePart] {
        reduce(into: []) { result, part in
            if let last = result.last, last.continues(into: part) {
                result[result.count - 1] = last.joined(with: part)
            } else {
                result.append(part)
            }
        }
    }

    /// The parts of a loop with consecutive parts of the same segment joined, also across the first point.
    var joinedAround: [SourcePart] {
        var parts = joined
        while parts.count > 1, let last = parts.last, last.continues(into: parts[0]) {
            parts[0] = last.joined(with: parts[0])
            parts.removeLast()
        }
        return parts
    }
}

extension Path {
    /// Appends the parts as one closed subpath.
    mutating func addLoop(_ parts: [SourcePart], of sources: [PathSegment]) {
        guard let first = parts.first, let last = parts.last else { return }
        move(to: first.start)
        for part in parts.dropLast() { add(part.segment(of: sources)) }
        // `close` adds the last line.
        let segment = last.segment(of: sources)
        if case .line = segment, last.end == first.start {} else { add(segment) }
        close()
    }
}
