public import Foundation

extension UIScrollView {
    /// How much of the velocity a millisecond leaves after the finger is lifted.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The part that is left, above 0 and below 1.
        public let rawValue: CGFloat
        /// Any part is taken; those that no glide can have count as the nearest that one can.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How the scroll indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content, light on dark.
        case `default` = 0
        /// Dark.
        case black
        /// Light.
        case white
    }

    /// When the safe area is added to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll.
        case automatic = 0
        /// Along the axes that scroll or always bounce.
        case scrollableAxes
        /// Never.
        case never
        /// On all edges.
        case always
    }

    /// When dragging ends the editing of text.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not by dragging.
        case none = 0
        /// When a drag begins.
        case onDrag
        /// When a drag begins; there is no keyboard on the screen that could be pulled down.
        case interactive
    }
}
