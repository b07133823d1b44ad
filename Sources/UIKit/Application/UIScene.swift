public import Foundation

/// One of an app's user interfaces; here there is one, which holds the windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is in front.
    public enum ActivationState: Int, Sendable {
        /// Not connected yet.
        case unattached = -1
        /// In front, and gets events.
        case foregroundActive
        /// Seen, but gets no events.
        case foregroundInactive
        /// Not seen.
        case background
    }

    /// Why a scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}

    /// What the scene goes on from.
    public let session: UISceneSession
    /// Hears of the scene's life.
    open var delegate: (any UISceneDelegate)?
    /// What a window's bar says.
    open var title: String! = ""
    /// What stands beside the title.
    open var subtitle = ""
    /// Whether the scene is in front.
    open internal(set) var activationState = ActivationState.unattached

    /// A scene that is not connected yet.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
    /// The scene is about to be connected.
    public class var willConnectNotification: NSNotification.Name { .init("UISceneWillConnectNotification") }
    /// The scene is in front.
    public class var didActivateNotification: NSNotification.Name { .init("UISceneDidActivateNotification") }
    /// The scene will get no events for a while.
    public class var willDeactivateNotification: NSNotification.Name { .init("UISceneWillDeactivateNotification") }
    /// The scene is not seen any more.
    public class var didEnterBackgroundNotification: NSNotification.Name { .init("UISceneDidEnterBackgroundNotification") }
    /// The scene will be seen again.
    public class var willEnterForegroundNotification: NSNotification.Name { .init("UISceneWillEnterForegroundNotification") }
    /// The scene was taken from the app.
    public class var didDisconnectNotification: NSNotification.Name { .init("UISceneDidDisconnectNotification") }

    func connect(_ configuration: UISceneConfiguration, _ options: ConnectionOptions) {
        session.configuration = configuration
        if delegate == nil, let type = configuration.delegateClass { delegate = ObjectMaker.make(type) as? any UISceneDelegate }
        post(Self.willConnectNotification)
        delegate?.scene(self, willConnectTo: session, options: options)
        activationState = .foregroundInactive
    }

    /// Tells the delegate and those who listen that the scene comes to the front, or goes.
    func change(to state: ActivationState) {
        guard activationState != state else { return }
        let old = activationState
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

/// Hears of a scene's life; every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene has come; its window is made now.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was taken from the app.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene will get no events for a while.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene will be seen again.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not seen any more.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}
