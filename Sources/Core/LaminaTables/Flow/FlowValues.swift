/// The size of an item in a flow: its length in the direction of scrolling and its breadth across that direction, in points.
package struct FlowSize: Hashable, Sendable {
    package var length: Double
    package var breadth: Double

    package init(length: Double, breadth: Double) {
        self.length = length
        self.breadth = breadth
    }
}

/// The rectangle of an item in a flow: `start` and `length` in the direction of scrolling, `offset` and `breadth` across it, in points.
package struct FlowFrame: Hashable, Sendable {
    package var start: Double
    package var offset: Double
    package var length: Double
    package var breadth: Double

    package init(start: Double, offset: Double, length: Double, breadth: Double) {
        self.start = start
        self.offset = offset
        self.length = length
        self.breadth = breadth
    }

    /// The end in the direction of scrolling.
    package var end: Double { start + length }

    /// Returns the rectangle moved in the direction of scrolling.
    package func moved(by distance: Double) -> FlowFrame {
        FlowFrame(start: start + distance, offset: offset, length: length, breadth: breadth)
    }
}

/// The measures of a section of a flow, in points.
package struct FlowMetrics: Hashable, Sendable {
    /// The breadth of the container, without the container's own insets.
    package var breadth = 0.0
    /// The insets before and after the items in the direction of scrolling.
    package var before = 0.0
    package var after = 0.0
    /// The insets on both sides of the items across the direction of scrolling.
    package var near = 0.0
    package var far = 0.0
    /// The least space between lines.
    package var lineSpacing = 0.0
    /// The least space between the items of a line.
    package var itemSpacing = 0.0
    /// The lengths of the header and the footer; 0 for none.
    package var header = 0.0
    package var footer = 0.0

    package init() {}

    /// The breadth that is available to the items of a line.
    var available: Double { max(0, breadth - near - far) }
}

/// The sizes of a section's items: a single size while all are equal, else one for each item.
package enum FlowItems: Sendable {
    case equal(count: Int, size: FlowSize)
    case each([FlowSize])

    /// The number of items in the section.
    package var count: Int {
        switch self {
        case .equal(let count, _): count
        case .each(let sizes): sizes.count
        }
    }

    /// The size of an item.
    package subscript(item: Int) -> FlowSize {
        switch self {
        case .equal(_, let size): size
        case .each(let sizes): sizes[item]
        }
    }
}
