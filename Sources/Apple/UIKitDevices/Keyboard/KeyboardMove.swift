import CoreGraphics
import Foundation

/// A movement of the input view in or out.
@MainActor
struct KeyboardMove {
    let from: CGRect
    let to: CGRect
    let duration: Double
    weak var window: UIWindow?
    /// True when the moving view takes touches: the device's keyboard, on which users type while it slides in.
    var takesTouches = false

    /// Posts notifications, and moves a view inside the animation that they announce.
    ///
    /// - Source: Measured on UIKit: observers of the notifications before a movement run inside the keyboard's animation, so that their changes of views
    ///   move with the keyboard.
    func run(_ names: [NSNotification.Name], moving view: UIView, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: duration, delay: 0, options: takesTouches ? [.curveKeyboard, .allowUserInteraction] : .curveKeyboard,
            animations: {
                post(names)
                view.frame = to
            },
            completion: { _ in completion() })
    }

    /// Posts notifications with the movement's frames and animation.
    func post(_ names: [NSNotification.Name]) {
        let offset = window?.frame.origin ?? .zero
        let (begin, end) = (from.offsetBy(dx: offset.x, dy: offset.y), to.offsetBy(dx: offset.x, dy: offset.y))
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.keyboard.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            // UIKit still sends the keys of iOS 2 and 3, which have lost their constants; apps read them by name.
            "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
            "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
            "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
        ]
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }
}
