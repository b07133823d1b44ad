import CoreGraphics
public import Foundation

/// Shows one of a stack of controllers, and the way back to those below.
open class UINavigationController: UIViewController {
    /// What happens to the stack.
    public enum Operation: Int, Sendable {
        /// Nothing that is animated as a way on or back.
        case none = 0
        /// On to another controller.
        case push
        /// Back.
        case pop
    }

    /// How long the bar takes to come or go, seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    private let ownBar: UINavigationBar
    private let ownToolbar = UIToolbar()
    /// Holds the view of the controller that is shown.
    let stage = NavigationStage()
    /// From the root to the one that is shown.
    var stack: [UIViewController] = []
    /// The way under way.
    var move: NavigationMove?
    /// Ways that wait for the one under way.
    var waiting: [() -> Void] = []
    /// The swipe from the left edge, and the way that it moves.
    var edgeSwipe: UIGestureRecognizer?
    var edgeHand: UIPercentDrivenInteractiveTransition?
    var isBarHidden = false
    var isToolbarAway = true
    let barTap = UITapGestureRecognizer()
    /// The toolbar was there when a tap took the bars away.
    var hadToolbarBeforeTap = false

    /// A stack of one.
    public init(rootViewController: UIViewController) {
        ownBar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setStack([rootViewController], animated: false)
    }

    /// An empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownBar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        ownBar = UINavigationBar()
        super.init(coder: coder)
    }

    /// Hears of ways on and back, and may animate them.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar with titles and the way back.
    open var navigationBar: UINavigationBar { ownBar }
    /// The bar with the toolbar items of the controller that is shown.
    open var toolbar: UIToolbar! { ownToolbar }

    // MARK: The stack

    /// From the root to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the stack; the animation is that of a way back when the new last one was in it.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers, animated: animated) }
    /// The one that is shown.
    open var topViewController: UIViewController? { stack.last }
    /// The one that is seen: presented by the one that is shown, or that itself.
    open var visibleViewController: UIViewController? { modal.presented?.topmostPresented ?? topViewController }
    /// Goes on.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }
    /// Goes back by one; the root stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { pop(to: stack.dropLast().last, animated: animated)?.last }
    /// Goes back to a controller of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }
    /// Goes back to the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: stack.first, animated: animated) }

    // MARK: Bars

    /// Whether the bar is away.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Takes the bar away or brings it back.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }
    /// Whether the toolbar is away; so it begins.
    open var isToolbarHidden: Bool {
        get { isToolbarAway }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Takes the toolbar away or brings it back.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
    /// The swipe from the left edge that goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }
    /// Whether scrolling takes the bar away; kept.
    open var hidesBarsOnSwipe = false
    /// Whether a tap beside controls takes the bars away and brings them back.
    open var hidesBarsOnTap = false { didSet { watchTaps() } }
    /// Looks for the taps that take the bars away.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }

    // MARK: As a controller

    open override func loadView() {
        let root = NavigationView(frame: UIScreen.main.bounds)
        root.navigation = self
        stage.frame = root.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stage)
        root.addSubview(ownBar)
        root.addSubview(ownToolbar)
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        ownBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
        ownBar.onHeightChange = { [weak self] in self?.placeBars() }
        watchEdge()
        watchTaps()
        showTopAtOnce()
    }

    /// Its own, or the root's while none was set.
    open override var tabBarItem: UITabBarItem! {
        get { barItems.tabItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    override var forwardees: [UIViewController] { [topViewController].compactMap { $0 } }
    override func coveredEdges(of child: UIViewController) -> UIEdgeInsets { coverOfBars }
}

/// Hears of ways on and back in a navigation controller; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to be shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Moves a way by hand; nil leaves it to itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Animates a way; nil is the system's slide.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// Left to itself.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The system's slide.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
    /// The navigation controller that this one is in.
    public var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
}
