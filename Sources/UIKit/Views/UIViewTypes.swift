extension UIView {
    /// How contents fit the bounds; names as seen, y down.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// As large as fits.
        case scaleAspectFit
        /// As small as covers.
        case scaleAspectFill
        /// Drawn anew when the bounds change.
        case redraw
        /// In the middle.
        case center
        /// At the upper edge.
        case top
        /// At the lower edge.
        case bottom
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// In the upper left corner.
        case topLeft
        /// In the upper right corner.
        case topRight
        /// In the lower left corner.
        case bottomLeft
        /// In the lower right corner.
        case bottomRight

        /// The layer's word for it: there "top" is at maximum y, which is below.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
        }
    }

    /// What may change when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit for each part.
        public let rawValue: UInt
        /// Takes any bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
