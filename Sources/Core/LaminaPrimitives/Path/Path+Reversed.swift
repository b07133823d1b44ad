extension Path {
    /// The same path with every segment drawn from its end to its start, and the subpaths in reversed order.
    ///
    /// A closed subpath begins at the point from which it was closed, and stays closed.
    package var reversed: Path {
        var result = Path()
        var (end, lastPoint) = (verbs.count, points.count)
        // Each subpath begins with a `move`, also one that follows a `close`.
        for start in verbs.indices.reversed() where verbs[start] == .move {
            let subpath = verbs[start..<end]
            let firstPoint = lastPoint - subpath.reduce(0) { $0 + $1.pointCount }
            result.addReversed(subpath, points[firstPoint..<lastPoint])
            (end, lastPoint) = (start, firstPoint)
        }
        return result
    }

    private mutating func addReversed(_ verbs: ArraySlice<Verb>, _ points: ArraySlice<Point>) {
        var places = points
        guard let first = places.popLast() else { return }
        move(to: first)
        for verb in verbs.reversed() where verb != .move && verb != .close {
            let controls = (1..<verb.pointCount).compactMap { _ in places.popLast() }
            guard let next = places.popLast() else { return }
            switch controls.count {
            case 0: addLine(to: next)
            case 1: addQuad(to: next, control: controls[0])
            default: addCubic(to: next, control1: controls[0], control2: controls[1])
            }
        }
        if verbs.last == .close { close() }
    }
}
