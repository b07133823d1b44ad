package import Foundation

extension UIApplication {
    /// Where text is being typed, on the screen; nil while nobody takes any.
    ///
    /// An input method puts its candidates beside it.
    package var textEntryArea: CGRect? {
        guard let window = keyWindow, let responder = window.firstResponder as? any UIKeyInput else { return nil }
        guard let view = responder as? UIView else { return window.convert(window.bounds, to: UIWindow?.none) }
        return window.convert(view.convert(view.bounds, to: window), to: UIWindow?.none)
    }
}
