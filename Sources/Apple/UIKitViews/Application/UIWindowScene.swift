import Foundation

/// A scene that holds windows.
open class UIWindowScene: UIScene {
    /// The screen that shows the windows.
    public let screen: UIScreen

    /// Creates a scene on the only screen.
    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        screen = .main
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The visible windows of the scene, back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    /// The scene's window that receives key presses.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The coordinate space of the scene, which is that of its screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The orientation of the interface; without a device, landscape when the screen is wider than high, else portrait.
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
    /// The traits of the scene, which are those of its screen.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// True when the scene fills the screen; always true.
    open var isFullScreen: Bool { true }
}

/// The delegate of a scene with windows, which receives its life-cycle events; every requirement is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
    /// Called when a shortcut of the app's icon was chosen; never called, because Lamina has no home screen.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// The default implementation does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {}
    /// The default implementation is always nil; a delegate with a window declares `var window: UIWindow?`.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
