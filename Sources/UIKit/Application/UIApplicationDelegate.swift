import CoreGraphics
import Foundation

/// The spelling of `UIApplicationDelegate.window` for callers that know no more of the delegate than the protocol.
///
/// Apple's property is an optional requirement, so that reading it through the protocol gives `UIWindow??`, and apps write
/// `UIApplication.shared.delegate?.window??.rootViewController`. Swift has no optional requirements on Linux.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: AnyObject {}

extension _UIApplicationDelegateWindow {
    /// The delegate's window; the outer optional is never nil, because every delegate has the property.
    public var window: UIWindow?? {
        let own: UIWindow? = (self as? any UIApplicationDelegate)?.window
        return .some(own)
    }
}

/// Hears of the app's life; every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
    /// The window that storyboards would use; a delegate declares it as `var window: UIWindow?`.
    @_disfavoredOverload var window: UIWindow? { get set }
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
    /// The app will get no events for a while.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is not seen any more.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app will be seen again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// How the scene that holds the windows is set up; with the class of its delegate, if it has one.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Nil; a delegate with a window declares a variable of its own.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Says that all is well.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Says that all is well.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// A scene without a delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
}
