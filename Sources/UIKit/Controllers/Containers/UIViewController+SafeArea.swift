extension UIViewController {
    /// What bars of the container cover, and what the controller itself wants free.
    func updateSafeArea() {
        let covered = parent?.coveredEdges(of: self) ?? .zero
        viewIfLoaded?.setAdditionalSafeArea(covered + additionalSafeAreaInsets)
    }

    /// Bars came, went or moved.
    func childInsetsChanged() { for child in children { child.updateSafeArea() } }
}
