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

    // MARK: Touches

    func takeTap(_ touches: Set<UITouch>) {
        guard !closeOpenRow(), let path = marks.highlighted else { return }
        let isInside = self.path(under: touches) == path
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
        mark(path)
        // On Apple's systems a segue is prepared before the delegate hears of the selection.
        if !marks.isEditing, let cell = content.cells[path] { cell.segues.selection?.fire(cell) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectByUser(_ path: IndexPath) {
        guard let delegate else { return unmark(path) }
        guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return }
        unmark(wanted)
        delegate.tableView(self, didDeselectRowAt: wanted)
    }
}
