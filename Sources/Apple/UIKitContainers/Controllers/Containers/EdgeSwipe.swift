import CoreGraphics
import Foundation

extension UINavigationController {
    /// Adds the gesture recogniser that pops the top controller by a swipe from the leading edge.
    func watchEdge() {
        let swipe = UIScreenEdgePanGestureRecognizer()
        swipe.addHandler { [weak self] in self?.edgeMoved($0) }
        edgeDelegate.navigation = self
        swipe.delegate = edgeDelegate
        stage.navigation = self
        stage.addGestureRecognizer(swipe)
        edgeSwipe = swipe
        chooseEdge()
    }

    /// Lets the swipe begin at the edge from which the interface reads; the app's own choice stays until the direction changes.
    func chooseEdge() {
        let edge: UIRectEdge = isRightToLeft ? .right : .left
        guard edge != chosenEdge else { return }
        chosenEdge = edge
        edgeSwipe?.edges = edge
    }

    /// True when the content of the controller's view runs from right to left: children come from the left.
    var isRightToLeft: Bool { viewIfLoaded?.isRightToLeft ?? false }

    private func edgeMoved(_ recognizer: UIGestureRecognizer) {
        guard let swipe = recognizer as? UIPanGestureRecognizer else { return }
        switch swipe.state {
        case .began: beginEdgeSwipe()
        case .changed: edgeHand?.update(translation(of: swipe))
        // Pops after a flick inwards, or beyond half of the width unless flicked back. A flick has at least 300 points per second.
        case .ended:
            let velocity = inwards(swipe.velocity(in: stage))
            endEdgeSwipe(goesBack: velocity > 300 || velocity > -300 && translation(of: swipe) > 0.5)
        case .cancelled, .failed: endEdgeSwipe(goesBack: false)
        default: break
        }
    }

    /// Returns the distance that the touch has moved away from its edge, as a fraction of the width.
    private func translation(of swipe: UIPanGestureRecognizer) -> CGFloat {
        stage.bounds.width > 0 ? inwards(swipe.translation(in: stage)) / stage.bounds.width : 0
    }

    /// Returns the part of a movement that leads away from the swipe's edge.
    private func inwards(_ movement: CGPoint) -> CGFloat { isRightToLeft ? -movement.x : movement.x }

    /// Returns true when a swipe can pop the top controller now.
    ///
    /// If the result is false, the recogniser fails and the views receive the touch.
    func canGoBack(by recognizer: UIGestureRecognizer) -> Bool { recognizer !== edgeSwipe || move == nil && stack.count > 1 }

    /// True when the bar offers the way back: it is visible, and neither the app nor a button of its own hides the back button.
    var showsWayBack: Bool {
        guard !isBarHidden, let item = topViewController?.navigationItem, !item.hidesBackButton else { return false }
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

/// The first delegate of the swipe from the edge, which lets it begin only where the bar shows a back button.
///
/// Apps replace the delegate, or remove it, so that the swipe also pops without a bar or beside a button of their own.
final class EdgeSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { navigation?.showsWayBack ?? true }
}
