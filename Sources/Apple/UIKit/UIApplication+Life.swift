import Foundation
import LaminaFoundation
import LaminaMethods

extension UIApplication {
    /// Launches the app: loads its main storyboard, tells the delegate, connects the scene and makes the app active.
    package func launch(with delegate: any UIApplicationDelegate, information: LaunchInformation = .main) {
        self.delegate = delegate
        life = ApplicationLife(delegates: [delegate])
        let window = mainWindow(of: information)
        if let window { Self.give(window, to: delegate) }
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        if let window { show(window) }
        post(Self.didFinishLaunchingNotification)
        connectScene(information)
        becomeActive()
        if windows.isEmpty { Diagnostics.warn(Self.noWindow) }
    }

    private static let noWindow = """
        the app shows no window after its launch: name a storyboard in Info.plist or create a window in code, and return the class of a scene \
        delegate that is not called SceneDelegate from application(_:configurationForConnecting:options:)
        """

    /// The window of the main storyboard; nil for an app with scenes, and for an app without a main storyboard.
    private func mainWindow(of information: LaunchInformation) -> UIWindow? {
        information.mainStoryboard.flatMap { UIStoryboard(name: $0, bundle: nil).makeWindow(of: mainScene) }
    }

    private static func give<Delegate: UIApplicationDelegate>(_ window: UIWindow, to delegate: Delegate) { delegate.window = window }

    /// Shows the main storyboard's window, unless the delegate has replaced it.
    private func show(_ window: UIWindow) {
        guard let delegate, let own = delegate.window ?? nil else {
            return Diagnostics.warn("the app delegate must have the property “window” if it wants to use a main storyboard file")
        }
        if own === window { window.makeKeyAndVisible() }
    }

    /// Makes the app active: it is in the foreground and receives events.
    package func becomeActive() {
        guard life.state != .active else { return }
        if life.state == .background { enterForeground() }
        life.state = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
        mainScene.change(to: .foregroundActive)
    }

    /// Makes the app inactive: it is still visible but receives no events.
    package func resignActive() {
        guard life.state == .active else { return }
        mainScene.change(to: .foregroundInactive)
        delegate?.applicationWillResignActive(self)
        post(Self.willResignActiveNotification)
        life.state = .inactive
    }

    /// Moves the app to the background: it is no longer visible.
    package func enterBackground() {
        resignActive()
        guard life.state == .inactive else { return }
        life.state = .background
        delegate?.applicationDidEnterBackground(self)
        post(Self.didEnterBackgroundNotification)
        mainScene.change(to: .background)
    }

    /// Tells the delegate that the app terminates; the caller then ends the run loop.
    ///
    /// Further calls do nothing.
    package func terminate() {
        guard !life.isOver else { return }
        life.isOver = true
        resignActive()
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func enterForeground() {
        delegate?.applicationWillEnterForeground(self)
        post(Self.willEnterForegroundNotification)
        mainScene.change(to: .foregroundInactive)
        life.state = .inactive
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func connectScene(_ information: LaunchInformation) {
        guard let delegate else { return }
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: mainScene.session, options: options)
        information.complete(configuration, for: delegate)
        if configuration.delegateClass == nil, (delegate.window ?? nil) == nil { configuration.delegateClass = Self.usualSceneDelegate(of: delegate) }
        mainScene.connect(configuration, options)
        if let own = mainScene.delegate { life.delegates.append(own) }
    }

    /// Returns the class `SceneDelegate` beside the class of the app's delegate; nil when there is no such class.
    ///
    /// On Apple's systems `Info.plist` names the class. A Swift package cannot contain that file, so the class must have the name of Xcode's
    /// templates.
    private static func usualSceneDelegate(of delegate: any UIApplicationDelegate) -> AnyClass? {
        let name = ClassNames.name(of: type(of: delegate) as AnyClass)
        let place = name.lastIndex(of: ".").map { name[...$0] } ?? ""
        let found: AnyClass? = ClassNames.type(named: place + "SceneDelegate")
        return found is any UISceneDelegate.Type ? found : nil
    }
}
