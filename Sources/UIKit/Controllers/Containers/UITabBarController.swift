public import Foundation

/// Shows one of several controllers, as the user chooses in a bar at the lower edge.
open class UITabBarController: UIViewController, UITabBarDelegate {
    private let ownBar = UITabBar()
    private let stage = UIView()
    private var tabs: [UIViewController] = []
    private var place = 0

    /// No choices.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Interface Builder's way.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Hears of choices, and may refuse them.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar.
    open var tabBar: UITabBar { ownBar }

    /// The controllers to choose from.
    open var viewControllers: [UIViewController]? {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the controllers; the one that is shown stays if it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replaceTabs(viewControllers ?? []) }
    /// Which one is shown.
    open var selectedIndex: Int {
        get { tabs.isEmpty ? NSNotFound : place }
        set { if tabs.indices.contains(newValue) { select(newValue) } }
    }
    /// The one that is shown.
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

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    override var forwardees: [UIViewController] { [selectedViewController].compactMap { $0 } }
    override func coveredEdges(of child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
    }

    /// The user chose an item of the bar.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let chosen = tabs.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
            ownBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        if chosen === selectedViewController {
            // A second tap leads back to the beginning.
            (chosen as? UINavigationController)?.popToRootViewController(animated: true)
        }
        selectedViewController = chosen
        delegate?.tabBarController(self, didSelect: chosen)
    }

    // MARK: Showing

    private func replaceTabs(_ new: [UIViewController]) {
        let shown = selectedViewController
        for gone in tabs where !new.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            hide(gone)
            gone.removeFromParent()
        }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        tabs = new
        place = new.firstIndex { $0 === shown } ?? 0
        ownBar.items = new.compactMap(\.tabBarItem)
        showSelected()
    }

    private func select(_ index: Int) {
        guard index != place else { return }
        if isViewLoaded, let old = selectedViewController { hide(old) }
        place = index
        showSelected()
    }

    private func showSelected() {
        ownBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded, let controller = selectedViewController, controller.viewIfLoaded?.superview !== stage else { return }
        let isSeen = appearance.state != .disappeared
        if isSeen { controller.startAppearance(true, animated: false, by: .caller) }
        let view = controller.requiredView
        view.frame = stage.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(view)
        childInsetsChanged()
        if isSeen { AppearanceTurn.afterCommit { controller.finishAppearance(of: .caller) } }
    }

    private func hide(_ controller: UIViewController) {
        guard controller.viewIfLoaded?.superview === stage else { return }
        controller.startAppearance(false, animated: false, by: .caller)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.finishAppearance(of: .caller)
    }

    func placeBar() {
        guard let view = viewIfLoaded else { return }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        ownBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        childInsetsChanged()
    }
}

/// The view of a tab bar controller: the stage, and the bar over it.
final class TabView: UIView {
    weak var controllerOfTabs: UITabBarController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controllerOfTabs?.placeBar()
    }
}

/// Hears of choices in a tab bar controller, and may refuse them; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a controller may be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user chose a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Animates the change; kept, controllers are swapped at once.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// At once.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UIViewController {
    /// The tab bar controller that this one is in.
    public var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }
}
