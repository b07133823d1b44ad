public import Foundation
package import LaminaMethods

/// A container controller that shows columns beside each other in a wide window, and one at a time in a narrow one.
///
/// In a window of compact width the secondary column's controllers lie on the navigation controller of the primary column, unless the delegate takes
/// care of them; they return to their column when the window becomes wide.
open class UISplitViewController: UIViewController, ControllerContainer {
    /// The members that selectors and keys name.
    nonisolated package class var extendedMemberTable: MemberTable { splitMembers }

    /// The width that stands for the system's choice.
    public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The number and behaviour of the columns.
    public let style: Style
    var columns: [Column: UIViewController] = [:]
    /// The controllers of the secondary column that lie on the primary's navigation controller.
    var moved: [UIViewController] = []
    let line = UIView()
    private var collapsed = false
    private var button: UIBarButtonItem?

    /// Creates a controller whose columns are set one by one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller whose columns are set by `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates the controller from a nib.
    public required init?(coder: NSCoder) {
        style = Style(nibName: coder.nibAttribute("style") ?? coder.nibAttribute("columnStyle")) ?? .unspecified
        super.init(coder: coder)
        coder.finishDecoding(self, as: UISplitViewController.self)
    }

    /// The delegate, which takes part in collapsing and showing.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// True when a swipe shows a hidden primary column; stored without effect.
    open var presentsWithGesture = true
    /// True when the secondary column's bar has a button that hides the others; stored without effect.
    open var showsSecondaryOnlyButton = false
    /// The wanted arrangement of the columns; `automatic` shows them beside each other where the view is wider than high.
    open var preferredDisplayMode = DisplayMode.automatic {
        willSet {
            let (old, new) = (displayMode, displayMode(preferring: newValue))
            guard new != old, !isTellingOfMode else { return }
            // The delegate may set the mode meanwhile.
            isTellingOfMode = true
            delegate?.splitViewController(self, willChangeTo: new)
            isTellingOfMode = false
        }
        didSet { arrange() }
    }
    private var isTellingOfMode = false
    /// The wanted relation of the columns; stored without effect, because columns lie beside each other.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The side at which the primary column lies.
    open var primaryEdge = PrimaryEdge.leading { didSet { arrange() } }
    /// The wanted width of the primary column, in points; it wins over the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    /// The wanted width of the primary column as a part of the controller's width.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension { didSet { arrange() } }
    /// The least width of the primary column, in points; 0 by default.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }
    /// The greatest width of the primary column, in points; 320 by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { arrange() } }

    /// The primary and the secondary controller; a collapsed controller has only the controller that is shown.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? Array(shownChildren.prefix(1)) : Column.wide.compactMap { columns[$0] } }
        set {
            replace(.primary, by: newValue.first)
            replace(.secondary, by: newValue.dropFirst().first)
            arrange()
        }
    }
    /// Sets the controller of a column; one that is no navigation controller gets one around it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let isPlain = vc is UINavigationController || vc is UITabBarController || column == .compact
        replace(column, by: isPlain ? vc : vc.map { UINavigationController(rootViewController: $0) })
        arrange()
    }
    /// Sets the controller of a column as it is, for a storyboard.
    package func putController(_ controller: UIViewController, in column: Column) {
        replace(column, by: controller)
        arrange()
    }
    /// Returns the controller of a column, without the navigation controller that was put around it.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// True when a single column is shown, because the width is compact.
    open var isCollapsed: Bool { collapsed }
    /// The arrangement of the columns.
    open var displayMode: DisplayMode { displayMode(preferring: preferredDisplayMode) }

    /// Returns the arrangement that follows from a wanted one.
    private func displayMode(preferring wanted: DisplayMode) -> DisplayMode {
        if collapsed { return .secondaryOnly }
        guard wanted == .automatic else { return wanted }
        let size = viewIfLoaded?.bounds.size ?? .zero
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }
    /// A button that shows or hides the primary column.
    open var displayModeButtonItem: UIBarButtonItem {
        if let button { return button }
        let toggle = UIAction(image: UIImage(systemName: "sidebar.left")) { [weak self] _ in self?.toggle() }
        let made = UIBarButtonItem(primaryAction: toggle)
        made.isHidden = collapsed
        button = made
        return made
    }
    /// Shows a column.
    open func show(_ column: Column) { if column != .secondary { preferredDisplayMode = .oneBesideSecondary } }
    /// Hides a column.
    open func hide(_ column: Column) { if column != .secondary { preferredDisplayMode = .secondaryOnly } }

    open override func loadView() {
        let root = SplitView(frame: UIScreen.main.bounds)
        root.controllerOfColumns = self
        line.backgroundColor = .separator
        root.addSubview(line)
        view = root
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        arrange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override var childForStatusBarStyle: UIViewController? { shownChildren.first }
    open override var childForStatusBarHidden: UIViewController? { shownChildren.first }
    /// Shows a controller in the primary column.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard let navigation = columns[.primary] as? UINavigationController else { return setViewController(vc, for: .primary) }
        navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
    /// Shows a controller in the secondary column, or above the primary one while the controller is collapsed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        replace(.secondary, by: vc)
        if collapsed { putSecondaryOnPrimary(animated: UIView.areAnimationsEnabled) }
        arrange()
    }

    package var shownChildren: [UIViewController] { visibleColumns.compactMap { columns[$0] } }
    package func coveredEdges(of child: UIViewController) -> UIEdgeInsets { .zero }
    package func toolbarItemsChanged(of child: UIViewController, animated: Bool) {}
    package func tabBarItemChanged(of child: UIViewController) {}

    func setCollapsed(_ isCollapsed: Bool) {
        collapsed = isCollapsed
        // A single column has nothing to show or hide.
        button?.isHidden = isCollapsed
    }

    private func toggle() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        let next = displayMode == .secondaryOnly ? DisplayMode.oneBesideSecondary : .secondaryOnly
        preferredDisplayMode = target == .automatic ? next : target
    }
}

/// The view of a split view controller, which places the columns when its size changes.
final class SplitView: UIView {
    weak var controllerOfColumns: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controllerOfColumns?.arrange()
    }
}

extension UIViewController {
    /// The nearest split view controller that contains this controller; nil when there is none.
    public var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }
}
