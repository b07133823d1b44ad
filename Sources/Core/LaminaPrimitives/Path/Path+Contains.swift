extension Path {
    /// Returns true when the point lies inside the path.
    ///
    /// Open subpaths are closed by a line.
    ///
    /// - Accuracy: Curves are flattened to 10⁻⁶ of the path's size. Points exactly on the outline may count as inside or outside.
    public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
        guard let box = controlBounds, box.insetBy(dx: -1e-6 * box.width, dy: -1e-6 * box.height).meets(point) else { return false }
        let lines = Polylines(self, tolerance: max(box.width, box.height) * 1e-6)
        let winding = lines.subpaths.reduce(0) { $0 + Self.winding(of: lines.points[$1.first..<$1.end], around: point) }
        return rule == .nonZero ? winding != 0 : winding % 2 != 0
    }

    /// Returns the winding number of a polygon around a point: the signed crossings with the ray from `point` towards +x.
    private static func winding(of polygon: ArraySlice<Point>, around point: Point) -> Int {
        guard var previous = polygon.last else { return 0 }
        var winding = 0
        for next in polygon {
            // Each edge contains its upper end point (smaller y) but not its lower one, so that a corner on the ray counts once.
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
    /// Returns true when the point is inside the rectangle or on any edge; `Rect.contains` excludes the maximum edges.
    fileprivate func meets(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
