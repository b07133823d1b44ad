/// Gives `window` the type `UIWindow??` in code that holds the delegate as an `any UIApplicationDelegate`.
///
/// On Apple's systems `window` is an optional requirement, which adds a second optional, and apps write
/// `UIApplication.shared.delegate?.window??.rootViewController`. Swift has no optional requirements on Linux; this protocol lets such code compile.
@preconcurrency @MainActor
public protocol _UIApplicationDelegateWindow: AnyObject {}

extension _UIApplicationDelegateWindow {
    /// The delegate's window.
    ///
    /// The outer optional is never nil, because every delegate has the property.
    public var window: UIWindow?? {
        let own: UIWindow? = (self as? any UIApplicationDelegate)?.window
        return .some(own)
    }
}

/// The delegate of an app, which receives its life-cycle events; every method is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _UIApplicationDelegateWindow {
    /// The app's main window.
    ///
    /// A delegate implements this requirement by declaring `var window: UIWindow?`.
    @_disfavoredOverload var window: UIWindow? { get set }
    /// Tells the delegate that the launch has begun.
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells the delegate that the app has launched; the delegate creates its window here.
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Tells a delegate without `application(_:didFinishLaunchingWithOptions:)` that the app has launched.
    func applicationDidFinishLaunching(_ application: UIApplication)
    /// Tells the delegate that the app has become active and receives events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Tells the delegate that the app is about to become inactive and receive no events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Tells the delegate that the app has entered the background.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Tells the delegate that the app is about to enter the foreground.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Tells the delegate that the app is about to terminate.
    func applicationWillTerminate(_ application: UIApplication)
    /// Asks the delegate for the configuration of the scene that holds the windows, which names the class of the scene's delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Asks the delegate for the orientations that the app supports in a window.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    /// Called when a shortcut of the app's icon was chosen; never called, because Lamina has no home screen.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}

extension UIApplicationDelegate {
    /// The default implementation is always nil; a delegate with a window declares `var window: UIWindow?`.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// The default implementation returns the orientations of Info.plist.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        application.supportedInterfaceOrientations(for: window)
    }
    /// The default implementation does nothing.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {}
    /// The default implementation returns true.
    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The default implementation calls the method without options, and returns true.
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// The default implementation does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// The default implementation does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// The default implementation returns a configuration without a scene delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
}
