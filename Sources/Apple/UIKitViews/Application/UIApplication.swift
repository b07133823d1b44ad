public import CoreGraphics
import Foundation
package import LaminaMethods

/// The running app.
open class UIApplication: UIResponder {
    /// The members that selectors and keys name.
    nonisolated package override class var memberTable: MemberTable { applicationMembers }

    /// The only app object of the process.
    public static let shared = UIApplication()
    /// Returns the shared application for `shared`, as key-value coding of Apple's class object does; nil for other keys.
    ///
    /// Code that is also built for app extensions, to which `shared` is forbidden, uses it.
    public class func value(forKeyPath keyPath: String) -> Any? { keyPath == "shared" ? shared : nil }

    /// The delegate that receives the app's life-cycle events.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The visible windows, back to front: sorted by level and, within a level, by the time at which they were shown.
    open package(set) var windows: [UIWindow] = []

    /// The window that receives key presses.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Delivers touches to gesture recognisers and views.
    package let touches = TouchDelivery()

    /// Delivers an event to the windows that its touches or key presses belong to.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            for window in windows where presses.allPresses.contains(where: { $0.window === window }) { window.sendEvent(event) }
            return
        }
        for window in windows where event.touches(for: window)?.isEmpty == false { window.sendEvent(event) }
    }

    /// Calls a method by its selector.
    ///
    /// - Parameter target: The receiver. Nil searches the responder chain for an object that implements the method. The search begins at the key
    ///   window's first responder or, without one, at the sender.
    /// - Returns: True when a receiver was found.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target ?? findTarget(of: action, from: sender) else { return false }
        ActionCall(selector: action, sender: sender, event: event).send(to: receiver as AnyObject)
        return true
    }

    private func findTarget(of action: Selector, from sender: Any?) -> Any? {
        let first = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
        return first.target(forAction: action, withSender: sender)
    }

    package func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }

    /// Returns the windows that contain a point, front to back.
    ///
    /// - Parameter place: A point in screen coordinates.
    package func windows(at place: CGPoint) -> [UIWindow] { windows.reversed().filter { $0.frame.containsHalfOpen(place) } }

    // MARK: Life cycle

    /// The direction of the app's layout: left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UITraitCollection.screen.interfaceDirection }
    /// The size of texts that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.preferredContentSizeCategory }
    /// The activity of the app: active, inactive or in the background.
    open var applicationState: State { life.state }
    /// True when the screen must stay on without touches; stored without effect.
    open var isIdleTimerDisabled = false
    /// The status bar that the app sets itself; nil where its controllers decide.
    lazy var ownStatusBar = OwnStatusBar(Bundle.main.infoDictionary ?? [:])
    /// The animation of the app's last call of `setStatusBarHidden(_:with:)`.
    var ownStatusBarAnimation = UIStatusBarAnimation.fade
    /// The shortcuts that the app adds to its icon on a home screen; kept and never shown.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// The connected scenes: the single scene that holds the windows.
    open var connectedScenes: Set<UIScene> { [mainScene] }
    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { [mainScene.session] }
    /// True when the app can have several scenes; always false here.
    open var supportsMultipleScenes: Bool { false }

    /// The state of the app's life cycle.
    package var life = ApplicationLife()
    /// The scene that holds the windows.
    package lazy var mainScene = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())

    // MARK: Events and tasks

    /// The number of `beginIgnoringInteractionEvents()` without an end.
    var ignoringCount = 0
    /// Makes the app ignore touches and keys until the matching end.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
    /// Ends what `beginIgnoringInteractionEvents()` began.
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
    /// True while the app ignores touches and keys.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
    /// The background tasks that run.
    var backgroundTasks = BackgroundTasks()
    /// The objects that state restoration knows, by their names.
    var restoredObjects: [String: any UIStateRestoring] = [:]

    /// True while the app uses the network; stored without effect, as since iOS 13.
    open var isNetworkActivityIndicatorVisible = false

    // MARK: Links

    /// The hook that opens a URL outside the app and returns true on success.
    ///
    /// The hook is nil in a recording. URLs are then only recorded in `openedURLs`.
    package var urlHandler: (@MainActor (URL) -> Bool)?
    /// The URLs that the app opened, in order.
    package var openedURLs: [OpenedURL] = []

    /// Opens a URL outside the app, such as a web page.
    ///
    /// - Parameter completion: Called in a later run-loop iteration, with true when the URL is opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) { openOutside(url, completion) }

    /// Opens a URL outside the app, by the method from before iOS 10.
    ///
    /// - Returns: False when the URL's scheme cannot be opened.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        self.open(url)
        return true
    }

    /// Returns true when the URL's scheme can be opened outside the app.
    open func canOpenURL(_ url: URL) -> Bool { isForTheDesktop(url) }
}
