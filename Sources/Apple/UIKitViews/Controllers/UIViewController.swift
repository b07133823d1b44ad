import CoreGraphics
public import Foundation
package import LaminaMethods

/// A controller that manages a view: it creates the view on first access, and is notified when the view appears and disappears.
open class UIViewController: UIResponder {
    /// The members that selectors and keys name.
    nonisolated package override class var memberTable: MemberTable { controllerMembers }

    private var loadedView: UIView?
    /// The appearance state: the progress of the view to or from the screen.
    package var appearance = Appearance()
    /// The links to the controllers that this controller presents and that present it.
    package var modal = ModalState()
    /// The coordinator of the transition that this controller takes part in; nil while there is none.
    package weak var runningCoordinator: (any RunningCoordinator)?

    /// The name of the nib that the view is loaded from; nil looks for a nib with the name of the class.
    open var nibName: String? { ownNibName }
    private let ownNibName: String?
    /// The bundle that contains the nib; nil is the main bundle.
    public let nibBundle: Bundle?

    /// Creates a controller that loads its view from a nib.
    ///
    /// Without a nib the view is created in code.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownNibName = nibNameOrNil
        nibBundle = nibBundleOrNil ?? .main
        super.init()
    }

    /// Creates the controller from a nib.
    public required init?(coder: NSCoder) {
        ownNibName = nil
        nibBundle = .main
        super.init()
        coder.finishDecoding(self, as: UIViewController.self)
    }

    /// Creates a controller whose view is created in code, unless there is a nib with the name of the class.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The title of the controller, which bars show.
    open var title: String? {
        didSet { barTitleChanged() }
    }

    // MARK: The view

    /// The view of the controller; created on first access.
    open var view: UIView! {
        get { requiredView }
        set { setView(newValue) }
    }
    /// The view, if it has been created.
    open var viewIfLoaded: UIView? { loadedView }
    /// The frame that the container has given the view last; nil before.
    var lastPlacement: ViewPlacement?
    /// True when the view has been created.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Creates the view, if it has not been created.
    open func loadViewIfNeeded() { _ = requiredView }
    /// Creates the view: loads it from the nib, or creates an empty view when there is none; subclasses can override this method.
    open func loadView() {
        guard !loadViewFromScene(), !loadViewFromNib() else { return }
        let empty = UIView(frame: UIScreen.main.bounds)
        empty.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = empty
    }
    /// Tells the controller that the view was created.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// Tells the controller that the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Tells the controller that the view is in a window with its final size; called before the view is laid out to appear.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Tells the controller that the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Tells the controller that the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Tells the controller that the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// True when the children automatically receive the appearance messages of this controller; the default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Begins an appearance or disappearance of this controller; called on a child by a container that shows its children itself.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated, by: .caller)
    }
    /// Ends the appearance transition that `beginAppearanceTransition` began.
    open func endAppearanceTransition() { finishAppearance(of: .caller) }

    // MARK: Layout

    /// Tells the controller that the view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Tells the controller that the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The content that covers the view because the controller has nothing else to show; nil, the default, for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showUnavailableContent() } }
    /// The view of `contentUnavailableConfiguration`.
    var unavailableContent: (any UIView & UIContentView)?
    /// The state to which `contentUnavailableConfiguration` adapts.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    }
    /// Updates `contentUnavailableConfiguration` for a state; does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Calls `updateContentUnavailableConfiguration(using:)`, when the view exists.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
    }
    /// Updates the view's constraints; overrides call `super` last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Tells the controller that the view's size is about to change; the inherited implementation tells children and presented controllers.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: size, with: coordinator)
    }
    /// Tells the controller that its traits are about to change; the inherited implementation tells children and presented controllers.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOnTransition(to: newCollection, with: coordinator)
    }
    /// Returns the size of a child's view for a size of this controller's view; containers can override it.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        childSize(container, in: parentSize)
    }
    /// The size that suits the content; containers may use it.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
    }
    /// Tells the controller that a child prefers another size; does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Tells the controller that constraints give a child's content another size; Lamina never calls this method.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// True when a scroll view at the back gets insets for bars; stored without effect, because `contentInsetAdjustmentBehavior` decides.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The bottom of the bars above the content; constraints to it hold as to the safe area's top.
    open var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }
    /// The top of the bars below the content; constraints to it hold as to the safe area's bottom.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }
    /// The guides that were asked for.
    var barGuides = BarGuides()

    /// Tells the controller that the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Insets that are added to the safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { updateSafeArea() }
    }
    /// The margins that the system gives the root view of a controller, in points: 16 at the sides, 20 from a width of 414 on.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = (viewIfLoaded?.window ?? viewIfLoaded)?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// True when the margins of the root view are at least `systemMinimumLayoutMargins`; false leaves the view's own, 8 points by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.changeMargins { _ in } }
    }

    // MARK: Events

    open override var next: UIResponder? { modal.presenter ?? loadedView?.superview }

    // MARK: Traits and status bar

    /// The traits of the controller, taken from its surroundings.
    open var traitCollection: UITraitCollection { ownTraits }
    /// The closures to call when the traits change.
    var traitRegistrations = TraitRegistrations()
    /// The interface style of the view and its subviews; `unspecified` takes the surroundings' style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { loadedView?.updateTraits() }
    }
    /// The values that override the inherited traits, for the controller, its view and its children.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { loadedView?.updateTraits() } }
    }
    /// The traits that the parent gives the controller.
    var traitsOfParent: UITraitCollection? {
        didSet { loadedView?.updateTraits() }
    }
    /// Overrides traits of a child by the traits that a collection specifies; nil removes the override.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        guard childViewController.parent === self else {
            return Diagnostics.report(
                exception: "NSInvalidArgumentException", detail: "\(childViewController) is no child of \(self); its traits stay")
        }
        childViewController.traitsOfParent = collection
    }
    /// Returns the traits that the controller gives a child; nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsOfParent : nil
    }
    /// Tells the controller that its traits changed; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The style of the status bar, which a screen with a device has.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True when the status bar is hidden; false by default.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which the status bar is hidden and shown.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Announces a change of the preferred status bar; in an animation block the change is animated.
    open func setNeedsStatusBarAppearanceUpdate() { UIScreen.main.device?.bars?.update() }
    /// True when the home indicator hides itself; false by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The orientations that the interface supports on a device: all on a tablet, and all but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the interface appears when it is presented; without effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The child that determines whether the home indicator hides itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that determines the edges at which system gestures wait.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges at which system gestures wait; without effect, because there are no system gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Announces a change of the home indicator's visibility.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIScreen.main.device?.bars?.update() }
    /// Announces a change of the edges; does nothing, because there are no system gestures.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Announces a change of the supported orientations; the interface of a device turns to one of them.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        UIScreen.main.followDevice(duration: UIApplication.shared.statusBarOrientationAnimationDuration)
    }
    /// Rotates the interface to the device's orientation.
    open class func attemptRotationToDeviceOrientation() {
        UIScreen.main.followDevice(duration: UIApplication.shared.statusBarOrientationAnimationDuration)
    }
    /// True when the interface rotates with the device.
    open var shouldAutorotate: Bool { true }
    /// Tells the controller that memory is low; Lamina never calls this method.
    open func didReceiveMemoryWarning() {}

    // MARK: Segues

    /// The storyboard that contains the controller; nil for one made in code.
    open package(set) var storyboard: UIStoryboard?
    /// The part of the storyboard's scene that the controller keeps; nil for a controller made in code.
    package var scene: ControllerScene?
    /// The segues that begin at this controller, by their identifiers.
    package var segueTemplates: [String: SegueTemplate] = [:]
    /// Performs the segue of an identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender: sender) }
    /// Asks whether a segue that a control has triggered is performed; true unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Tells the controller that a segue from it is about to be performed; does nothing unless overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns true when an unwind segue may end at this controller: when it has the method.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        responds(to: action)
    }
    /// Returns the children in which to search for an unwind segue's destination, in the order of the search.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        searchedChildren(from: source)
    }
    /// Returns the child that contains the source of an unwind segue.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(above: source.source) }
    /// Removes the controllers above a child, for an unwind segue; containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Restoration

    /// The name by which state restoration finds the controller; nil excludes it.
    open var restorationIdentifier: String?
    /// The class that makes the controller when state is restored.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Tells the controller that all state has been restored; does nothing unless overridden.
    open func applicationFinishedRestoringState() {}

    // MARK: Keys and previews

    /// The key commands that `addKeyCommand(_:)` added.
    private var addedKeyCommands: [UIKeyCommand] = []
    /// Adds a command to the controller's key commands.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? super.keyCommands : addedKeyCommands }
    /// The previews that were registered.
    var previewings: [ViewControllerPreviewing] = []
    /// Registers a view whose long presses show a preview.
    @discardableResult
    open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        addPreviewing(delegate, sourceView)
    }
    /// Removes the registration of a view.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { removePreviewing(previewing) }
    /// The actions below the controller's preview.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Containment

    /// The child controllers, in the order in which they were added.
    open package(set) var children: [UIViewController] = []
    /// The controller that has this controller as a child.
    open package(set) weak var parent: UIViewController?
    /// Adds a child.
    ///
    /// The caller then adds the child's view, and calls the child's `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Removes the controller from its parent.
    ///
    /// The caller first calls `willMove(toParent: nil)` and removes the view.
    open func removeFromParent() { leaveParent() }
    /// Tells the controller that its parent is about to change; overrides call `super`.
    open func willMove(toParent parent: UIViewController?) { appearance.isLeavingParent = parent == nil }
    /// Tells the controller that its parent changed; overrides call `super`.
    open func didMove(toParent parent: UIViewController?) {}
    /// True while the view appears because the controller was added to its parent.
    open var isMovingToParent: Bool { appearance.isJoiningParent }
    /// True while the view disappears because the controller is being removed from its parent.
    open var isMovingFromParent: Bool { appearance.isLeavingParent }
    /// Replaces the view of one child by another child's view, with an animation.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        swapViews(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }
    /// Shows a controller in the nearest container that can show it; otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    /// Shows a controller as the detail of this controller, in the nearest container that shows details; otherwise like `show`.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContainer(vc, sender: sender) }

    // MARK: Bars

    /// The items that navigation bars and tab bars show for this controller.
    package var barItems = ControllerBarItems()
    /// The item that a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem { barItems.navigation(titled: title) }
    /// The item that a tab bar shows for this controller.
    open var tabBarItem: UITabBarItem! {
        get { barItems.tab(titled: title) }
        set {
            barItems.tabItem = newValue
            tabBarItemChanged()
        }
    }
    /// The items that a navigation controller's toolbar shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsChanged(animated: false) } }
    /// Sets the items that a navigation controller's toolbar shows for this controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
        if animated { toolbarItemsChanged(animated: true) }
    }
    /// True when the navigation controller's toolbar is hidden while this controller is at the top of its stack.
    ///
    /// The bar of a tab bar controller, one of whose tabs is the navigation controller, goes with the push and returns when the controller is popped.
    open var hidesBottomBarWhenPushed = false
    /// True while the content is being edited.
    open var isEditing: Bool {
        get { barItems.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { barItems.setEditing(editing) }
    /// A button that toggles editing, with the title "Edit" or "Done".
    open var editButtonItem: UIBarButtonItem { barItems.edit { [weak self] in self?.toggleEditing() } }
    /// The edges at which the view extends below bars; at the others it ends at the bar.
    ///
    /// The default is all edges.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// The scroll views that bars follow, where the controller names them.
    package var trackedContent = TrackedContent()
    /// True when the view also extends below opaque bars; the default is false.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

    // MARK: Presenting

    /// The style in which the controller is presented; the default is `automatic`, a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The animation with which the presented view appears and disappears.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// True when presentations with a context style cover the view of this controller; the default is false.
    open var definesPresentationContext = false
    /// True when presentations in this context use this controller's transition style; stored without effect.
    open var providesPresentationContextTransitionStyle = false
    /// The delegate that supplies the animations and the presentation controller of a presentation.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// True when the controller decides about the status bar while it is presented without filling the screen; the default is false.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// True when the user cannot dismiss the sheet by a drag; the default is false.
    open var isModalInPresentation = false
    /// Presents a controller over this one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        checkThread()
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses the controller that this controller presents, or else this controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        checkThread()
        startDismissing(animated: flag, completion: completion)
    }
    /// The controller that this controller or its nearest ancestor presents.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// The controller that presents this controller or its nearest ancestor.
    open var presentingViewController: UIViewController? { nearestPresenter }
    /// True while the controller is being presented.
    open var isBeingPresented: Bool { modal.presentation?.phase == .presenting }
    /// True while the controller is being dismissed.
    open var isBeingDismissed: Bool { modal.presentation?.phase == .dismissing }
    /// The presentation controller of this controller or of its nearest presented ancestor.
    open var presentationController: UIPresentationController? { nearestPresentation }
    /// The presentation controller as a sheet; nil when the presentation is no sheet.
    open var sheetPresentationController: UISheetPresentationController? { nearestPresentation as? UISheetPresentationController }
    /// The presentation controller as a popover; nil when the presentation style is another one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        modal.popover ?? nearestPresentation as? UIPopoverPresentationController
    }
    /// The coordinator of the transition that this controller takes part in, or else the parent's; nil while there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let runningCoordinator, !runningCoordinator.isOver { return runningCoordinator }
        return parent?.transitionCoordinator
    }

    /// The view, created if necessary.
    package var requiredView: UIView {
        if let loadedView { return loadedView }
        loadView()
        let made = loadedView ?? UIView(frame: UIScreen.main.bounds)
        if loadedView == nil { setView(made) }
        loadObjectsFromScene()
        viewDidLoad()
        setNeedsUpdateContentUnavailableConfiguration()
        // `viewDidLoad` may have replaced the view.
        return loadedView ?? made
    }

    private func setView(_ view: UIView?) {
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
        view?.updateTraits()
        if contentUnavailableConfiguration != nil { showUnavailableContent() }
        // Insets that were set before the view existed.
        if additionalSafeAreaInsets != .zero { updateSafeArea() }
    }
}
