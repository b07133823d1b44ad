import CoreGraphics
import Foundation

/// A swiped row with the action buttons that the swipe reveals.
@MainActor
package struct RowSwipe {
    weak var cell: UITableViewCell?
    let actions: SwipeActionsView
    /// The cell's displacement at the start of the drag, in points; positive when the trailing buttons are revealed.
    var startShift: CGFloat = 0
    /// True when a tap on the delete control revealed the buttons, false for a swipe.
    let isConfirmation: Bool

    /// The displacement that fully reveals the buttons, in points; negative for leading buttons.
    package var openShift: CGFloat { actions.openShift }
}

/// Recognises horizontal swipes on rows.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer, SelectivePan {
    private var table: UITableView? { view as? UITableView }

    /// Closes the open row after a touch outside of it, and keeps that touch from the view under it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let table, let swipe = table.marks.swipe else { return }
        for touch in touches {
            if let cell = swipe.cell, touch.view?.isDescendant(of: cell) == true { continue }
            touch.delivery.reachesView = false
            table.closeSwipe(animated: true)
        }
    }

    func admits(_ way: CGPoint) -> Bool {
        guard abs(way.x) > abs(way.y), let table, let touch = trackedTouches.first else { return false }
        return table.maySwipe(at: touch.location(in: table), way: way.x)
    }
}
