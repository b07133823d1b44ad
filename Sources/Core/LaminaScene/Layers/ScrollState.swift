package import LaminaPrimitives

/// The property that `CAScrollLayer` adds to a layer.
package struct ScrollState: Sendable, Hashable, SparseDefault {
    package static let initial = ScrollState()

    /// A value of `CAScrollLayerScrollMode`; any other string scrolls along no axis.
    package var mode = "both"

    package init() {}

    /// The origin of `bounds` after a scroll to a point; an axis along which the mode does not scroll keeps its value.
    package func origin(of bounds: Rect, scrolledTo point: Point) -> Point {
        Point(scrollsHorizontally ? point.x : bounds.minX, scrollsVertically ? point.y : bounds.minY)
    }

    /// The origin of `bounds` after the shortest scroll that makes a rectangle visible.
    ///
    /// - Source: Measured on Apple's system: a rectangle that is longer than the bounds is shown from its own origin.
    package func origin(of bounds: Rect, showing rect: Rect) -> Point {
        let rect = rect.standardized
        let x = Self.origin(of: (bounds.minX, bounds.width), showing: (rect.minX, rect.width))
        let y = Self.origin(of: (bounds.minY, bounds.height), showing: (rect.minY, rect.height))
        return origin(of: bounds, scrolledTo: Point(x, y))
    }

    private var scrollsHorizontally: Bool { mode == "both" || mode == "horizontally" }
    private var scrollsVertically: Bool { mode == "both" || mode == "vertically" }

    private typealias Span = (start: Double, length: Double)

    private static func origin(of bounds: Span, showing span: Span) -> Double {
        guard span.length <= bounds.length else { return span.start }
        return min(span.start, max(bounds.start, span.start + span.length - bounds.length))
    }
}

extension ScrollState {
    /// The properties of a scroll layer.
    package static let properties = LayerState.properties + [Property("scrollMode", \.scroll.mode, .none)]
}
