import CoreGraphics
import Foundation

/// The running app.
open class UIApplication: UIResponder {
    /// The one app of the process.
    public static let shared = UIApplication()

    /// Hears of the app's life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// In the order in which they came to the front.
    open private(set) var windows: [UIWindow] = []

    /// The window that gets keys.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Hands an event to the windows in which its touches began.
    open func sendEvent(_ event: UIEvent) {
        for window in windows where event.touches(for: window)?.isEmpty == false { window.sendEvent(event) }
    }

    func add(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
    }

    func remove(_ window: UIWindow) { windows.removeAll { $0 === window } }

    /// - Parameter place: On the screen.
    func window(at place: CGPoint) -> UIWindow? {
        windows.last { $0.frame.contains(place) }
    }

    /// Tells the delegate that the app has begun.
    package func launch(with delegate: any UIApplicationDelegate) {
        self.delegate = delegate
        retainedDelegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidBecomeActive(self)
    }

    /// `UIApplicationMain` owns the delegate, the property does not.
    private var retainedDelegate: (any UIApplicationDelegate)?
}

extension UIApplication {
    /// Why an app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the key.
        public let rawValue: String
        /// Any name is taken.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// Hears of the app's life; every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window that storyboards would use.
    var window: UIWindow? { get set }
    /// The app is about to have begun.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has begun; it makes its window now.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app is in front and gets events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Nil; a delegate with a window declares a variable of its own.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Says that all is well.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Says that all is well.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
}
