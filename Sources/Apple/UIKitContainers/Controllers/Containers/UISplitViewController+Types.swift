extension UISplitViewController {
    /// The number and behaviour of the columns.
    public enum Style: Int, Sendable {
        /// Two columns that `viewControllers` sets.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn
        /// A primary, a supplementary and a secondary column.
        case tripleColumn
    }

    /// The place of a controller.
    public enum Column: Int, Sendable {
        /// The first column, usually a list.
        case primary = 0
        /// The column between the others.
        case supplementary
        /// The last column, with the details.
        case secondary
        /// The controller in place of all columns in a narrow window.
        case compact

        /// The columns of a wide window, in their order.
        static let wide: [Column] = [.primary, .supplementary, .secondary]
        /// The columns in the order of preference in a narrow window, which shows the first one that has a controller.
        static let narrow: [Column] = [.compact, .primary, .secondary]
        static let all: [Column] = wide + [.compact]
    }

    /// The arrangement of the columns.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly
        /// One column beside the secondary one.
        case oneBesideSecondary
        /// One column over the secondary one; shown beside it here.
        case oneOverSecondary
        /// Two columns beside the secondary one.
        case twoBesideSecondary
        /// Two columns over the secondary one; shown beside it here.
        case twoOverSecondary
        /// Two columns that push the secondary one away; shown beside it here.
        case twoDisplaceSecondary

        /// The old name of `secondaryOnly`.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The old name of `oneBesideSecondary`.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The old name of `oneOverSecondary`.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// The relation of the columns to the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Beside it.
        case tile
        /// Over it.
        case overlay
        /// In its place, pushing it away.
        case displace
    }

    /// The side at which the primary column lies.
    public enum PrimaryEdge: Int, Sendable {
        /// The side at which reading begins.
        case leading = 0
        /// The other side.
        case trailing
    }
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
