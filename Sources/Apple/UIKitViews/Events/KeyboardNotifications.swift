import CoreGraphics
public import Foundation

extension UIResponder {
    /// Posted before an input view or its accessory appears.
    public class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
    /// Posted after an input view or its accessory appeared.
    public class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
    /// Posted before an input view or its accessory disappears.
    public class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
    /// Posted after an input view or its accessory disappeared.
    public class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
    /// Posted before the frame of the input view changes.
    public class var keyboardWillChangeFrameNotification: NSNotification.Name { .init("UIKeyboardWillChangeFrameNotification") }
    /// Posted after the frame of the input view changed.
    public class var keyboardDidChangeFrameNotification: NSNotification.Name { .init("UIKeyboardDidChangeFrameNotification") }

    /// The key of the frame before the change, in the screen's coordinates.
    public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the frame after the change, in the screen's coordinates.
    public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of the animation's duration, in seconds.
    public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    /// The key of the animation's curve, as the raw value of a `UIView.AnimationCurve`.
    public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    /// The key that says whether the keyboard belongs to this app: true.
    public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

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
