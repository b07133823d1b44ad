import CoreGraphics
public import Foundation
import QuartzCore

/// The view at the top of an app's views.
open class UIWindow: UIView {
    /// The screen that it is on.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// The scene that it belongs to.
    open weak var windowScene: UIWindowScene?
    /// How far in front it is.
    open var windowLevel = Level.normal {
        didSet { if !isHidden, windowLevel != oldValue { enterScreen() } }
    }
    /// Whether it may get keys.
    open var canBecomeKey: Bool { true }

    /// Its view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.withdrawPresented()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { installRootView() }
        }
    }

    /// The window gets keys.
    open private(set) var isKeyWindow = false
    /// Who gets them, while the window does.
    weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue { showInputViews() } }
    }
    /// Its input views; nil while it has none.
    var inputHost: InputViewHost?

    /// Whether the window is not on the screen; so it begins.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { leaveScreen() } else { enterScreen() }
            post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
        }
    }

    /// A window that is not shown yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowScene = UIApplication.shared.mainScene
        isHidden = true
    }

    /// A window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    // The screen keeps the layers that it holds.
    isolated deinit { layer.removeFromSuperlayer() }

    /// Shows the window in front of all others, and gives it the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        enterScreen()
        makeKey()
    }

    /// Gives the window the keys.
    open func makeKey() {
        guard !isKeyWindow, canBecomeKey else { return }
        for window in UIApplication.shared.windows where window.isKeyWindow { window.stopBeingKey() }
        isKeyWindow = true
        becomeKey()
        post(Self.didBecomeKeyNotification)
    }

    /// The window gets keys from now on.
    open func becomeKey() {}
    /// The window gets no keys from now on.
    open func resignKey() {}

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Hands touches to gesture recognisers and to the views in which they began, keys to whoever gets them.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            deliver(event)
        } else {
            UIApplication.shared.touches.send(event, in: self)
        }
    }

    private func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses where press.window === self {
            switch press.phase {
            case .began: press.responder?.pressesBegan([press], with: event)
            case .changed: press.responder?.pressesChanged([press], with: event)
            case .ended: press.responder?.pressesEnded([press], with: event)
            case .cancelled: press.responder?.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }

    /// From another window's coordinates; nil is the screen's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer ?? screen.root) }
    /// To another window's coordinates; nil is the screen's.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer ?? screen.root) }
    /// From another window's coordinates; nil is the screen's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer ?? screen.root) }
    /// To another window's coordinates; nil is the screen's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer ?? screen.root) }

    private func enterScreen() {
        screen.add(self)
        UIApplication.shared.add(self)
        installRootView()
    }

    private func leaveScreen() {
        UIApplication.shared.touches.forget(self)
        stopBeingKey()
        UIApplication.shared.remove(self)
    }

    private func stopBeingKey() {
        guard isKeyWindow else { return }
        isKeyWindow = false
        resignKey()
        post(Self.didResignKeyNotification)
    }

    private func installRootView() {
        guard let controller = rootViewController else { return }
        let view = controller.requiredView
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
