import CoreGraphics

// The members that controllers of higher modules provide and `UIViewController` calls.

/// A controller that shows its children below bars, or only one of them at a time.
@MainActor
package protocol ControllerContainer: UIViewController {
    /// The children that appear and disappear with this controller.
    var shownChildren: [UIViewController] { get }
    /// Returns the insets of a child's view that this container's bars cover, in points.
    func coveredEdges(of child: UIViewController) -> UIEdgeInsets
    /// Shows a child's changed toolbar items.
    func toolbarItemsChanged(of child: UIViewController, animated: Bool)
    /// Shows a child's changed tab bar item.
    func tabBarItemChanged(of child: UIViewController)
}

/// A controller that is always presented in the same way.
@MainActor
package protocol SelfPresenting: UIViewController {
    /// Makes the presentation with which this controller is shown above `base`, whatever its presentation style is.
    func ownPresentation(over base: UIViewController) -> UIPresentationController
}

/// A presentation with an animation of its own.
@MainActor
package protocol SelfAnimating: UIPresentationController {
    /// Returns the animation; nil takes the presented controller's transition style.
    func ownAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)?
}

/// A presentation that can run; a higher module makes every presentation one.
@MainActor
package protocol PresentationRunning: UIPresentationController {
    /// Presents the controller.
    func begin(animated: Bool, completion: (() -> Void)?)
    /// Dismisses the controller; while the presentation is still in progress, the dismissal is queued until its end.
    func end(animated: Bool, completion: (() -> Void)?)
    /// Removes the presentation, and all presentations above it, at once and without animation.
    ///
    /// - Parameter leavingBase: True leaves the presenter's view removed, because another presentation takes over and will restore the view.
    func withdraw(leavingBase: Bool)
}

extension UIPresentationController {
    /// This presentation, as what runs it sees it.
    var running: (any PresentationRunning)? { self as? any PresentationRunning }
}

/// The coordinator of a transition that runs or has run.
@MainActor
package protocol RunningCoordinator: UIViewControllerTransitionCoordinator {
    /// True when the transition is over: closures of the app may hold the coordinator, which its controllers then have no more.
    var isOver: Bool { get }
}

extension UIViewController {
    /// The coordinator of the transition that this controller or its nearest ancestor takes part in.
    var nearestCoordinator: (any RunningCoordinator)? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.runningCoordinator).first { !$0.isOver }
    }
}

/// A window whose size can change with its controllers; a higher module makes every window one.
@MainActor
package protocol WindowResizing: UIWindow {
    /// Tells the controllers that the window's size will change.
    ///
    /// - Parameter newTraits: The screen's coming traits; nil when they stay.
    /// - Returns: The change of the size and the animations alongside, to call with a duration in seconds when the traits have changed.
    func beginResizing(to size: CGSize, animated: Bool, newTraits: UITraitCollection?) -> @MainActor (Double) -> Void
}

/// A controller that describes itself and its children; a higher module makes every controller one.
@MainActor
package protocol HierarchyDescribing: UIViewController {
    /// The lines.
    var hierarchy: String { get }
}

/// A controller that can perform segues; a higher module makes every controller one.
@MainActor
package protocol SegueRunning: UIViewController {
    /// Performs a segue under a name.
    func perform(_ template: SegueTemplate, named identifier: String?, sender: Any?)
}

/// A storyboard that can make its controllers; a higher module makes every storyboard one.
@MainActor
package protocol SceneMaking: UIStoryboard {
    /// Creates the initial controller; nil when the storyboard has none.
    func makeInitial(creator: ControllerCreator?) -> UIViewController?
    /// Creates the controller of an identifier; nil, with a report, for an unknown one.
    func make(_ identifier: String, creator: ControllerCreator?) -> UIViewController?
}
