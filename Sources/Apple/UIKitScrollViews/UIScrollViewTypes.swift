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
    public typealias IndicatorStyle = UIScrollViewIndicatorStyle

    /// The rule by which the safe area is added to the content inset.
    public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior

    /// The way in which dragging ends text editing.
    public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode
}
