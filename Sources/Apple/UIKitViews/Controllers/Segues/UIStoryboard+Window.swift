import LaminaMarkup

extension UIStoryboard {
    /// Creates a window with the initial controller; nil, after a warning, without one.
    package func makeWindow(of scene: UIWindowScene) -> UIWindow? {
        guard let document else { return nil }
        guard let root = instantiateInitialViewController() else {
            Diagnostics.warn("\(document.file): no initial controller is set; the app shows no window")
            return nil
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        return window
    }
}
