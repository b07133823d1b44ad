package import Foundation

extension UIApplication {
    /// Launches the app and shows a preview in place of its own window, as Xcode does.
    ///
    /// The app's delegate is told of the launch, because it may register fonts and appearances; its scene is not connected.
    ///
    /// - Returns: The size of the picture in points; nil for the whole screen.
    package func launch(showing preview: Preview, with delegate: any UIApplicationDelegate) -> CGSize? {
        prepareForPreview(with: delegate)
        for window in windows { window.isHidden = true }
        let window = UIWindow(frame: UIScreen.main.bounds)
        // The code of a preview may ask for the app's key window.
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        becomeActive()
        return window.show(preview)
    }

    private func prepareForPreview(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        life = ApplicationLife(delegates: [delegate])
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    }
}
