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
        if let own = UIApplication.shared.ownStatusBar { return own.style }
        guard let controller else { return .default }
        return (controller.childForStatusBarStyle ?? controller).preferredStatusBarStyle
    }
    /// True when the deciding controller, or the child it names, hides the status bar.
    open var isStatusBarHidden: Bool {
        if let own = UIApplication.shared.ownStatusBar { return own.isHidden }
        guard let controller else { return false }
        return (controller.childForStatusBarHidden ?? controller).prefersStatusBarHidden
    }
    /// The rectangle of the status bar; its height is 0.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: scene?.screen.bounds.width ?? 0, height: 0) }
}

/// The status bar of an app that sets it itself, and does not ask its controllers.
struct OwnStatusBar {
    var style: UIStatusBarStyle
    var isHidden: Bool

    /// - Parameter information: The values of Info.plist; nil unless `UIViewControllerBasedStatusBarAppearance` is false there.
    init?(_ information: [String: Any]) {
        guard (information["UIViewControllerBasedStatusBarAppearance"] as? Bool) == false else { return nil }
        let name = information["UIStatusBarStyle"] as? String ?? ""
        style = name.hasSuffix("DarkContent") ? .darkContent : name.hasSuffix("Default") || name.isEmpty ? .default : .lightContent
        isHidden = information["UIStatusBarHidden"] as? Bool ?? false
    }
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
    /// True when the status bar is hidden: by the root controller, or by the app where Info.plist lets it decide.
    ///
    /// Setting it has an effect only where `UIViewControllerBasedStatusBarAppearance` is false in Info.plist.
    public var isStatusBarHidden: Bool {
        get { mainScene.statusBarManager?.isStatusBarHidden ?? false }
        set { ownStatusBar?.isHidden = newValue }
    }
    /// The style that the root controller prefers, or that the app has set where Info.plist lets it decide.
    ///
    /// Setting it has an effect only where `UIViewControllerBasedStatusBarAppearance` is false in Info.plist.
    public var statusBarStyle: UIStatusBarStyle {
        get { mainScene.statusBarManager?.statusBarStyle ?? .default }
        set { ownStatusBar?.style = newValue }
    }
    /// Sets the style; the bar itself is not drawn, so nothing is animated.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }
    /// Hides or shows the status bar; the bar itself is not drawn, so nothing is animated.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
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
