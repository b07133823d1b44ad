import Foundation
import LaminaTables
import QuartzCore

extension UITableView {
    /// The distance from the visible area's top or bottom within which a reorder drag autoscrolls the table, in points.
    private static let scrollZone: CGFloat = 44
    /// The maximum autoscroll speed, reached at the edge, in points per second.
    private static let scrollPace: CGFloat = 400

    /// Adds the gesture recogniser for reorder grips.
    func beginRecognizingGrips() {
        let recognizer = GripGestureRecognizer()
        recognizer.addHandler { [weak self] in self?.followGrip($0) }
        addGestureRecognizer(recognizer)
    }

    private func followGrip(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            let place = recognizer.location(in: self)
            if marks.isEditing, let path = indexPathForRow(at: place), let cell = content.cells[path] { _ = beginReordering(cell, at: place) }
        case .changed: reorder(to: recognizer.location(in: self).y - bounds.minY)
        case .ended, .cancelled: endReordering()
        case .possible, .failed: break
        @unknown default: break
        }
    }

    /// Begins to move the row of a cell under a finger; false when another row moves.
    func beginReordering(_ cell: UITableViewCell, at place: CGPoint) -> Bool {
        guard content.reorder == nil, let path = content.path(of: cell), let float = cell.snapshotView(afterScreenUpdates: true) else { return false }
        stopMoving()
        swipes?.close(animated: false)
        float.frame = cell.frame
        float.layer.shadowOpacity = 0.25
        float.layer.shadowRadius = 6
        float.layer.shadowOffset = .zero
        float.layer.zPosition = 500
        float.alpha = 0.95
        addSubview(float)
        cell.isHidden = true
        content.reorder = TableReorder(
            row: DraggedRow(path), cell: cell, float: float, grip: float.center.y - place.y, finger: place.y - bounds.minY)
        return true
    }

    /// - Parameter finger: The distance of the touch from the table's top edge, in points.
    func reorder(to finger: CGFloat) {
        guard content.reorder != nil else { return }
        content.reorder?.finger = finger
        followFinger()
        scrollIfAtEdge()
    }

    /// Moves the snapshot to the touch, and opens the gap at the row that the snapshot covers.
    func followFinger() {
        guard let reorder = content.reorder else { return }
        reorder.float.center.y = bounds.minY + reorder.finger + reorder.grip
        guard let proposed = proposedTarget(reorder) else { return }
        let target = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed) ?? proposed
        guard target != reorder.target, isPlace(target, leaving: reorder.target) else { return }
        rearrange(from: reorder.target, to: target)
    }

    /// The index path of another row that the snapshot covers by at least half; nil when there is none.
    private func proposedTarget(_ reorder: TableReorder) -> IndexPath? {
        let frame = reorder.float.frame
        guard let path = loaded.row(at: Double(frame.midY)), path != reorder.target else { return nil }
        let row = rect(ofRow: path)
        return path > reorder.target ? (frame.maxY >= row.midY ? path : nil) : (frame.minY <= row.midY ? path : nil)
    }

    /// Returns true when the dragged row can be inserted at an index path after its removal from `old`.
    private func isPlace(_ path: IndexPath, leaving old: IndexPath) -> Bool {
        guard path.count == 2, loaded.sections.indices.contains(path.section), path.row >= 0 else { return false }
        return path.row < rowCount(inSection: path.section) + (path.section == old.section ? 0 : 1)
    }

    /// Moves the other rows, so that the gap is at the new index path.
    ///
    /// The data source is notified only at the end of the drag.
    private func rearrange(from: IndexPath, to: IndexPath) {
        let old = loaded
        let new = old.moving(from, to: to)
        var updates = TableUpdates()
        updates.move(from, to)
        guard let change = try? TableChange(updates.edits, from: old.sections.map(\.rows.count), to: new.sections.map(\.rows.count)) else { return }
        content.reorder?.row.target = to
        let animator = TableUpdateAnimator(self, updates, change, old: old)
        animator.rearrange(to: new)
        animator.run()
    }

    /// Moves the gap back to the row's own place.
    func takeReorderingBack() {
        guard let reorder = content.reorder, reorder.target != reorder.source else { return }
        rearrange(from: reorder.target, to: reorder.source)
    }

    /// Moves a row that was dropped in its own table, and tells the data source.
    ///
    /// - Returns: The row's new index path, which the delegate may have changed; the old one where it cannot be.
    func moveDroppedRow(_ from: IndexPath, to proposed: IndexPath) -> IndexPath {
        let target = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed) ?? proposed
        guard target != from, isPlace(target, leaving: from) else { return from }
        openUpdates()
        dataSource?.tableView(self, moveRowAt: from, to: target)
        moveRow(at: from, to: target)
        closeUpdates(completion: nil)
        return target
    }

    /// Ends the drag at a reload, after which the row's place means another row.
    func dropReordering() {
        guard let reorder = content.reorder else { return }
        content.reorder = nil
        scrolling.ticker.stop()
        reorder.float.removeFromSuperview()
        reorder.cell.isHidden = false
    }

    func endReordering() {
        guard let reorder = content.reorder else { return }
        content.reorder = nil
        scrolling.ticker.stop()
        if reorder.source != reorder.target {
            dataSource?.tableView(self, moveRowAt: reorder.source, to: reorder.target)
        }
        let place = rect(ofRow: reorder.target)
        let end = { [weak self] in
            reorder.float.removeFromSuperview()
            reorder.cell.isHidden = false
            // If the row was scrolled out of sight during the drag, another cell displays it now.
            for cell in self?.content.cells.values.map({ $0 }) ?? [] { cell.isHidden = false }
        }
        guard window != nil else { return end() }
        UIView.animate(withDuration: 0.25, animations: { reorder.float.center = CGPoint(x: place.midX, y: place.midY) }, completion: { _ in end() })
    }

    // MARK: Scrolling

    /// The autoscroll velocity for a touch, in points per second: negative is upwards, 0 outside of the scroll zones.
    ///
    /// The speed grows in proportion to the depth of the touch in a scroll zone.
    private func scrollVelocity(_ finger: CGFloat) -> CGFloat {
        let inset = adjustedContentInset
        let (above, below) = (finger - inset.top, bounds.height - inset.bottom - finger)
        if above < Self.scrollZone { return -Self.scrollPace * min(1, 1 - above / Self.scrollZone) }
        if below < Self.scrollZone { return Self.scrollPace * min(1, 1 - below / Self.scrollZone) }
        return 0
    }

    private func scrollIfAtEdge() {
        guard let reorder = content.reorder, reorder.lastTick == nil, scrollVelocity(reorder.finger) != 0 else { return }
        content.reorder?.lastTick = scrolling.ticker.now()
        scrolling.ticker.start { [weak self] time in self?.scrollWhileReordering(at: time) ?? false }
    }

    /// Scrolls by the distance for the time since the last step, and moves the snapshot and the gap.
    ///
    /// - Parameter time: The media time, in seconds.
    /// - Returns: True while the touch remains near an edge.
    @discardableResult
    package func scrollWhileReordering(at time: Double) -> Bool {
        guard let reorder = content.reorder, let last = reorder.lastTick else { return false }
        let velocity = scrollVelocity(reorder.finger)
        content.reorder?.lastTick = velocity == 0 ? nil : time
        guard velocity != 0 else { return false }
        step(to: clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + velocity * CGFloat(max(0, time - last)))))
        layoutIfNeeded()
        followFinger()
        return true
    }
}
