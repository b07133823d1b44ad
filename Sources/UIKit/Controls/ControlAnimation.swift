import Foundation

/// How the parts of controls move.
@MainActor
enum ControlAnimation {
    /// As a thumb slides: quick, and without swinging.
    static func slide(_ isAnimated: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        run(isAnimated, 0.3, .curveEaseOut, changes, completion)
    }

    /// As a thumb gives way under a finger.
    static func press(_ changes: @escaping () -> Void) { run(true, 0.2, .curveEaseOut, changes, nil) }

    private static func run(
        _ isAnimated: Bool, _ duration: Double, _ curve: UIView.AnimationOptions, _ changes: @escaping () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        guard isAnimated else { return UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction], animations: changes,
            completion: completion)
    }
}

/// A white, round piece with a shadow that a finger moves.
@MainActor
final class ThumbView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.standOut(opacity: 0.2, drop: 2, radius: 3)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Places it, with round ends.
    func place(_ rect: CGRect) {
        frame = rect
        layer.cornerRadius = min(rect.width, rect.height) / 2
    }
}

extension CALayer {
    /// A shadow below, and an edge that is seen on white: what a finger moves.
    ///
    /// - Parameter drop: How far below the shadow is, points.
    func standOut(opacity: Float, drop: CGFloat, radius: CGFloat) {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = opacity
        shadowOffset = CGSize(width: 0, height: drop)
        shadowRadius = radius
        borderColor = UIColor.black.withAlphaComponent(0.04).cgColor
        borderWidth = 0.5
    }
}
