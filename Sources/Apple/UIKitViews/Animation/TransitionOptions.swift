package import LaminaScene

extension UIView {
    /// The transition effects for `setAnimationTransition`.
    public enum AnimationTransition: Int, Sendable {
        /// No effect.
        case none = 0
        /// Flips the view about its vertical axis; the left edge moves towards the viewer.
        case flipFromLeft
        /// Flips the view about its vertical axis; the right edge moves towards the viewer.
        case flipFromRight
        /// Curls the old content up like a page.
        case curlUp
        /// Curls the new content down like a page.
        case curlDown
    }

    /// The predefined animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink, fade out and are removed from their superviews.
        case delete = 0
    }
}

extension UIView.AnimationTransition {
    /// The effect that draws the transition; nil for `none`.
    package var effect: TransitionEffect? {
        switch self {
        case .none: nil
        case .flipFromLeft: .flip(.minX)
        case .flipFromRight: .flip(.maxX)
        case .curlUp: .curl(.maxY)
        case .curlDown: .uncurl(.maxY)
        }
    }
}

extension UIView.AnimationOptions {
    private static let effects: [TransitionEffect?] = [
        nil, .flip(.minX), .flip(.maxX), .curl(.maxY), .uncurl(.maxY), .fade, .flip(.minY), .flip(.maxY),
    ]

    /// The transition effect in bits 20…22; nil for none.
    package var effect: TransitionEffect? { Self.effects[Int(rawValue >> 20 & 7)] }
}
