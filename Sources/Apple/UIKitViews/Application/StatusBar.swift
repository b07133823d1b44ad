public import Foundation
import LaminaHardware

/// The status bar of a scene; it has an area where the screen imitates a device.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The root controller, or the topmost presented one that fills the screen or asks for the status bar.
    var controller: UIViewController? {
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
        if scene?.screen.device?.hasStatusBar == false { return true }
        if let own = UIApplication.shared.ownStatusBar { return own.isHidden }
        guard let controller else { return false }
        return (controller.childForStatusBarHidden ?? controller).prefersStatusBarHidden
    }
    /// The rectangle of the status bar; empty while it is hidden, and without height on a screen that imitates no device.
    open var statusBarFrame: CGRect {
        guard let screen = scene?.screen else { return .zero }
        guard let device = screen.device else { return CGRect(x: 0, y: 0, width: screen.bounds.width, height: 0) }
        return isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: CGFloat(device.model.statusBarHeight))
    }

    /// True when the bar's text is white: by its style, and above the dark ground beside a view that is scaled down behind a card.
    package var isLight: Bool {
        let cards = sequence(first: controller, next: { $0?.modal.presented }).dropFirst().compactMap { $0?.modal.presentation }
        return cards.contains { ($0 as? UISheetPresentationController)?.pushesBelowBack == true } || statusBarStyle.isLight(in: interfaceStyle)
    }

    /// The interface style under the status bar, for its default style.
    var interfaceStyle: UIUserInterfaceStyle {
        let view = (controller.map { $0.childForStatusBarStyle ?? $0 })?.viewIfLoaded
        return (view?.traitCollection ?? UITraitCollection.screen).userInterfaceStyle
    }
    /// The animation that the deciding controller prefers.
    package var animation: UIStatusBarAnimation {
        if UIApplication.shared.ownStatusBar != nil { return UIApplication.shared.ownStatusBarAnimation }
        return controller.map { ($0.childForStatusBarHidden ?? $0).preferredStatusBarUpdateAnimation } ?? .fade
    }
    /// True when the deciding controller, or the child it names, lets the home indicator hide itself.
    package var isHomeIndicatorHidden: Bool {
        controller.map { ($0.childForHomeIndicatorAutoHidden ?? $0).prefersHomeIndicatorAutoHidden } ?? false
    }
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

    /// Changes the bar, with an animation that lasts as long as UIKit's.
    static func change(animated: Bool, _ change: @escaping () -> Void) {
        if animated { UIView.animate(withDuration: 0.35, animations: change) } else { UIView.performWithoutAnimation(change) }
    }

    static func announce(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: name, object: UIApplication.shared, userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }
}

extension UIApplication {
    /// The orientation of the interface; without a device it follows from the screen's size.
    public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
    /// The rectangle of the status bar.
    public var statusBarFrame: CGRect { mainScene.statusBarManager?.statusBarFrame ?? .zero }
    /// True when the status bar is hidden: by the root controller, or by the app where Info.plist lets it decide.
    ///
    /// Setting it has an effect only where `UIViewControllerBasedStatusBarAppearance` is false in Info.plist.
    public var isStatusBarHidden: Bool {
        get { mainScene.statusBarManager?.isStatusBarHidden ?? false }
        set {
            ownStatusBar?.isHidden = newValue
            UIScreen.main.device?.bars?.update()
        }
    }
    /// The style that the root controller prefers, or that the app has set where Info.plist lets it decide.
    ///
    /// Setting it has an effect only where `UIViewControllerBasedStatusBarAppearance` is false in Info.plist.
    public var statusBarStyle: UIStatusBarStyle {
        get { mainScene.statusBarManager?.statusBarStyle ?? .default }
        set {
            ownStatusBar?.style = newValue
            UIScreen.main.device?.bars?.update()
        }
    }
    /// Sets the style.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        StatusBar.change(animated: animated) { self.statusBarStyle = statusBarStyle }
    }
    /// Hides or shows the status bar.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        ownStatusBarAnimation = animation
        StatusBar.change(animated: animation != .none) { self.isStatusBarHidden = hidden }
    }
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

extension UIStatusBarStyle {
    /// True when the bar's text is white.
    func isLight(in interface: UIUserInterfaceStyle) -> Bool {
        switch self {
        case .lightContent: true
        case .darkContent: false
        case .default: interface == .dark
        @unknown default: interface == .dark
        }
    }
}
