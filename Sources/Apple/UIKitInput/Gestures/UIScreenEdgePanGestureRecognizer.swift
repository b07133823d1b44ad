import CoreGraphics
import Foundation

/// Recognises touches that are dragged inwards from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer, SelectivePan {
    /// The distance from the edge within which a touch must begin, in points.
    private static let edgeWidth: CGFloat = 13

    /// The edges from which the gesture may start.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !touches.allSatisfy(isAtEdge) { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    /// Fails as soon as the movement is a drag in another direction, so that the recognisers that wait for this failure can begin.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let hasGone = translation(in: nil).distance(to: .zero) >= Self.hysteresis
        if state == .possible, heldState == nil, hasGone, trackedTouches.count >= minimumNumberOfTouches { state = .failed }
    }

    /// Gives an edge drag precedence over ordinary pan recognisers.
    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    /// Returns true for a drag that is mainly perpendicular to one of the edges.
    package func admits(_ translation: CGPoint) -> Bool {
        let isAcross = abs(translation.x) >= abs(translation.y)
        return isAcross ? !edges.isDisjoint(with: [.left, .right]) : !edges.isDisjoint(with: [.top, .bottom])
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let bounds = touch.window?.bounds else { return false }
        let place = touch.place
        return edges.contains(.left) && place.x <= Self.edgeWidth
            || edges.contains(.right) && place.x >= bounds.maxX - Self.edgeWidth
            || edges.contains(.top) && place.y <= Self.edgeWidth
            || edges.contains(.bottom) && place.y >= bounds.maxY - Self.edgeWidth
    }
}
