import CoreGraphics
import Foundation

/// The swipes that reveal actions of the rows of lists in a collection view.
@MainActor
final class ListSwipes {
    private unowned let collection: UICollectionView
    private let recognizer = ListSwipeGestureRecognizer()
    private weak var cell: UICollectionViewCell?
    /// The revealed buttons; nil while no row is swiped.
    private var actions: SwipeActionsView?
    /// The row's displacement at the start of the drag, in points.
    private var start: CGFloat = 0

    init(_ collection: UICollectionView) {
        self.collection = collection
        recognizer.maximumNumberOfTouches = 1
        recognizer.swipes = self
        recognizer.addHandler { [weak self] _ in self?.follow() }
        collection.addGestureRecognizer(recognizer)
    }

    /// Returns true when a drag begins on the open row, or can reveal actions of the row at a place.
    func maySwipe(at place: CGPoint, way: CGFloat) -> Bool {
        if isOpen(at: place) { return true }
        guard !collection.isEditing, collection.movement == nil, let path = collection.indexPathForItem(at: place) else { return false }
        return configuration(at: path, isTrailing: way < 0) != nil
    }

    /// Returns true when the row at a place shows its actions.
    func isOpen(at place: CGPoint) -> Bool { actions != nil && cell?.frame.containsHalfOpen(place) == true }

    /// True while a row shows its actions.
    var isAnyOpen: Bool { actions != nil }

    /// Reveals the actions at the trailing end of a row.
    func reveal(at path: IndexPath) {
        close(animated: true)
        uncover(path, isTrailing: true)
        open()
    }

    /// Ends the swipe of a view that leaves the collection view.
    func forget(_ view: UICollectionReusableView) {
        guard let cell, cell === view else { return }
        actions?.removeFromSuperview()
        actions = nil
        cell.bounds.origin.x = 0
        finish(cell)
    }

    /// Moves the open row back over its actions.
    func close(animated: Bool) {
        guard let cell, let actions else { return }
        self.actions = nil
        actions.animate(animated) {
            cell.bounds.origin.x = 0
            actions.place(beside: cell)
        } completion: { [weak self] in
            actions.removeFromSuperview()
            if self?.cell !== cell || self?.actions == nil { self?.finish(cell) }
        }
    }

    // MARK: Parts

    private func configuration(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let list = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: path) else { return nil }
        let providers = [list.leadingSwipeActionsConfigurationProvider, list.trailingSwipeActionsConfigurationProvider]
        return providers[isTrailing ? 1 : 0]?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    private func follow() {
        let way = recognizer.translation(in: collection).x
        switch recognizer.state {
        case .began:
            // The recogniser begins after some movement, but the row to swipe is the row under the touch at its start.
            let touched = recognizer.location(in: collection)
            begin(at: CGPoint(x: touched.x - way, y: touched.y - recognizer.translation(in: collection).y), way: way)
            drag(by: way)
        case .changed: drag(by: way)
        case .ended: end(velocity: recognizer.velocity(in: collection).x)
        case .cancelled: end(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func begin(at place: CGPoint, way: CGFloat) {
        if isOpen(at: place) { return start = cell?.bounds.minX ?? 0 }
        close(animated: true)
        if let path = collection.indexPathForItem(at: place) { uncover(path, isTrailing: way < 0) }
    }

    /// Adds the buttons beside a row's content.
    private func uncover(_ path: IndexPath, isTrailing: Bool) {
        guard let cell = collection.content.cell(at: path), let configuration = configuration(at: path, isTrailing: isTrailing) else { return }
        collection.removeHighlight()
        let actions = SwipeActionsView(configuration, isTrailing: isTrailing) { [weak self] in self?.perform($0, from: $1) }
        (self.cell, self.actions, start) = (cell, actions, 0)
        UIView.performWithoutAnimation {
            cell.parts.isSwiped = true
            cell.clipsToBounds = true
            cell.addSubview(actions)
            actions.place(beside: cell)
        }
        cell.setNeedsUpdateConfiguration()
    }

    private func drag(by way: CGFloat) {
        guard let cell, let actions else { return }
        cell.bounds.origin.x = actions.shift(for: start - way, of: cell, allowsFull: actions.allowsFullSwipe)
        actions.place(beside: cell)
    }

    private func end(velocity: CGFloat) {
        guard let cell, let actions else { return }
        switch actions.outcome(of: cell, velocity: velocity, allowsFull: actions.allowsFullSwipe) {
        case .open: open()
        case .close: close(animated: true)
        case .performFirst:
            if let action = actions.configuration.actions.first, let button = actions.firstButton { perform(action, from: button) }
        }
    }

    private func open() {
        guard let cell, let actions else { return }
        actions.animate(true) {
            cell.bounds.origin.x = actions.openShift
            actions.place(beside: cell)
        }
    }

    private func perform(_ action: UIContextualAction, from button: UIView) {
        action.handler(action, button) { [weak self] _ in self?.close(animated: true) }
    }

    private func finish(_ cell: UICollectionViewCell) {
        cell.parts.isSwiped = false
        cell.clipsToBounds = cell.layer.cornerRadius > 0
        cell.setNeedsUpdateConfiguration()
        if self.cell === cell { self.cell = nil }
    }
}

/// Recognises horizontal swipes on rows of lists.
final class ListSwipeGestureRecognizer: UIPanGestureRecognizer, SelectivePan {
    weak var swipes: ListSwipes?

    /// Closes the open row after a touch outside of it, and keeps that touch from the view under it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let swipes, swipes.isAnyOpen else { return }
        for touch in touches where !swipes.isOpen(at: touch.location(in: view)) {
            touch.delivery.reachesView = false
            swipes.close(animated: true)
        }
    }

    func admits(_ way: CGPoint) -> Bool {
        guard abs(way.x) > abs(way.y), let swipes, let touch = trackedTouches.first else { return false }
        return swipes.maySwipe(at: touch.location(in: view), way: way.x)
    }
}
