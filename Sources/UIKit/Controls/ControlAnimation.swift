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
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 3
        layer.borderColor = UIColor.black.withAlphaComponent(0.04).cgColor
        layer.borderWidth = 0.5
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Places it, with round ends.
    func place(_ rect: CGRect) {
        frame = rect
        layer.cornerRadius = min(rect.width, rect.height) / 2
    }
}
