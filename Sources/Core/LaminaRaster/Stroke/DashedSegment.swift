internal import LaminaPrimitives

/// A path segment prepared for dashing: its visible part is cut into dashes, and along the lengths before and after it the pattern only advances.
struct DashedSegment {
    /// The length that is skipped before the visible part.
    var before = 0.0
    /// The visible part with its arc length; nil when the whole segment is skipped.
    var visible: (part: PathSegment, length: ArcLength)?
    /// The length that is skipped after the visible part.
    var after = 0.0

    /// Finds the invisible parts of long segments, where dashes would only cost time and memory.
    struct Cutter {
        /// The average number of dashes and gaps per unit of length.
        let elementsPerUnit: Double
        /// The visible rectangle; nil when everything may be visible.
        let visible: Rect?

        /// The number of dashes and gaps up to which a segment is kept whole, because so few cost little.
        private static let fewestElements = 256.0

        /// Splits a segment, given with its arc length, at the edges of the visible rectangle.
        func cut(_ segment: PathSegment, _ length: ArcLength) -> DashedSegment {
            let whole = DashedSegment(visible: (segment, length))
            guard let visible, length.total * elementsPerUnit > Self.fewestElements, length.total <= Flattening.limit else { return whole }
            guard case .line(let start, let end) = segment else {
                // A curve is kept or skipped as a whole; only lines are cut at the edges of the rectangle.
                return Rect(enclosing: segment.controls).intersection(visible) == nil ? DashedSegment(before: length.total) : whole
            }
            guard let range = Self.range(of: start, end, in: visible) else { return DashedSegment(before: length.total) }
            let part = segment.part(from: range.lowerBound, to: range.upperBound)
            return DashedSegment(
                before: range.lowerBound * length.total, visible: (part, ArcLength(part)), after: (1 - range.upperBound) * length.total)
        }

        /// Returns the part of a line that lies inside a rectangle, in fractions of the line, 0...1; nil when it is entirely outside.
        ///
        /// - Source: Liang and Barsky 1984, "A New Concept and Method for Line Clipping".
        private static func range(of start: Point, _ end: Point, in rect: Rect) -> ClosedRange<Double>? {
            var (low, high) = (0.0, 1.0)
            for (from, to, least, most) in [(start.x, end.x, rect.minX, rect.maxX), (start.y, end.y, rect.minY, rect.maxY)] {
                guard from != to else {
                    if from < least || from > most { return nil }
                    continue
                }
                // The fractions at which the line crosses the two edges of this axis; the visible range is the intersection over both axes.
                let (first, second) = ((least - from) / (to - from), (most - from) / (to - from))
                low = max(low, min(first, second))
                high = min(high, max(first, second))
            }
            return low <= high ? low...high : nil
        }
    }
}

extension PathSegment {
    /// The four control points; the last one is repeated when there are fewer.
    fileprivate var controls: InlineArray<4, Point> {
        switch self {
        case .line(let a, let b): [a, b, b, b]
        case .quad(let a, let b, let c): [a, b, c, c]
        case .cubic(let a, let b, let c, let d): [a, b, c, d]
        }
    }
}
