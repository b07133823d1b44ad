import Foundation

/// The scene that holds windows.
open class UIWindowScene: UIScene {
    /// The screen that the windows are on.
    public let screen: UIScreen

    /// A scene on the only screen.
    public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        screen = .main
        super.init(session: session, connectionOptions: connectionOptions)
    }

    convenience init(screen: UIScreen) {
        self.init(session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    }

    /// In the order in which they came to the front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    /// The window that gets keys.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// Which edge of the device is up: as its size says.
    open var interfaceOrientation: UIInterfaceOrientation { screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait }
    /// What surrounds the windows.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// Whether the scene fills the screen.
    open var isFullScreen: Bool { true }
}

/// Hears of the life of a scene with windows; every requirement is optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window that storyboards would use.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// Nil; a delegate with a window declares a variable of its own.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
