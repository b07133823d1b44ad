public import CoreGraphics
import Foundation

/// The running app.
open class UIApplication: UIResponder {
    /// The one app of the process.
    public static let shared = UIApplication()

    /// Hears of the app's life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// In the order in which they came to the front.
    open internal(set) var windows: [UIWindow] = []

    /// The window that gets keys.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// The way of touches to gesture recognisers and views.
    package let touches = TouchDelivery()

    /// Hands an event to the windows in which its touches began, or to the one that has the keys.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            for window in windows where presses.allPresses.contains(where: { $0.window === window }) { window.sendEvent(event) }
            return
        }
        for window in windows where event.touches(for: window)?.isEmpty == false { window.sendEvent(event) }
    }

    /// Calls a method by its name.
    ///
    /// - Parameter target: Nil for whoever has the method, in the chain of the first responder, or of the sender when there is none.
    /// - Returns: Whether there was somebody to call.
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

    func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }

    /// Front to back.
    ///
    /// - Parameter place: On the screen.
    func windows(at place: CGPoint) -> [UIWindow] { windows.reversed().filter { $0.frame.holds(place) } }

    // MARK: Life

    /// Whether the app is in front.
    open var applicationState: State { life.state }
    /// Whether the screen stays on without touches; kept, no screen is switched off here.
    open var isIdleTimerDisabled = false
    /// The scenes of the app: the one that holds its windows.
    open var connectedScenes: Set<UIScene> { [mainScene] }
    /// The sessions of those scenes.
    open var openSessions: Set<UISceneSession> { [mainScene.session] }
    /// Whether the app may have more than one scene.
    open var supportsMultipleScenes: Bool { false }

    /// How far the app's life is.
    var life = ApplicationLife()
    /// Holds the windows.
    lazy var mainScene = UIWindowScene(screen: .main)

    // MARK: Links

    /// Who opens what is outside the app; nil only takes it down, as when there is no desktop.
    package var urlHandler: (@MainActor (URL) -> Bool)?
    /// What the app opened, in order.
    package internal(set) var openedURLs: [OpenedURL] = []

    /// Opens what is outside the app, such as a page on the web.
    ///
    /// - Parameter completion: Hears, on a later turn of the run loop, whether somebody opens it.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) { openOutside(url, completion) }

    /// Whether somebody would open it.
    open func canOpenURL(_ url: URL) -> Bool { isForTheDesktop(url) }
}
