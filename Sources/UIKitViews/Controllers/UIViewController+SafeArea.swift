extension UIViewController {
    /// Sets the view's additional safe area: the edges that the container's bars cover, plus the controller's own insets.
    func updateSafeArea() {
        let covered = (parent as? any ControllerContainer)?.coveredEdges(of: self) ?? .zero
        viewIfLoaded?.setAdditionalSafeArea(covered + additionalSafeAreaInsets)
    }

    /// Updates the children's safe areas after a bar was shown, hidden or moved.
    package func childInsetsChanged() { for child in children { child.updateSafeArea() } }
}
