extension Path {
    /// A point lies inside; open subpaths are closed by a line.
    ///
    /// - Accuracy: Curves are lines within 10⁻⁶ of the path's size. Points exactly on the outline may be either.
    public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
        guard let box = controlBounds, box.insetBy(dx: -1e-6 * box.width, dy: -1e-6 * box.height).meets(point) else { return false }
        let lines = Polylines(self, tolerance: max(box.width, box.height) * 1e-6)
        let winding = lines.subpaths.reduce(0) { $0 + Self.winding(of: lines.points[$1.first..<$1.end], around: point) }
        return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }

    /// Counts the crossings of a polygon with the ray from `point` towards +x.
    private static func winding(of polygon: ArraySlice<Point>, around point: Point) -> Int {
        guard var previous = polygon.last else { return 0 }
        var winding = 0
        for next in polygon {
            // The lower end of a side belongs to it, the upper one does not: a corner counts once.
            if (previous.y <= point.y) != (next.y <= point.y) {
                let isDown = previous.y <= point.y
                let side = (next - previous).cross(point - previous)
                if isDown ? side > 0 : side < 0 { winding += isDown ? 1 : -1 }
            }
            previous = next
        }
        return winding
    }
}

extension Rect {
    /// The point is inside or on an edge.
    fileprivate func meets(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
