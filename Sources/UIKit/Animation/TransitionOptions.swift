import LaminaScene

extension UIView {
    /// The effects between `beginAnimations` and `commitAnimations`.
    public enum AnimationTransition: Int, Sendable {
        /// None.
        case none = 0
        /// Turns about the vertical axis, the left edge coming forwards.
        case flipFromLeft
        /// Turns about the vertical axis, the right edge coming forwards.
        case flipFromRight
        /// Rolls up like a page.
        case curlUp
        /// Rolls down like a page.
        case curlDown
    }

    /// The animations that the system has ready.
    public enum SystemAnimation: UInt, Sendable {
        /// Views shrink and fade, and leave their superviews.
        case delete = 0
    }
}

extension UIView.AnimationTransition {
    /// Nil for none.
    var effect: TransitionEffect? {
        switch self {
        case .none: nil
        case .flipFromLeft: .flip(.minX)
        case .flipFromRight: .flip(.maxX)
        case .curlUp: .curlUp
        case .curlDown: .curlDown
        }
    }
}

extension UIView.AnimationOptions {
    private static let effects: [TransitionEffect?] = [
        nil, .flip(.minX), .flip(.maxX), .curlUp, .curlDown, .fade, .flip(.minY), .flip(.maxY),
    ]

    /// The transition in the bits; nil for none.
    var effect: TransitionEffect? { Self.effects[Int(rawValue >> 20 & 7)] }
}
