import Foundation

/// The animations that controls use for their own parts.
@MainActor
enum ControlAnimation {
    /// Runs `changes` with the timing of a sliding thumb: 0.3 seconds, ease-out, no overshoot.
    static func slide(_ isAnimated: Bool, _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        run(isAnimated, 0.3, .curveEaseOut, changes, completion)
    }

    /// Runs `changes` with the timing of a press: 0.2 seconds, ease-out.
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

/// A round white thumb with a shadow, as in sliders and switches.
@MainActor
final class ThumbView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .white
        layer.standOut(opacity: 0.2, drop: 2, radius: 3)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the frame, and a corner radius of half its shorter side.
    func place(_ rect: CGRect) {
        frame = rect
        layer.cornerRadius = min(rect.width, rect.height) / 2
    }
}

extension CALayer {
    /// Adds a drop shadow and a thin border, so that a white thumb is visible on a white background.
    ///
    /// - Parameter drop: The shadow's vertical offset, in points.
    func standOut(opacity: Float, drop: CGFloat, radius: CGFloat) {
        shadowColor = UIColor.black.cgColor
        shadowOpacity = opacity
        shadowOffset = CGSize(width: 0, height: drop)
        shadowRadius = radius
        borderColor = UIColor.black.withAlphaComponent(0.04).cgColor
        borderWidth = 0.5
    }
}
