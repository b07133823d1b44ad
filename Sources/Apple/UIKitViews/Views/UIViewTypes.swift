extension UIView {
    /// The placement of contents in the bounds, with the y axis pointing down.
    public typealias ContentMode = UIViewContentMode

    /// The margins and lengths of a view that may change when its superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bit mask, with one bit per part.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The view's width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The view's height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

extension UIView.ContentMode {
    /// The equivalent gravity of a layer.
    ///
    /// Top and bottom are swapped, because a layer's `top` means the greatest y, and the view's y axis points down.
    package var gravity: CALayerContentsGravity {
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
        @unknown default: .resize
        }
    }
}
