extension NSLayoutConstraint {
    /// An edge, centre, baseline or length of a view or layout guide.
    public typealias Attribute = NSLayoutAttribute

    /// The relation between the two sides of a constraint.
    public typealias Relation = NSLayoutRelation

    /// The horizontal or vertical direction of a layout.
    public typealias Axis = UILayoutConstraintAxis

    /// Options of a visual format: the alignment of its views, its direction, and the attributes between which spacing is measured.
    public struct FormatOptions: OptionSet, Sendable {
        /// Bit n aligns by the attribute with the raw value n; bits 16 and 17 are the direction, bit 19 is the spacing.
        public let rawValue: UInt
        /// Creates a set from any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centres.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centres.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the baselines of the last lines of text.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the baselines of the first lines of text.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Views follow each other from leading to trailing; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Views follow each other from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Views follow each other from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of all direction options.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Spacing is measured from edge to edge; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical spacing is measured from a view's last baseline to the next view's first baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of all spacing options.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of quantity that an attribute measures.
    ///
    /// Only attributes of the same kind can be related.
    package enum Dimension {
        case horizontal
        case vertical
        case length
        case none
    }

    package var dimension: Dimension {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .width, .height: .length
        case .notAnAttribute: .none
        @unknown default: .none
        }
    }

    /// The axis along which the attribute is measured.
    package var axis: NSLayoutConstraint.Axis {
        dimension == .vertical || self == .height ? .vertical : .horizontal
    }

    /// The corresponding attribute of the layout margins guide, for a margin attribute; nil for all others.
    package var withinMargins: NSLayoutConstraint.Attribute? {
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

extension NSLayoutConstraint.Attribute {
    /// Apple's older name of `lastBaseline`.
    public static let baseline = lastBaseline
}
