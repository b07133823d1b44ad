import CoreGraphics

extension UISegmentedControl {
    /// The padding at each side of a segment's content, in points.
    private static let padding: CGFloat = 10

    /// The sum of the segments' natural widths, in points.
    ///
    /// A segment without a fixed width gets the width of the widest content or, if widths are apportioned by content, of its own content.
    var naturalWidth: CGFloat {
        let needs = segments.map { ($0.contentSize.width + 2 * Self.padding).rounded(.up) }
        if apportionsSegmentWidthsByContent { return zip(segments, needs).reduce(0) { $0 + ($1.0.width > 0 ? $1.0.width : $1.1) } }
        let widest = needs.max() ?? 0
        return segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    }

    func layOutSegments() {
        // Edges are rounded down to whole points, as measured on UIKit 26.1.
        // Without the epsilon, an edge that a rounding error puts just below a whole number would move by a whole point.
        var (exact, x): (CGFloat, CGFloat) = (0, 0)
        let room = CGRect(origin: .zero, size: bounds.size)
        for (view, width) in zip(segments, widths) {
            exact += width
            let end = (exact + 1e-6).rounded(.down)
            view.frame = directed(CGRect(x: x, y: 0, width: max(0, end - x), height: bounds.height), in: room)
            x = end
        }
        for (index, divider) in dividers.enumerated() {
            let height = max(0, bounds.height - 16)
            let segment = segments[index].frame
            let edge = isRightToLeft ? segment.minX : segment.maxX
            divider.frame = CGRect(x: edge - 0.5, y: bounds.midY - height / 2, width: 1, height: height)
        }
    }

    /// The width of each segment: segments without a fixed width share the remaining width, equally or in proportion to their content.
    private var widths: [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let rest = max(0, bounds.width - fixed)
        let free = segments.filter { $0.width == 0 }
        let needs = free.reduce(0) { $0 + $1.contentSize.width + 2 * Self.padding }
        return segments.map { view in
            if view.width > 0 { return view.width }
            guard apportionsSegmentWidthsByContent, needs > 0 else { return rest / CGFloat(free.count) }
            return rest * (view.contentSize.width + 2 * Self.padding) / needs
        }
    }
}
