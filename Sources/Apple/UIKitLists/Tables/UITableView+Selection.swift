import Foundation
import LaminaTables

extension UITableView {
    package func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in marks.selected { unmark(old, animated: animated) }
            return
        }
        guard loaded.contains(path) else {
            return refuse("cannot select row \(path.row) of section \(path.section), which does not exist")
        }
        if !allowsSeveral {
            for old in marks.selected where old != path { unmark(old, animated: animated) }
        }
        mark(path, animated: animated)
        if position != .none { bring(path, to: position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) { unmark(path, animated: animated) }

    private func mark(_ path: IndexPath, animated: Bool) {
        marks.selected.insert(path)
        content.cells[path]?.setSelected(true, animated: animated)
    }

    private func unmark(_ path: IndexPath, animated: Bool) {
        guard marks.selected.remove(path) != nil else { return }
        content.cells[path]?.setSelected(false, animated: animated)
    }

    // MARK: Touches

    /// Highlights the touched row; if a row is swiped, closes that row instead.
    func highlightRow(_ touches: Set<UITouch>) {
        if marks.swipe != nil { return closeSwipe(animated: true) }
        guard let path = row(under: touches), mayLightUp, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        marks.highlighted = path
        content.cells[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Removes the highlight when the touch leaves the row.
    func followLight(_ touches: Set<UITouch>) {
        if let highlighted = marks.highlighted, row(under: touches) != highlighted { removeHighlight() }
    }

    func removeHighlight() {
        guard let path = marks.highlighted else { return }
        marks.highlighted = nil
        content.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func takeTap(_ touches: Set<UITouch>) {
        guard let path = marks.highlighted else { return }
        let isInside = row(under: touches) == path
        removeHighlight()
        if isInside, let wanted = approved(path) { selectByUser(wanted) }
    }

    /// The row that a tap selects, as the delegate decides; nil for none.
    ///
    /// With multiple selection, a tap on a selected row deselects it.
    private func approved(_ path: IndexPath) -> IndexPath? {
        if allowsSeveral, marks.selected.contains(path) {
            deselectByUser(path)
            return nil
        }
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path).flatMap { loaded.contains($0) ? $0 : nil }
    }

    private func selectByUser(_ path: IndexPath) {
        if !allowsSeveral {
            for old in marks.selected.sorted() where old != path { deselectByUser(old) }
        }
        mark(path, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        guard let delegate else { return unmark(path, animated: false) }
        guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return }
        unmark(wanted, animated: false)
        delegate.tableView(self, didDeselectRowAt: wanted)
    }

    /// True when multiple rows can be selected in the current mode.
    private var allowsSeveral: Bool { marks.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private var mayLightUp: Bool {
        marks.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// The row that is under a touch and whose cell received the touch when it began.
    ///
    /// Nil when the touch began in a view above the cell, such as a pinned header.
    private func row(under touches: Set<UITouch>) -> IndexPath? {
        guard let touch = touches.first, let touched = touch.view else { return nil }
        let place = touch.location(in: self)
        return content.cells.first { $0.value.frame.containsHalfOpen(place) && touched.isDescendant(of: $0.value) }?.key
    }
}
