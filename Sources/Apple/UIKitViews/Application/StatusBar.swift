public import Foundation

/// The status bar of a scene: without area, because Lamina shows no status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The root controller, or the topmost presented one that fills the screen or asks for the status bar.
    private var controller: UIViewController? {
        let root = scene?.keyWindow?.rootViewController ?? scene?.windows.last?.rootViewController
        let presented = sequence(first: root, next: { $0?.modal.presented }).compactMap(\.self)
        return presented.last { $0.modalPresentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance } ?? root
    }

    /// The style that the deciding controller, or the child it names, prefers.
    open var statusBarStyle: UIStatusBarStyle {
        guard let controller else { return .default }
        return (controller.childForStatusBarStyle ?? controller).preferredStatusBarStyle
    }
    /// True when the deciding controller, or the child it names, hides the status bar.
    open var isStatusBarHidden: Bool {
        guard let controller else { return false }
        return (controller.childForStatusBarHidden ?? controller).prefersStatusBarHidden
    }
    /// The rectangle of the status bar; its height is 0.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: scene?.screen.bounds.width ?? 0, height: 0) }
}

extension UIWindowScene {
    /// The scene's status bar.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
}

/// The orientation of the interface, as the status bar tells it.
@MainActor
enum StatusBar {
    static func orientation(of size: CGSize) -> UIInterfaceOrientation { size.width > size.height ? .landscapeLeft : .portrait }

    static func announce(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: UIApplication.shared, userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }
}

extension UIApplication {
    /// The orientation of the interface, which follows from the screen's size.
    public var statusBarOrientation: UIInterfaceOrientation { StatusBar.orientation(of: UIScreen.main.bounds.size) }
    /// The rectangle of the status bar; its height is 0.
    public var statusBarFrame: CGRect { mainScene.statusBarManager?.statusBarFrame ?? .zero }
    /// True when the root controller hides the status bar.
    public var isStatusBarHidden: Bool { mainScene.statusBarManager?.isStatusBarHidden ?? false }
    /// The style that the root controller prefers.
    public var statusBarStyle: UIStatusBarStyle { mainScene.statusBarManager?.statusBarStyle ?? .default }
    /// The time that a rotation of the interface takes, in seconds.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Posted before the interface's orientation changes.
    public class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        .init("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted after the interface's orientation changed.
    public class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        .init("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// Posted before the status bar's frame changes; Lamina never posts it.
    public class var willChangeStatusBarFrameNotification: NSNotification.Name { .init("UIApplicationWillChangeStatusBarFrameNotification") }
    /// Posted after the status bar's frame changed; Lamina never posts it.
    public class var didChangeStatusBarFrameNotification: NSNotification.Name { .init("UIApplicationDidChangeStatusBarFrameNotification") }
    /// The key of the orientation's raw value in the notifications above: the coming one before a change, the previous one after it.
    public class var statusBarOrientationUserInfoKey: String { "UIApplicationStatusBarOrientationUserInfoKey" }
}
