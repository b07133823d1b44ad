extension Path {
    /// The tight bounding box of all points, including the interior points of curves; nil for an empty path.
    public var bounds: Rect? {
        guard let first = points.first else { return nil }
        var (x, y) = (Extent(first.x), Extent(first.y))
        var current = first
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                x.include(point.x)
                y.include(point.y)
                current = point
            case .quad(let control, let point):
                x.include(current.x, control.x, point.x)
                y.include(current.y, control.y, point.y)
                current = point
            case .cubic(let control1, let control2, let point):
                x.include(current.x, control1.x, control2.x, point.x)
                y.include(current.y, control1.y, control2.y, point.y)
                current = point
            case .close: continue
            }
        }
        return Rect(x.low, y.low, x.high - x.low, y.high - y.low)
    }

    /// The bounding box of all points and control points, which is cheaper than `bounds` and may be larger; nil for an empty path.
    public var controlBounds: Rect? { Rect(enclosing: points) }
}
