import CoreGraphics
import UIKitValues

/// The frame that a container has given to a child's view.
struct ViewPlacement: Equatable {
    let frame: CGRect
    /// The bounds of the view that contains the child's view; when they change, the child's view changes its size with them.
    let container: CGRect
}

extension UIViewController {
    /// Sets the view's additional safe area: the edges that the container's bars cover, plus the controller's own insets.
    func updateSafeArea() {
        let covered = (parent as? any ControllerContainer)?.coveredEdges(of: self) ?? .zero
        viewIfLoaded?.setAdditionalSafeArea(covered + additionalSafeAreaInsets)
    }

    /// True when the view extends below a bar of its container.
    ///
    /// - Source: Apple's documentation of `edgesForExtendedLayout` and `extendedLayoutIncludesOpaqueBars`.
    package func extends(belowBarAt edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Gives the view the frame that its container has computed.
    ///
    /// A frame that the view was given before is not set again: a view that the app has moved, for example above the keyboard, stays there.
    package func moveView(to frame: CGRect, in stage: UIView) {
        let placement = ViewPlacement(frame: frame, container: stage.bounds)
        guard placement != lastPlacement || requiredView.superview == nil else { return }
        lastPlacement = placement
        requiredView.frame = frame
    }

    /// Updates the children's safe areas after a bar was shown, hidden or moved.
    package func childInsetsChanged() { for child in children { child.updateSafeArea() } }
}
