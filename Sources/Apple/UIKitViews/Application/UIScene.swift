public import Foundation

/// A user interface of the app; Lamina has exactly one scene, which holds all windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activity of the scene.
    public typealias ActivationState = UISceneActivationState

    /// The reasons for which a scene is connected, such as a URL to open; always empty here.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs for which the scene was opened; none here.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The shortcut that was chosen on a home screen; nil here.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        /// The app that asked for the scene; nil here.
        open var sourceApplication: String? { nil }
        /// The activities that the scene takes up; none here.
        open var userActivities: Set<NSUserActivity> { [] }
    }

    /// The session that the scene belongs to.
    public let session: UISceneSession
    /// The delegate that receives the scene's life-cycle events; retained, unlike most delegates, because the scene creates it.
    open var delegate: (any UISceneDelegate)?
    /// The title of the scene; stored without effect.
    open var title: String! = ""
    /// The subtitle of the scene; stored without effect.
    open var subtitle = ""
    /// The activity of the scene.
    open package(set) var activationState = ActivationState.unattached

    /// Creates a scene that is not connected yet.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
    /// Posted when the scene is about to be connected.
    public class var willConnectNotification: NSNotification.Name { .init("UISceneWillConnectNotification") }
    /// Posted when the scene has become active.
    public class var didActivateNotification: NSNotification.Name { .init("UISceneDidActivateNotification") }
    /// Posted when the scene is about to become inactive.
    public class var willDeactivateNotification: NSNotification.Name { .init("UISceneWillDeactivateNotification") }
    /// Posted when the scene has entered the background.
    public class var didEnterBackgroundNotification: NSNotification.Name { .init("UISceneDidEnterBackgroundNotification") }
    /// Posted when the scene is about to enter the foreground.
    public class var willEnterForegroundNotification: NSNotification.Name { .init("UISceneWillEnterForegroundNotification") }
    /// The notification of a scene that is removed from the app; never posted here.
    public class var didDisconnectNotification: NSNotification.Name { .init("UISceneDidDisconnectNotification") }

    /// Connects the scene: creates the delegate that the configuration names, and notifies it so that it can create its window.
    package func connect(_ configuration: UISceneConfiguration, _ options: ConnectionOptions) {
        session.configuration = configuration
        if delegate == nil, let type = configuration.delegateClass as? NSObject.Type { delegate = type.laminaInit() as? any UISceneDelegate }
        let window = (self as? UIWindowScene).flatMap { configuration.storyboard?.makeWindow(of: $0) }
        if let window { (delegate as? any UIWindowSceneDelegate)?.window = window }
        post(Self.willConnectNotification)
        delegate?.scene(self, willConnectTo: session, options: options)
        if let window { show(window) }
        activationState = .foregroundInactive
    }

    /// Shows a storyboard's window, unless the delegate has replaced it.
    private func show(_ window: UIWindow) {
        guard let delegate = delegate as? any UIWindowSceneDelegate, let own = delegate.window else {
            return Diagnostics.warn("the scene's delegate has no property “window”, which the storyboard's window needs; it is not shown")
        }
        if own === window { window.makeKeyAndVisible() }
    }

    /// Changes the activation state, tells the delegate and posts the notification.
    package func change(to state: ActivationState) {
        guard activationState != state else { return }
        let old = activationState
        // "Did" messages are sent after the state has changed, "will" messages before.
        switch (old, state) {
        case (_, .foregroundActive):
            activationState = state
            tell(Self.didActivateNotification) { $0.sceneDidBecomeActive(self) }
        case (.background, _):
            tell(Self.willEnterForegroundNotification) { $0.sceneWillEnterForeground(self) }
        case (_, .background):
            activationState = state
            tell(Self.didEnterBackgroundNotification) { $0.sceneDidEnterBackground(self) }
        default:
            tell(Self.willDeactivateNotification) { $0.sceneWillResignActive(self) }
        }
        activationState = state
    }

    private func tell(_ name: NSNotification.Name, _ body: (any UISceneDelegate) -> Void) {
        if let delegate { body(delegate) }
        post(name)
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The delegate of a scene, which receives its life-cycle events; every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells the delegate that the scene is being connected; the delegate creates its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Tells the delegate that the scene was removed from the app; never called here.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Tells the delegate that the scene has become active and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to become inactive and receive no events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Tells the delegate that the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Tells the delegate that the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Asks for the activity from which the scene can be restored; never called here.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Tells the delegate to take up an activity; never called here.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// The default implementation does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// The default implementation does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// The default implementation returns nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// The default implementation does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// A URL that an app is asked to open.
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    init(url: URL) { self.url = url }
}
