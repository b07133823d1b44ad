extension Path {
    /// The smallest rectangle that holds all points of the path and of its curves' interiors; nil for an empty path.
    public var bounds: Rect? {
        var extremes: [Point] = []
        var current = Point.zero
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                current = point
            case .quad(let control, let point):
                let segment = PathSegment.quad(current, control, point)
                extremes += segment.extremeParameters.map { segment.point(at: $0) }
                current = point
            case .cubic(let control1, let control2, let point):
                let segment = PathSegment.cubic(current, control1, control2, point)
                extremes += segment.extremeParameters.map { segment.point(at: $0) }
                current = point
            case .close: continue
            }
            extremes.append(current)
        }
        return Rect(enclosing: extremes)
    }

    /// The smallest rectangle that holds all points and control points; nil for an empty path.
    public var controlBounds: Rect? { Rect(enclosing: points) }
}
