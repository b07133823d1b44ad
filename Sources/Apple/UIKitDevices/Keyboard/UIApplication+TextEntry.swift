package import Foundation

extension UIApplication {
    /// The rectangle of the view into which text is typed, in screen coordinates; nil when the first responder takes no text.
    ///
    /// An input method places its candidate list beside this rectangle.
    package var textEntryArea: CGRect? {
        guard let window = keyWindow, let responder = window.firstResponder as? any UIKeyInput else { return nil }
        guard let view = responder as? UIView else { return window.convert(window.bounds, to: UIWindow?.none) }
        return window.convert(view.convert(view.bounds, to: window), to: UIWindow?.none)
    }
}
