public import Foundation
package import LaminaMethods

/// A container controller that shows one of several controllers, which the user selects in a bar at the lower edge.
open class UITabBarController: UIViewController, UITabBarDelegate, ControllerContainer, ScrollFollower {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { tabMembers }

    private let ownBar = UITabBar()
    let stage = UIView()
    private var tabs: [UIViewController] = []
    /// True after the first assignment of controllers.
    private var hasControllers = false
    private var place = 0
    private var followed = WeakScrollView()
    /// The animated exchange of two controllers that is in progress.
    var exchange: ControllerTransition?

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates the controller from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.finishDecoding(self, as: UITabBarController.self)
    }

    /// The delegate that is notified of selections, and can refuse them.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs.
    open var tabBar: UITabBar { ownBar }

    /// The controllers of the tabs, from left to right; nil before they are set.
    open var viewControllers: [UIViewController]? {
        get { hasControllers ? tabs : nil }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the controllers.
    ///
    /// The selected controller stays selected if it is among the new controllers; otherwise the first of them is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replaceTabs(viewControllers ?? []) }
    /// The index of the selected controller; `NSNotFound` when there are no tabs.
    open var selectedIndex: Int {
        get { tabs.isEmpty ? NSNotFound : place }
        set { if tabs.indices.contains(newValue) { select(newValue) } }
    }
    /// The selected controller.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(place) ? tabs[place] : nil }
        set { if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) } }
    }

    open override func loadView() {
        let root = TabView(frame: UIScreen.main.bounds)
        root.controllerOfTabs = self
        stage.frame = root.bounds
        stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(stage)
        root.addSubview(ownBar)
        view = root
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        ownBar.delegate = self
        showSelected()
    }

    /// Adds a child as the last tab.
    open override func addChild(_ childController: UIViewController) {
        if childController.parent !== self { viewControllers = tabs + [childController] }
    }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    /// Selects the next controller on the way of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { selectedViewController = subsequentVC }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    package var shownChildren: [UIViewController] { [selectedViewController].compactMap { $0 } }
    package func toolbarItemsChanged(of child: UIViewController, animated: Bool) {}
    package func tabBarItemChanged(of child: UIViewController) {
        guard tabs.contains(where: { $0 === child }) else { return }
        ownBar.items = tabs.compactMap(\.tabBarItem)
        ownBar.selectedItem = selectedViewController?.tabBarItem
    }
    package func coveredEdges(of child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: extendsBelowBar(child) && !isBarAway ? tabBar.tabBarHeight : 0, right: 0)
    }

    private func extendsBelowBar(_ child: UIViewController) -> Bool { child.extends(belowBarAt: .bottom, isTranslucent: ownBar.isTranslucent) }

    /// The frame of a child's view in the stage: the whole stage, without the bar when the view does not extend below it.
    func frame(of child: UIViewController) -> CGRect {
        let covered = extendsBelowBar(child) || isBarAway ? 0 : tabBar.tabBarHeight + requiredView.safeAreaInsets.bottom
        return stage.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
    }

    /// Selects the controller of a tapped tab, unless the delegate refuses the selection.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let chosen = tabs.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
            ownBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        if chosen === selectedViewController {
            // A second tap on the selected tab pops its navigation controller to the root.
            (chosen as? UINavigationController)?.popToRootViewController(animated: true)
        }
        selectedViewController = chosen
        delegate?.tabBarController(self, didSelect: chosen)
    }

    // MARK: Showing a controller

    private func replaceTabs(_ new: [UIViewController]) {
        exchange?.completeTransition(true)
        let shown = selectedViewController
        for gone in tabs where !new.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            hide(gone)
            gone.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            adopt(controller)
            controller.didMove(toParent: self)
        }
        (tabs, hasControllers) = (new, true)
        place = new.firstIndex { $0 === shown } ?? 0
        ownBar.items = new.compactMap(\.tabBarItem)
        showSelected()
    }

    /// Exchanges the selected controller.
    ///
    /// - Source: Measured on Apple's system: the new controller will appear, the old one will and did disappear, the new one did appear.
    private func select(_ index: Int) {
        exchange?.completeTransition(true)
        guard index != place else { return }
        let (old, former) = (isViewLoaded ? selectedViewController : nil, place)
        place = index
        if let old, appearance.state != .disappeared, let animator = animator(from: old, to: tabs[index]) {
            ownBar.selectedItem = tabs[index].tabBarItem
            return exchange(old, for: tabs[index], by: animator) { [self] in
                place = former
                ownBar.selectedItem = old.tabBarItem
            }
        }
        beginShowingSelected()
        if let old { hide(old) }
        showSelected()
    }

    private func beginShowingSelected() {
        guard isViewLoaded, appearance.state != .disappeared else { return }
        selectedViewController?.startAppearance(true, animated: false, by: .caller)
    }

    private func showSelected() {
        ownBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded, let controller = selectedViewController, controller.viewIfLoaded?.superview !== stage else { return }
        beginShowingSelected()
        let view = controller.requiredView
        controller.moveView(to: frame(of: controller), in: stage)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(view)
        placeBar()
        if appearance.state != .disappeared { AppearanceScheduler.afterCommit { controller.finishAppearance(of: .caller) } }
    }

    private func hide(_ controller: UIViewController) {
        guard controller.viewIfLoaded?.superview === stage else { return }
        controller.startAppearance(false, animated: false, by: .caller)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.finishAppearance(of: .caller)
    }

    /// True while the navigation controller of the selected tab hides the bar.
    private var isBarAway: Bool { (selectedViewController as? UINavigationController)?.hidesTabBar == true }

    /// Moves the bar out of the window, or back, with the push or pop that hides or shows it.
    func barWasHidden(animated: Bool) {
        guard isViewLoaded else { return }
        if animated {
            UIView.animate(withDuration: UINavigationBar.moveDuration, delay: 0, options: []) { [self] in placeBar() }
        } else {
            placeBar()
        }
    }

    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let height = tabBar.tabBarHeight + view.safeAreaInsets.bottom
        let x = isBarAway ? (view.isRightToLeft ? 1 : -1) * view.bounds.width : 0
        ownBar.frame = CGRect(x: x, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if let selectedViewController, selectedViewController.viewIfLoaded?.superview === stage {
            selectedViewController.moveView(to: frame(of: selectedViewController), in: stage)
        }
        childInsetsChanged()
        followContent()
    }

    /// Follows the scroll view of the selected controller.
    func followContent() {
        guard isViewLoaded else { return }
        let new = selectedViewController?.followedScrollView(for: .bottom)
        if new !== followed.view {
            followed.view?.scrolling.bars.remove(self)
            followed.view = new
            new?.scrolling.bars.add(self)
        }
        updateEdge()
    }

    private func updateEdge() { ownBar.isAtEdge = followed.view?.isEndInSight ?? true }

    package func contentMoved(in view: UIScrollView) { updateEdge() }
    package func contentAdded() { followContent() }
}

/// The view of a tab bar controller: the stage with the selected controller's view, and the bar over it.
final class TabView: UIView, SystemNamed {
    nonisolated static var systemName: String { "UILayoutContainerView" }

    weak var controllerOfTabs: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controllerOfTabs?.placeBar()
    }
}

/// The delegate of a tab bar controller; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asks the delegate whether a controller may be selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Tells the delegate that the user selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asks the delegate for an interaction controller that drives an animated selection; nil leaves it non-interactive.
    func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asks the delegate for the animation of a selection; nil exchanges the controllers without one.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// The default implementation returns true.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// The default implementation does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// The default implementation returns nil, for a selection without interaction.
    public func tabBarController(
        _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The default implementation returns nil, for no animation.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
    /// The nearest tab bar controller among the controller's ancestors.
    public var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }
}
