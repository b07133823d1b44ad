extension NSLayoutConstraint {
    /// A place or length of a view.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where reading begins.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle from side to side.
        case centerX = 9
        /// The middle from top to bottom.
        case centerY = 10
        /// The line that the last text stands on; the lower edge where there is no text.
        case lastBaseline = 11
        /// The line that the first text stands on; the lower edge where there is no text.
        case firstBaseline = 12
        /// The left edge of the margins.
        case leftMargin = 13
        /// The right edge of the margins.
        case rightMargin = 14
        /// The upper edge of the margins.
        case topMargin = 15
        /// The lower edge of the margins.
        case bottomMargin = 16
        /// The edge of the margins where reading begins.
        case leadingMargin = 17
        /// The edge of the margins where reading ends.
        case trailingMargin = 18
        /// The middle between left and right margin.
        case centerXWithinMargins = 19
        /// The middle between upper and lower margin.
        case centerYWithinMargins = 20
        /// Nothing; for a length that is a number.
        case notAnAttribute = 0

        /// Apple's older name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// How one place or length is related to the other.
    public enum Relation: Int, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Just as much.
        case equal = 0
        /// At least.
        case greaterThanOrEqual = 1
    }

    /// A direction of a layout.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// What views in a visual format are aligned by, in which direction they follow each other, and where distances begin.
    public struct FormatOptions: OptionSet, Sendable {
        /// One bit for each of Apple's attributes, and some more.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// By the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// By the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// By the upper edges.
        public static let alignAllTop = FormatOptions(.top)
        /// By the lower edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// By the edges where reading begins.
        public static let alignAllLeading = FormatOptions(.leading)
        /// By the edges where reading ends.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// By the middles from side to side.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// By the middles from top to bottom.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// By the line that the last text stands on.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// By the line that the first text stands on.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// Everything that aligns.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// In the direction of reading.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Everything that directs.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances lead from edge to edge.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Distances lead from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// Everything about distances.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// What can be compared with what.
    enum Dimension {
        case horizontal
        case vertical
        case length
        case none
    }

    var dimension: Dimension {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .length
        case .notAnAttribute: .none
        }
    }

    /// The axis along which the attribute is measured.
    var axis: NSLayoutConstraint.Axis {
        dimension == .vertical || self == .height ? .vertical : .horizontal
    }

    /// For an attribute of the margins, that of the guide that stands for them.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
