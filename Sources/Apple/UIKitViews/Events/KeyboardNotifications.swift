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
