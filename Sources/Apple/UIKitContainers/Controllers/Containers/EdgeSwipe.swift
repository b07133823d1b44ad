import CoreGraphics

extension UINavigationController {
    /// Adds the gesture recogniser that pops the top controller by a swipe from the left edge.
    func watchEdge() {
        let swipe = UIScreenEdgePanGestureRecognizer()
        swipe.edges = .left
        swipe.addHandler { [weak self] in self?.edgeMoved($0) }
        stage.navigation = self
        stage.addGestureRecognizer(swipe)
        edgeSwipe = swipe
    }

    private func edgeMoved(_ recognizer: UIGestureRecognizer) {
        guard let swipe = recognizer as? UIPanGestureRecognizer else { return }
        switch swipe.state {
        case .began: beginEdgeSwipe()
        case .changed: edgeHand?.update(translation(of: swipe))
        // Pops after a flick to the right, or beyond half of the width unless flicked back. A flick has at least 300 points per second.
        case .ended: endEdgeSwipe(goesBack: swipe.velocity(in: stage).x > 300 || swipe.velocity(in: stage).x > -300 && translation(of: swipe) > 0.5)
        case .cancelled, .failed: endEdgeSwipe(goesBack: false)
        default: break
        }
    }

    /// Returns the distance that the touch has moved to the right, as a fraction of the width.
    private func translation(of swipe: UIPanGestureRecognizer) -> CGFloat {
        stage.bounds.width > 0 ? swipe.translation(in: stage).x / stage.bounds.width : 0
    }

    /// Returns true when a swipe may pop the top controller now.
    ///
    /// If the result is false, the recogniser fails and the views receive the touch.
    func mayGoBack(by recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer === edgeSwipe else { return true }
        guard move == nil, stack.count > 1, let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
        return item.leftItemsSupplementBackButton || item.leftBarButtonItems?.isEmpty ?? true
    }

    private func beginEdgeSwipe() {
        edgeHand = UIPercentDrivenInteractiveTransition()
        popViewController(animated: true)
    }

    private func endEdgeSwipe(goesBack: Bool) {
        let hand = edgeHand
        edgeHand = nil
        if goesBack { hand?.finish() } else { hand?.cancel() }
    }
}
