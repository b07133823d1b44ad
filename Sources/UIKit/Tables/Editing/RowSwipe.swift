import CoreGraphics
import Foundation

/// A row that was swiped, and the buttons that it uncovers.
@MainActor
struct RowSwipe {
    weak var cell: UITableViewCell?
    let actions: SwipeActionsView
    /// The cell's shift when the finger came: positive uncovers the trailing buttons.
    var startShift: CGFloat = 0
    /// A tap on the delete control opened it, not a finger that swipes.
    let isConfirmation: Bool

    /// The shift at which all buttons have their room.
    var openShift: CGFloat { actions.isTrailing ? actions.restingWidth : -actions.restingWidth }
}

/// Looks for fingers that swipe a row sideways.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var table: UITableView? { view as? UITableView }

    /// A touch beside an open row closes it and does nothing else.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let table, let swipe = table.marks.swipe else { return }
        for touch in touches {
            if let cell = swipe.cell, touch.view?.isDescendant(of: cell) == true { continue }
            touch.delivery.reachesView = false
            table.closeSwipe(animated: true)
        }
    }

    override func isDrag(_ way: CGPoint) -> Bool {
        guard super.isDrag(way), abs(way.x) > abs(way.y), let table, let touch = trackedTouches.first else { return false }
        return table.maySwipe(at: touch.location(in: table), way: way.x)
    }
}
