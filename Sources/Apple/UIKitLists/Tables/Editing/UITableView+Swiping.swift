import Foundation
import LaminaScrolling

extension UITableView {
    /// Adds the gesture recogniser for row swipes.
    func beginRecognizingSwipes() {
        let recognizer = RowSwipeGestureRecognizer()
        recognizer.maximumNumberOfTouches = 1
        recognizer.addHandler { [weak self, weak recognizer] _ in
            if let recognizer { self?.followSwipe(recognizer) }
        }
        addGestureRecognizer(recognizer)
    }

    /// Returns true when a horizontal drag begins on the open row, or can reveal swipe actions of the row at `place`.
    func maySwipe(at place: CGPoint, way: CGFloat) -> Bool {
        if let swipe = marks.swipe, let cell = swipe.cell, cell.frame.containsHalfOpen(place) { return true }
        guard !marks.isEditing, marks.reorder == nil, let path = indexPathForRow(at: place), content.cells[path] != nil else { return false }
        return configuration(at: path, isTrailing: way < 0) != nil
    }

    private func followSwipe(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self).x
        switch pan.state {
        case .began:
            // The recogniser begins after some movement, but the row to swipe is the row under the touch at its start.
            let touched = pan.location(in: self)
            beginSwipe(at: CGPoint(x: touched.x - way, y: touched.y - pan.translation(in: self).y), way: pan.velocity(in: self).x + way)
            dragSwipe(by: way)
        case .changed: dragSwipe(by: way)
        case .ended: endSwipe(velocity: pan.velocity(in: self).x, way: way)
        case .cancelled: endSwipe(velocity: 0, way: way)
        case .possible, .failed: break
        }
    }

    private func beginSwipe(at place: CGPoint, way: CGFloat) {
        if let cell = marks.swipe?.cell, cell.frame.containsHalfOpen(place) {
            marks.swipe?.startShift = cell.bounds.minX
            return
        }
        closeSwipe(animated: true)
        guard let path = indexPathForRow(at: place), let cell = content.cells[path],
            let configuration = configuration(at: path, isTrailing: way < 0)
        else { return }
        removeHighlight()
        uncover(configuration, of: cell, at: path, isTrailing: way < 0, isConfirmation: false)
    }

    /// Adds the action buttons beside the cell's content and notifies the delegate.
    func uncover(
        _ configuration: UISwipeActionsConfiguration, of cell: UITableViewCell, at path: IndexPath, isTrailing: Bool, isConfirmation: Bool
    ) {
        let actions = SwipeActionsView(configuration, isTrailing: isTrailing) { [weak self] in self?.perform($0, from: $1) }
        UIView.performWithoutAnimation {
            cell.addSubview(actions)
            marks.swipe = RowSwipe(cell: cell, actions: actions, isConfirmation: isConfirmation)
            cell.willTransition(to: cell.stateMask.union(.showingDeleteConfirmation))
            cell.isSwiped = true
            shift(cell, to: 0)
        }
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    private func dragSwipe(by way: CGFloat) {
        guard let swipe = marks.swipe, let cell = swipe.cell else { return }
        shift(cell, to: swipe.actions.shift(for: swipe.startShift - way, of: cell, allowsFull: isFullSwipePossible(swipe)))
    }

    private func endSwipe(velocity: CGFloat, way: CGFloat) {
        guard let swipe = marks.swipe, let cell = swipe.cell else { return }
        switch swipe.actions.outcome(of: cell, velocity: velocity, allowsFull: isFullSwipePossible(swipe)) {
        case .open: openSwipe(animated: true)
        case .close: closeSwipe(animated: true)
        case .performFirst:
            if let action = swipe.actions.configuration.actions.first, let button = swipe.actions.firstButton { perform(action, from: button) }
        }
    }

    private func isFullSwipePossible(_ swipe: RowSwipe) -> Bool {
        swipe.actions.allowsFullSwipe && !swipe.isConfirmation
    }

    /// Moves the swiped row to the position that fully reveals its buttons.
    func openSwipe(animated: Bool) {
        guard let swipe = marks.swipe, let cell = swipe.cell else { return }
        swipe.actions.animate(animated && window != nil) { self.shift(cell, to: swipe.openShift) }
    }

    /// Moves the swiped row back over its buttons and ends the swipe.
    func closeSwipe(animated: Bool) {
        guard let swipe = marks.swipe else { return }
        marks.swipe = nil
        guard let cell = swipe.cell else { return }
        let path = content.path(of: cell)
        swipe.actions.animate(animated && window != nil) {
            cell.bounds.origin.x = 0
            swipe.actions.place(beside: cell)
        } completion: {
            swipe.actions.removeFromSuperview()
            if cell.table?.marks.swipe?.cell !== cell { cell.isSwiped = false }
        }
        cell.didTransition(to: cell.stateMask)
        delegate?.tableView(self, didEndEditingRowAt: path)
    }

    /// Displaces the cell's content by moving the origin of its bounds, and extends the buttons over the revealed area.
    private func shift(_ cell: UITableViewCell, to shift: CGFloat) {
        cell.bounds.origin.x = shift
        marks.swipe?.actions.place(beside: cell)
    }

    // MARK: Actions

    /// The actions that a swipe in one direction reveals; nil when the row cannot be swiped that way.
    private func configuration(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let own =
            isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let own { return own.actions.isEmpty || !canEdit(path) ? nil : own }
        guard isTrailing, offersDeletion(at: path) else { return nil }
        return deletion(at: path)
    }

    /// The configuration with the single action "Delete", or the delegate's title for it.
    package func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self, let cell = marks.swipe?.cell, let path = content.path(of: cell) { commit(.delete, at: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func perform(_ action: UIContextualAction, from button: UIView) {
        guard let cell = marks.swipe?.cell else { return }
        action.handler(action, button) { [weak self] _ in
            guard let self, marks.swipe?.cell === cell else { return }
            // A deleted row has no index path, and the animation of its deletion removes the cell; only the state of the swipe is cleared.
            if content.path(of: cell) != nil { closeSwipe(animated: true) } else { forgetSwipe() }
        }
    }

    /// Clears the swipe after its row has disappeared, and notifies the delegate.
    func forgetSwipe() {
        guard marks.swipe != nil else { return }
        marks.swipe = nil
        delegate?.tableView(self, didEndEditingRowAt: nil)
    }
}
