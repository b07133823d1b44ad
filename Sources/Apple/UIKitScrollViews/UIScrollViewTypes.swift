public import Foundation

extension UIScrollView {
    /// The factor by which the velocity decays per millisecond after a release.
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        /// The factor, between 0 and 1.
        public let rawValue: CGFloat
        /// Accepts any factor; scroll views clamp the factor to 0.5…0.9999 when they use it.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default rate: 0.998 per millisecond.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster stop: 0.99 per millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in light mode, light in dark mode.
        case `default` = 0
        /// Black, for light content.
        case black
        /// White, for dark content.
        case white
    }

    /// The rule by which the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll or always bounce; Lamina treats it like `scrollableAxes`.
        case automatic = 0
        /// Along the axes that scroll or always bounce.
        case scrollableAxes
        /// On no edge.
        case never
        /// On all edges.
        case always
    }

    /// The way in which dragging ends text editing.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not end editing.
        case none = 0
        /// Editing ends at the start of a drag.
        case onDrag
        /// The device's keyboard is pulled down by a drag that reaches it; without one, editing ends at the start of a drag.
        case interactive
    }
}
