import Foundation

extension UICollectionView {
    /// A closure that is called when an interactive transition ends: with true when its animation ended, and with true when it was finished and not
    /// cancelled.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Begins a change of the layout whose progress the app determines.
    ///
    /// - Returns: The layout in between; its `transitionProgress` moves the views.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let old = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        content.transitionCompletion = completion
        adopt(between)
        (old.owner, layout.owner) = (self, self)
        setNeedsLayout()
        return between
    }

    /// Animates the rest of an interactive transition.
    public func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Animates an interactive transition back to its begin.
    public func cancelInteractiveTransition() { endTransition(isFinished: false) }

    private func endTransition(isFinished: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else {
            return refuse("there is no interactive transition to end")
        }
        let completion = content.transitionCompletion
        content.transitionCompletion = nil
        let end = { [weak self] (isComplete: Bool) in
            guard let self, collectionViewLayout === between else { return }
            adopt(isFinished ? between.nextLayout : between.currentLayout)
            setNeedsLayout()
            collectionViewLayout.finalizeLayoutTransition()
            completion?(isComplete, isFinished)
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            between.transitionProgress = isFinished ? 1 : 0
            return end(true)
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: CollectionMove.duration,
            animations: {
                between.transitionProgress = isFinished ? 1 : 0
                self.layoutIfNeeded()
            }, completion: end)
    }
}
