import CoreGraphics
public import Foundation

/// Looks after a view: makes it when it is needed, and hears when it comes and goes.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// How far the view is on its way to or from the screen.
    var appearance = Appearance()
    /// What this controller presents, and what presents it.
    var modal = ModalState()
    /// The transition that this controller takes part in, while it lasts.
    weak var runningCoordinator: TransitionCoordinator?

    /// The file that the view is loaded from; nil while the view is made in code.
    public let nibName: String?
    /// Where that file is; nil is the app's own.
    public let nibBundle: Bundle?

    /// A controller whose view comes from a file, or is made in code when there is no name.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.finishDecoding(self, as: UIViewController.self)
    }

    /// A controller that makes its view in code.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A short name; bars show it.
    open var title: String? {
        didSet { barTitleChanged() }
    }

    // MARK: The view

    /// The view; asking for it makes it.
    open var view: UIView! {
        get { requiredView }
        set { setView(newValue) }
    }
    /// The view, if there is one yet.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view was made.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view now, if there is none yet.
    open func loadViewIfNeeded() { _ = requiredView }
    /// Makes the view, unless overridden: from the nib, if there is one, or an empty one.
    open func loadView() { if !loadViewFromNib() { view = UIView(frame: UIScreen.main.bounds) } }
    /// The view was made.
    open func viewDidLoad() {}

    // MARK: Coming and going

    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its place and about to be laid out for the first time since it will be seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Whether children hear of their coming and going through this controller, without its doing.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Says that a child is about to come or go; for containers that show it by themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated, by: .caller)
    }
    /// Says that what `beginAppearanceTransition` announced is done.
    open func endAppearanceTransition() { finishAppearance(of: .caller) }

    // MARK: Layout

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view's constraints are brought up to date; subclasses call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The view's size is about to change; children and presented controllers are told by calling `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }
    /// The size of a child's view when this one's has a given size; containers override it.
    open func size(forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize) -> CGSize {
        childSize(container, in: parentSize)
    }
    /// The size that suits the content; containers may follow it.
    open var preferredContentSize = CGSize.zero

    /// What bars and the like cover of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Room along the edges that the controller wants free, beyond what bars cover.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { updateSafeArea() }
    }
    /// The margins that the view has at least; kept.
    open var viewRespectsSystemMinimumLayoutMargins = true

    // MARK: Events

    open override var next: UIResponder? { modal.presenter ?? loadedView?.superview }

    // MARK: Surroundings

    /// What surrounds the controller's view.
    open var traitCollection: UITraitCollection { ownTraits }
    /// The closures that hear when that changes.
    var traitRegistrations = TraitRegistrations()
    /// Makes the view and all below light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.updateTraits() }
    }
    /// What surrounds the view has changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// How the status bar is drawn; there is none.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides about the status bar's style.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether there is a status bar.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// What was said of the status bar has changed; there is none.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the line at the lower edge hides itself; there is none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// How the interface may stand on the device.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the interface turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Memory is short; never told here.
    open func didReceiveMemoryWarning() {}

    // MARK: Containment

    /// The controllers whose views are inside this one's.
    open internal(set) var children: [UIViewController] = []
    /// The controller that has this one as a child.
    open internal(set) weak var parent: UIViewController?
    /// Takes another controller as a child; its view is added by the caller, who then says `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Leaves the parent; the view is removed by the caller, who said `willMove(toParent: nil)` before.
    open func removeFromParent() { leaveParent() }
    /// The parent is about to change; subclasses call `super`.
    open func willMove(toParent parent: UIViewController?) { appearance.isLeavingParent = parent == nil }
    /// The parent has changed; subclasses call `super`.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether the view comes because the controller was added to its parent.
    open var isMovingToParent: Bool { appearance.isJoiningParent }
    /// Whether the view goes because the controller is removed from its parent.
    open var isMovingFromParent: Bool { appearance.isLeavingParent }
    /// Swaps the views of two children, animated.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapViews(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// Shows a controller in the way of the container around this one, or presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    /// Shows a controller as the details of this one, or presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContainer(vc, sender: sender) }

    // MARK: Bars

    /// What navigation bars and tab bars show for this controller.
    var barItems = ControllerBarItems()
    /// What a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { barItems.navigation(titled: title) }
    /// What a tab bar shows for this controller.
    open var tabBarItem: UITabBarItem! {
        get { barItems.tab(titled: title) }
        set { barItems.tabItem = newValue }
    }
    /// What the toolbar of a navigation controller shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChanged(animated: false) } }
    /// Sets what the toolbar of a navigation controller shows for this controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
        if animated { toolbarItemsChanged(animated: true) }
    }
    /// Whether bars at the lower edge are away while the controller is on a navigation controller's stack.
    open var hidesBottomBarWhenPushed = false
    /// Whether the contents are edited.
    open var isEditing: Bool {
        get { barItems.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; subclasses call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { barItems.setEditing(editing) }
    /// A button that says "Edit", or "Done" while the contents are edited.
    open var editButtonItem: UIBarButtonItem { barItems.edit { [weak self] in self?.toggleEditing() } }
    /// The bars under which the view reaches; kept, without effect: views reach under all.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view reaches under opaque bars too; kept, without effect: it does.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Presenting

    /// How the controller is shown when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the view comes and goes when it is presented.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether presentations in the current context cover this controller's view.
    open var definesPresentationContext = false
    /// Whether presentations in this context take this controller's transition style.
    open var providesPresentationContextTransitionStyle = false
    /// Gives the presentation its animations and its presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether a sheet cannot be dragged away.
    open var isModalInPresentation = false
    /// Shows a controller over this one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this controller presents, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissing(animated: flag, completion: completion) }
    /// What this controller, or one that it is inside of, presents.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// Who presents this controller, or one that it is inside of.
    open var presentingViewController: UIViewController? { nearestPresenter }
    /// Whether the controller is coming, because it is presented.
    open var isBeingPresented: Bool { modal.presentation?.phase == .presenting }
    /// Whether the controller is going, because it is dismissed.
    open var isBeingDismissed: Bool { modal.presentation?.phase == .dismissing }
    /// What looks after the presentation of this controller, or of one that it is inside of.
    open var presentationController: UIPresentationController? { nearestPresentation }
    /// What looks after the presentation of this controller as a sheet.
    open var sheetPresentationController: UISheetPresentationController? { nearestPresentation as? UISheetPresentationController }
    /// The transition under way, if this controller takes part in one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }

    /// The view, made if need be.
    var requiredView: UIView {
        if let loadedView { return loadedView }
        loadView()
        let made = loadedView ?? UIView(frame: UIScreen.main.bounds)
        if loadedView == nil { setView(made) }
        viewDidLoad()
        // `viewDidLoad` may have replaced it.
        return loadedView ?? made
    }

    private func setView(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
        view?.updateTraits()
    }

    // MARK: For the system's own controllers

    /// The children that come and go with this controller; containers that show one of several say which.
    var forwardees: [UIViewController] { visibleChildren }
    /// Room along the edges of a child's view that bars of this container cover.
    func coveredEdges(of child: UIViewController) -> UIEdgeInsets { .zero }
    /// The presentation of a controller that is always shown in one way; nil is as its style says.
    func ownPresentation(over base: UIViewController) -> UIPresentationController? { nil }
}
