import Foundation

extension CellList {
    /// True when multiple items can be selected in the current mode.
    package var allowsSeveral: Bool { marks.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// True when touches can select items in the current mode.
    package var selectsByTouch: Bool {
        marks.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    package func mark(_ path: IndexPath, animated: Bool = false) {
        marks.selected.insert(path)
        if let cell = shownCell(at: path) { setSelected(true, cell, animated: animated) }
    }

    package func unmark(_ path: IndexPath, animated: Bool = false) {
        guard marks.selected.remove(path) != nil else { return }
        if let cell = shownCell(at: path) { setSelected(false, cell, animated: animated) }
    }

    /// Highlights the touched item, unless a row shows its actions: a touch of that row may drag it on, and a tap closes it.
    package func highlight(_ touches: Set<UITouch>) {
        guard swipes?.isOpen != true, let path = path(under: touches), mayHighlight(path) else { return }
        marks.highlighted = path
        if let cell = shownCell(at: path) { setHighlighted(true, cell) }
        didHighlight(true, path)
    }

    /// Removes the highlight when the touch leaves the item.
    package func followHighlight(_ touches: Set<UITouch>) {
        if let highlighted = marks.highlighted, path(under: touches) != highlighted { removeHighlight() }
    }

    /// Closes the row that shows its actions at the end of a tap on it; false when no row does.
    package func closeOpenRow() -> Bool {
        guard let swipes, swipes.isOpen else { return false }
        swipes.close(animated: true)
        return true
    }

    package func removeHighlight() {
        guard let path = marks.highlighted else { return }
        marks.highlighted = nil
        if let cell = shownCell(at: path) { setHighlighted(false, cell) }
        didHighlight(false, path)
    }

    /// The item that is under a touch and whose cell received the touch when it began.
    ///
    /// Nil when the touch began in a view above the cell, such as a pinned header.
    package func path(under touches: Set<UITouch>) -> IndexPath? {
        guard let touch = touches.first, let touched = touch.view else { return nil }
        let cell = shownCells.first { touched.isDescendant(of: $0.value) }
        return cell.flatMap { $0.value.point(inside: touch.location(in: $0.value), with: nil) ? $0.key : nil }
    }
}
