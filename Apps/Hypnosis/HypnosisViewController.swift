import UIKit

/// Asks for a message and animates it in many labels.
final class HypnosisViewController: UIViewController, UITextFieldDelegate {
    private static let labelCount = 20
    /// The distance by which a label follows the tilt to each side, in points.
    private static let tiltReach: CGFloat = 25

    override func loadView() {
        let view = HypnosisView(frame: UIScreen.main.bounds)
        view.addSubview(makeTextField(in: view.bounds))
        self.view = view
    }

    private func makeTextField(in bounds: CGRect) -> UITextField {
        let field = UITextField(frame: CGRect(x: bounds.midX - 120, y: 70, width: 240, height: 30))
        field.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        field.borderStyle = .roundedRect
        field.placeholder = "Hypnotize me"
        field.returnKeyType = .done
        field.delegate = self
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        drawHypnoticMessage(textField.text ?? "")
        textField.text = ""
        textField.resignFirstResponder()
        return true
    }

    // MARK: Labels

    private func drawHypnoticMessage(_ message: String) {
        for _ in 0..<Self.labelCount {
            let label = makeLabel(message)
            label.frame.origin = randomPlace(for: label)
            view.addSubview(label)
            fadeIn(label)
            explode(label)
            followTilt(label)
        }
    }

    private func makeLabel(_ message: String) -> UILabel {
        let label = UILabel()
        label.backgroundColor = .clear
        label.textColor = .white
        label.text = message
        label.sizeToFit()
        return label
    }

    /// Returns a random origin with which the label is inside the view.
    private func randomPlace(for label: UILabel) -> CGPoint {
        CGPoint(
            x: CGFloat.random(in: 0...max(0, view.bounds.width - label.bounds.width)),
            y: CGFloat.random(in: 0...max(0, view.bounds.height - label.bounds.height)))
    }

    private func fadeIn(_ label: UILabel) {
        label.alpha = 0
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) { label.alpha = 1 }
    }

    /// Animates the label to the centre of the view, and from there to another random position.
    private func explode(_ label: UILabel) {
        let place = randomPlace(for: label)
        let end = CGPoint(x: place.x + label.bounds.width / 2, y: place.y + label.bounds.height / 2)
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { label.center = self.view.center }
            UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { label.center = end }
        }
    }

    private func followTilt(_ label: UILabel) {
        label.addMotionEffect(tilt("center.x", .tiltAlongHorizontalAxis))
        label.addMotionEffect(tilt("center.y", .tiltAlongVerticalAxis))
    }

    private func tilt(_ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType) -> UIMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        effect.minimumRelativeValue = -Self.tiltReach
        effect.maximumRelativeValue = Self.tiltReach
        return effect
    }
}
