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
