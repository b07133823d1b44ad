package import LaminaScene

extension UIView {
    /// The transition effects for `setAnimationTransition`.
    public typealias AnimationTransition = UIViewAnimationTransition

    /// The predefined animations of the system.
    public typealias SystemAnimation = UIViewSystemAnimation
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
        @unknown default: nil
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
