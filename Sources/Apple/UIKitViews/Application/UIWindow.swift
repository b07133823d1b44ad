import CoreGraphics
public import Foundation
import QuartzCore

/// The root view of a view hierarchy on the screen.
open class UIWindow: UIView {
    /// The screen that shows the window; always the main screen.
    open var screen: UIScreen {
        get { .main }
        set {}
    }
    /// The scene that the window belongs to.
    open weak var windowScene: UIWindowScene?
    /// The stacking level of the window.
    open var windowLevel = Level.normal {
        didSet { if !isHidden, windowLevel != oldValue { enterScreen() } }
    }
    /// True when the window can become the key window.
    open var canBecomeKey: Bool { true }

    private lazy var ownUndoManager = UndoManager()
    /// The record of what the user can undo in the window.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.withdrawPresented()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden { installRootView() }
            screen.device?.bars?.update()
        }
    }

    /// True when the window receives key presses.
    open private(set) var isKeyWindow = false {
        didSet { if isKeyWindow, !oldValue, screen.device != nil { updateInputViews() } }
    }
    /// The first responder of the window: it receives key presses while the window is key.
    package weak var firstResponder: UIResponder? {
        didSet { if firstResponder !== oldValue, !holdsInputViews { updateInputViews() } }
    }
    /// True while one first responder follows another, so that the input views stay between both.
    var holdsInputViews = false
    /// True for a window of the system, which is in no list of the app's windows and takes no touches.
    package var isOfSystem = false
    /// False while the window keeps its size, safe area and traits whatever becomes of the screen: that of a snapshot, between two pictures.
    package var followsScreen = true
    /// False for the container of a preview that is no device: no part of it is unsafe.
    package var coversDevice = true {
        didSet { if !coversDevice { setAdditionalSafeArea(.zero) } }
    }
    open override var frame: CGRect { didSet { if frame != oldValue { updateDeviceSafeArea() } } }
    /// The view that holds the first responder's input views; nil while there are none.
    package var inputHost: (any InputHosting)?

    /// True when the window is not on the screen; the default is true.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { leaveScreen() } else { enterScreen() }
            guard !isOfSystem else { return }
            post(isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
        }
    }

    /// Creates a hidden window.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        windowScene = UIApplication.shared.mainScene
        joinScreen()
    }

    /// Creates a hidden window with the size of the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a hidden window of a scene, with the size of its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        joinScreen()
    }

    /// Creates a hidden window from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        joinScreen()
    }

    // The screen's root layer retains the window's layer, so the layer must be removed here.
    isolated deinit { layer.removeFromSuperlayer() }

    /// Shows the window in front of the others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        checkThread()
        // Before the views are loaded: on Apple's systems a navigation controller loads its first screen only when the window is key.
        let isNewKey = takeKey()
        isHidden = false
        // A window that was visible already may be behind other windows of its level, so it is moved to the front.
        enterScreen()
        // Its views may have made another window the key window while they were loaded.
        if isNewKey, isKeyWindow { announceKey() }
    }

    /// Makes the window the key window, which receives key presses.
    open func makeKey() {
        if takeKey() { announceKey() }
    }

    /// Makes the window the key window without telling it; false when it is already or cannot be.
    private func takeKey() -> Bool {
        guard !isKeyWindow, canBecomeKey else { return false }
        for window in UIApplication.shared.windows where window.isKeyWindow { window.stopBeingKey() }
        isKeyWindow = true
        return true
    }

    private func announceKey() {
        becomeKey()
        post(Self.didBecomeKeyNotification)
    }

    /// Tells the window that it has become the key window.
    open func becomeKey() {}
    /// Tells the window that it is no longer the key window.
    open func resignKey() {}

    open override var window: UIWindow? { self }

    /// Returns the touched view; input views are in front of everything else.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let host = inputHost, let found = host.hitTest(convert(point, to: host), with: event) { return found }
        return super.hitTest(point, with: event)
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Delivers touches to gesture recognisers and the touched views, and key presses to their responders.
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
            @unknown default: break
            }
        }
    }

    /// Converts a point from another window's coordinates; nil means screen coordinates.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer ?? screen.root) }
    /// Converts a point to another window's coordinates; nil means screen coordinates.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer ?? screen.root) }
    /// Converts a rectangle from another window's coordinates; nil means screen coordinates.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer ?? screen.root) }
    /// Converts a rectangle to another window's coordinates; nil means screen coordinates.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer ?? screen.root) }

    /// Adds the hidden window to the screen's layers, so that animations in it run before it is shown, as on Apple's systems.
    private func joinScreen() {
        isHidden = true
        screen.add(self)
    }

    private func enterScreen() {
        screen.add(self)
        guard !isOfSystem else { return }
        UIApplication.shared.add(self)
        installRootView()
        screen.device?.bars?.update()
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
