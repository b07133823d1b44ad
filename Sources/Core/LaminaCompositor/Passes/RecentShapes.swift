import LaminaPrimitives
import LaminaRaster
import LaminaScene

/// The shapes that one thread has rasterised last, for items with the same shape at the same place between pixels, such as the instances of a
/// replicator.
struct RecentShapes {
    private struct Shape {
        let content: DrawContent
        let rasterizer: ShapeRasterizer
        let coverage: Coverage
    }

    /// The number of shapes to keep; the instances of a replicator repeat this many layers.
    private static let most = 4

    /// The shapes, the oldest first.
    private var shapes: [Shape] = []

    /// The coverage of a shape that was rasterised with the same result; nil when there is none.
    func coverage(of content: DrawContent, by rasterizer: ShapeRasterizer) -> Coverage? {
        shapes.last { $0.rasterizer == rasterizer && $0.content.hasSameOutline(as: content) }?.coverage
    }

    /// Adds a shape and drops the oldest.
    mutating func add(_ content: DrawContent, by rasterizer: ShapeRasterizer, _ coverage: Coverage) {
        if shapes.count == Self.most { shapes.removeFirst() }
        shapes.append(Shape(content: content, rasterizer: rasterizer, coverage: coverage))
    }
}

extension DrawContent {
    /// The colour of a shape in one colour; nil for other content.
    var solidColor: Color? {
        switch self {
        case .fill(_, let color), .border(_, _, let color), .shape(_, _, let color), .stroke(_, _, _, _, let color): color
        default: nil
        }
    }

    /// True when both are shapes in one colour and differ at most in that colour.
    fileprivate func hasSameOutline(as other: DrawContent) -> Bool {
        switch (self, other) {
        case (.fill(let a, _), .fill(let b, _)): a == b
        case (.border(let a, let width, _), .border(let b, let otherWidth, _)): width == otherWidth && a == b
        case (.shape(let a, let rule, _), .shape(let b, let otherRule, _)): rule == otherRule && a == b
        case (.stroke(let a, let style, let from, let to, _), .stroke(let b, let otherStyle, let otherFrom, let otherTo, _)):
            from == otherFrom && to == otherTo && style == otherStyle && a == b
        default: false
        }
    }
}
