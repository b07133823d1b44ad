import CoreGraphics
import Foundation

/// Looks for fingers that are dragged in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may come down, points.
    private static let edgeWidth: CGFloat = 13

    /// The edges that count.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, !touches.allSatisfy(isAtEdge) { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    /// A drag that is none inwards is left to others at once.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let hasGone = translation(in: nil).distance(to: .zero) >= Self.hysteresis
        if state == .possible, heldState == nil, hasGone, trackedTouches.count >= minimumNumberOfTouches { state = .failed }
    }

    /// What begins at the edge of the screen goes before what is dragged anywhere.
    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    /// Along the edge is no drag inwards.
    override func isDrag(_ way: CGPoint) -> Bool {
        guard super.isDrag(way) else { return false }
        let isAcross = abs(way.x) >= abs(way.y)
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
