import CoreGraphics
public import Foundation
package import LaminaMethods

/// A container controller that shows the top controller of a stack, with a bar whose back button pops it.
open class UINavigationController: UIViewController, ControllerContainer {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { navigationMembers }

    /// The kind of change to the stack.
    public typealias Operation = UINavigationControllerOperation

    /// The duration in which bars are hidden and shown, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    private let ownBar: UINavigationBar
    private let ownToolbar = UIToolbar()
    /// The view that holds the top controller's view.
    package let stage = NavigationStage()
    /// The controllers of the stack, from the root to the top.
    package var stack: [UIViewController] = []
    /// The push or pop in progress.
    package var move: NavigationMove?
    /// Pushes and pops that are queued until the transition in progress ends.
    var waiting: [() -> Void] = []
    /// The gesture recogniser for the swipe from the leading edge.
    var edgeSwipe: UIScreenEdgePanGestureRecognizer?
    /// The delegate of the swipe until the app replaces it.
    let edgeDelegate = EdgeSwipeDelegate()
    /// True when a controller on the stack hid the bar of an enclosing tab bar controller at the latest push or pop.
    var hidesTabBar = false
    /// The edge from which the interface reads, as it was last seen.
    var chosenEdge: UIRectEdge?
    /// Drives the pop that a swipe from the leading edge controls; nil at other times.
    package var edgeHand: UIPercentDrivenInteractiveTransition?
    /// The scroll views that the bars at the upper and lower edge follow.
    var followed = (top: WeakScrollView(), bottom: WeakScrollView())
    /// True while the bars and the children's safe areas change, so that content which moves with them changes nothing.
    var isPlacingBars = false
    var isBarHidden = false
    var isToolbarAway = true
    /// The gestures that hide and show the bars.
    var hiding = BarHiding()

    /// Creates a stack with a root controller.
    public init(rootViewController: UIViewController) {
        ownBar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        setStack([rootViewController], animated: false)
    }

    /// Creates an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownBar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the controller from a nib.
    public required init?(coder: NSCoder) {
        ownBar = UINavigationBar()
        super.init(coder: coder)
        coder.finishDecoding(self, as: UINavigationController.self)
    }

    /// The delegate that is notified of pushes and pops, and can animate them.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar with the title and the back button.
    open var navigationBar: UINavigationBar { ownBar }
    /// The bar with the toolbar items of the top controller.
    open var toolbar: UIToolbar! { ownToolbar }

    // MARK: The stack

    /// The controllers of the stack, from the root to the top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the stack.
    ///
    /// The animation is a pop when the new top controller was on the old stack, otherwise a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers, animated: animated) }
    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is visible: the topmost controller presented over this one, or else the top of the stack.
    open var visibleViewController: UIViewController? { modal.presented?.topmostPresented ?? topViewController }
    /// Pushes a controller onto the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        checkThread()
        push(viewController, animated: animated)
    }
    /// Pops the top controller and returns it; the root controller stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        checkThread()
        return pop(to: stack.dropLast().last, animated: animated)?.last
    }
    /// Pops controllers until `viewController` is on top, and returns the popped controllers.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }
    /// Pops all controllers but the root, and returns the popped controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: stack.first, animated: animated) }

    /// Pops the controllers above the next one on the way of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Bars

    /// True when the navigation bar is hidden; the default is false.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        hiding.hasHidden = false
        hideBar(hidden, animated: animated)
    }
    /// True when the toolbar is hidden; the default is true.
    open var isToolbarHidden: Bool {
        get { isToolbarAway }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }
    /// The gesture recogniser for the swipe from the leading edge, which pops the top controller.
    ///
    /// The delegate that it has at first lets it begin only where the bar is visible and shows a back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }
    /// True when a swipe up hides the bars and a swipe down shows them; the default is false.
    open var hidesBarsOnSwipe = false { didSet { watchGestures() } }
    /// True when a tap beside controls hides and shows the bars; the default is false.
    open var hidesBarsOnTap = false { didSet { watchGestures() } }
    /// True when the bars are hidden in windows of compact height; the default is false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            watchGestures()
            if hidesBarsWhenVerticallyCompact != oldValue { heightChanged(from: .regular) }
        }
    }
    /// True when an input view that appears hides the bars; the default is false.
    open var hidesBarsWhenKeyboardAppears = false { didSet { watchKeyboard() } }
    /// The gesture recogniser for the taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }
    /// The gesture recogniser for the swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }

    // MARK: The controller's own view and children

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
        ownBar.isManaged = true
        ownBar.onHeightChange = { [weak self] in self?.placeBars() }
        watchEdge()
        watchGestures()
        heightChanged(from: .regular)
        showTopAtOnce()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightChanged(from: previousTraitCollection?.verticalSizeClass ?? .unspecified)
    }

    /// The controller's own tab bar item, or the root controller's when none was set.
    open override var tabBarItem: UITabBarItem! {
        get { barItems.tabItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }
    /// Pushes a child without animation.
    open override func addChild(_ childController: UIViewController) {
        if childController.parent !== self { push(childController, animated: false) }
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    package var shownChildren: [UIViewController] { [topViewController].compactMap { $0 } }
    package func coveredEdges(of child: UIViewController) -> UIEdgeInsets { coverOfBars(child) }
    package func tabBarItemChanged(of child: UIViewController) {
        // The root controller's item stands for this controller's own.
        if child === stack.first { tabBarItemChanged() }
    }
    package func toolbarItemsChanged(of child: UIViewController, animated: Bool) {
        if topViewController === child { toolbar.setItems(child.toolbarItems, animated: animated) }
    }
}

/// The delegate of a navigation controller; every method is optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that a controller is about to be shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Tells the delegate that a controller is shown.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Asks the delegate for an interaction controller that drives the transition; nil leaves it non-interactive.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asks the delegate for the animation of a push or pop; nil takes the system's slide.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// The default implementation does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// The default implementation does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// The default implementation returns nil, for a transition without interaction.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The default implementation returns nil, for the system's slide.
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
    /// The nearest navigation controller among the controller's ancestors.
    public var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
}
