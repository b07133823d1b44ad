extension UISplitViewController {
    /// The number and behaviour of the columns.
    public typealias Style = UISplitViewControllerStyle

    /// The place of a controller.
    public typealias Column = UISplitViewControllerColumn

    /// The arrangement of the columns.
    public typealias DisplayMode = UISplitViewControllerDisplayMode

    /// The relation of the columns to the secondary one.
    public typealias SplitBehavior = UISplitViewControllerSplitBehavior

    /// The side at which the primary column lies.
    public typealias PrimaryEdge = UISplitViewControllerPrimaryEdge
}

/// The delegate of a split view controller; every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Tells the delegate that the arrangement of the columns is about to change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Asks for the arrangement that the button for it brings about; `automatic` for the system's choice.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Asks the delegate to show a controller in the primary column; true when it has done so.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Asks the delegate to show a controller in the secondary column; true when it has done so.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    /// Asks the delegate to add the secondary controller to the primary one; true leaves the primary one as it is.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Asks for the column that is in front when a narrow window shows only one.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// The default implementation does nothing.
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    /// The default implementation returns `automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
    /// The default implementation returns false.
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
    /// The default implementation returns false.
    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { false }
    /// The default implementation returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// The default implementation returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UISplitViewController.Column {
    /// The columns of a wide window, in their order.
    static let wide: [Self] = [.primary, .supplementary, .secondary]
    /// The columns in the order of preference in a narrow window, which shows the first one that has a controller.
    static let narrow: [Self] = [.compact, .primary, .secondary]
    static let all: [Self] = wide + [.compact]
}

extension UISplitViewController.DisplayMode {
    /// The old name of `secondaryOnly`.
    public static var primaryHidden: Self { .secondaryOnly }
    /// The old name of `oneBesideSecondary`.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The old name of `oneOverSecondary`.
    public static var primaryOverlay: Self { .oneOverSecondary }
}
