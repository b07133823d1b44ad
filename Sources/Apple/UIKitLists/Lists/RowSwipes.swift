import CoreGraphics
import Foundation

/// The swipes that reveal actions of a list's rows.
///
/// One row at a time is open. Its content moves aside by the origin of its bounds, and the buttons lie in the cell beside the content:
///
///     closed   │ content                    │
///     open     │ content        │Flag│Delete│     bounds.origin.x = openShift
@MainActor
package final class RowSwipes {
    /// The list; what calls its delegate holds it meanwhile, because the delegate may let it go.
    private unowned let list: any CellList
    private let recognizer = RowSwipeGestureRecognizer()
    /// The row that is open, or that closes with an animation.
    private weak var cell: (any ListCell)?
    /// The revealed buttons; nil while no row is open.
    private var actions: SwipeActionsView?
    /// The row's displacement at the start of the drag, in points; positive when the buttons at the right are revealed.
    private var start: CGFloat = 0
    /// True when a swipe across the whole row performs the first action.
    private var allowsFull = false

    package init(_ list: any CellList) {
        self.list = list
        recognizer.maximumNumberOfTouches = 1
        recognizer.swipes = self
        recognizer.addHandler { [weak self] _ in
            guard let self else { return }
            withExtendedLifetime(self.list) { self.follow() }
        }
        list.addGestureRecognizer(recognizer)
    }

    /// True while a row shows its actions.
    package var isOpen: Bool { actions != nil }

    /// The row that shows its actions.
    package var openCell: (any ListCell)? { isOpen ? cell : nil }

    /// The displacement that fully reveals the buttons, in points; negative for buttons at the left, 0 while no row is open.
    package var openShift: CGFloat { actions?.openShift ?? 0 }

    /// Returns true when a drag begins on the open row, or can reveal actions of the row at a place.
    func maySwipe(at place: CGPoint, translation: CGFloat) -> Bool {
        if isOpen(at: place) { return true }
        guard !list.marks.isEditing, !list.isMovingCell, let path = list.path(at: place), list.shownCell(at: path) != nil else { return false }
        return list.swipeActions(at: path, isTrailing: isTrailing(translation)) != nil
    }

    private func isOpen(at place: CGPoint) -> Bool { isOpen && cell?.frame.containsHalfOpen(place) == true }

    // MARK: Opening and closing

    /// Shows actions at the trailing end of a row without a swipe, as a delete control does.
    ///
    /// - Parameter configuration: The actions; nil for those that a swipe reveals. A drag across the row performs none of those that are given.
    package func reveal(_ configuration: UISwipeActionsConfiguration? = nil, at path: IndexPath) {
        close(animated: true)
        guard let shown = configuration ?? list.swipeActions(at: path, isTrailing: true) else { return }
        uncover(shown, at: path, isTrailing: true)
        allowsFull = allowsFull && configuration == nil
        open()
    }

    /// Moves the open row back over its actions.
    package func close(animated: Bool) {
        guard let actions else { return }
        self.actions = nil
        guard let cell else { return }
        let path = list.path(of: cell)
        actions.animate(animated && list.window != nil) {
            cell.bounds.origin.x = 0
            actions.place(beside: cell)
        } completion: { [weak self] in
            actions.removeFromSuperview()
            if self?.cell !== cell || self?.isOpen == false { cell.isSwiped = false }
        }
        list.swipeDidEnd(cell, at: path)
    }

    /// Ends the swipe after its item has gone; the animation of its deletion removes the cell.
    package func forget() {
        guard isOpen else { return }
        (actions, cell) = (nil, nil)
        list.swipeDidEnd(nil, at: nil)
    }

    /// Ends the swipe of a cell that leaves the list and may be used again.
    package func forget(_ view: UIView) {
        guard let cell, cell === view else { return }
        actions?.removeFromSuperview()
        cell.bounds.origin.x = 0
        cell.isSwiped = false
        forget()
    }

    // MARK: Dragging

    private func follow() {
        let translation = recognizer.translation(in: list)
        switch recognizer.state {
        case .began:
            // The recogniser begins after some movement, but the row to swipe is the row under the touch at its start.
            let touched = recognizer.location(in: list)
            let start = CGPoint(x: touched.x - translation.x, y: touched.y - translation.y)
            begin(at: start, translation: recognizer.velocity(in: list).x + translation.x)
            drag(by: translation.x)
        case .changed: drag(by: translation.x)
        case .ended: end(velocity: recognizer.velocity(in: list).x)
        case .cancelled: end(velocity: 0)
        case .possible, .failed: break
        @unknown default: break
        }
    }

    private func begin(at place: CGPoint, translation: CGFloat) {
        if isOpen(at: place) { return start = cell?.bounds.minX ?? 0 }
        close(animated: true)
        let isTrailing = isTrailing(translation)
        guard let path = list.path(at: place), let configuration = list.swipeActions(at: path, isTrailing: isTrailing) else { return }
        uncover(configuration, at: path, isTrailing: isTrailing)
    }

    /// Returns true when a movement, in points to the right, reveals the trailing actions.
    private func isTrailing(_ translation: CGFloat) -> Bool { (translation < 0) != list.isRightToLeft }

    /// Adds the buttons beside a row's content.
    private func uncover(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, isTrailing: Bool) {
        guard let cell = list.shownCell(at: path) else { return }
        list.removeHighlight()
        let actions = SwipeActionsView(configuration, isAtRight: isTrailing != list.isRightToLeft) { [weak self] in self?.perform($0, from: $1) }
        UIView.performWithoutAnimation {
            cell.addSubview(actions)
            (self.cell, self.actions, start, allowsFull) = (cell, actions, 0, actions.allowsFullSwipe)
            list.swipeWillBegin(cell, at: path)
            cell.isSwiped = true
            shift(to: 0)
        }
    }

    private func drag(by translation: CGFloat) {
        guard let cell, let actions else { return }
        shift(to: actions.shift(for: start - translation, of: cell, allowsFull: allowsFull))
    }

    private func end(velocity: CGFloat) {
        guard let cell, let actions else { return }
        switch actions.outcome(of: cell, velocity: velocity, allowsFull: allowsFull) {
        case .open: open()
        case .close: close(animated: true)
        case .performFirst:
            if let action = actions.configuration.actions.first, let button = actions.firstButton { perform(action, from: button) }
        }
    }

    /// Moves the row to the position that fully reveals its buttons.
    private func open() {
        guard let actions else { return }
        actions.animate(list.window != nil) { self.shift(to: actions.openShift) }
    }

    /// Displaces the row's content, and extends the buttons over the revealed area.
    private func shift(to shift: CGFloat) {
        guard let cell, let actions else { return }
        cell.bounds.origin.x = shift
        actions.place(beside: cell)
    }

    private func perform(_ action: UIContextualAction, from button: UIView) {
        guard let cell else { return }
        withExtendedLifetime(list) {
            action.handler(action, button) { [weak self] _ in
                guard let self, self.cell === cell else { return }
                if list.path(of: cell) != nil { close(animated: true) } else { forget() }
            }
        }
    }
}

/// Recognises horizontal swipes on rows.
private final class RowSwipeGestureRecognizer: UIPanGestureRecognizer, SelectivePan {
    weak var swipes: RowSwipes?

    /// Closes the open row after a touch outside of it, and keeps that touch from the view under it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let swipes, swipes.isOpen else { return }
        for touch in touches {
            if let cell = swipes.openCell, touch.view?.isDescendant(of: cell) == true { continue }
            touch.delivery.reachesView = false
            swipes.close(animated: true)
        }
    }

    func admits(_ translation: CGPoint) -> Bool {
        guard abs(translation.x) > abs(translation.y), let swipes, let touch = trackedTouches.first else { return false }
        return swipes.maySwipe(at: touch.location(in: view), translation: translation.x)
    }
}
