import CCairoPDF
import LaminaPrimitives

extension MarkCanvas {
    /// Sets Cairo's current path; it becomes empty when a number of `path` is not finite.
    func trace(_ path: Path, _ rule: FillRule) {
        unsafe cairo.functions.cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        unsafe cairo.functions.cairo_new_path(context)
        guard path.points.allSatisfy(\.isFinite) else { return }
        var current = Point.zero
        for element in path.elements { add(element, &current) }
    }

    private func add(_ element: Path.Element, _ current: inout Point) {
        switch element {
        case .move(let point):
            unsafe cairo.functions.cairo_move_to(context, point.near.x, point.near.y)
            current = point
        case .line(let point):
            unsafe cairo.functions.cairo_line_to(context, point.near.x, point.near.y)
            current = point
        case .quad(let control, let point):
            // The cubic curve with the same points.
            addCurve(current + (control - current) * (2.0 / 3), point + (control - point) * (2.0 / 3), point)
            current = point
        case .cubic(let control1, let control2, let point):
            addCurve(control1, control2, point)
            current = point
        case .close:
            unsafe cairo.functions.cairo_close_path(context)
        }
    }

    private func addCurve(_ control1: Point, _ control2: Point, _ end: Point) {
        let (a, b, c) = (control1.near, control2.near, end.near)
        unsafe cairo.functions.cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
    }
}

extension Point {
    /// The greatest coordinate of a path; Cairo's numbers have 24 bits before the point.
    private static let farthest = 4_000_000.0

    /// The point with both coordinates inside the range of Cairo's numbers.
    fileprivate var near: Point {
        Point(max(-Self.farthest, min(Self.farthest, x)), max(-Self.farthest, min(Self.farthest, y)))
    }

    /// True when both coordinates are inside the range of Cairo's numbers.
    var isNear: Bool { abs(x) <= Self.farthest && abs(y) <= Self.farthest }
}
