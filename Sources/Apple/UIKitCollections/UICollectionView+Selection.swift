import Foundation

extension UICollectionView {
    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in marks.selected { unmark(old) }
            return
        }
        _ = loadedCounts
        guard allowsSelection, content.contains(path) else {
            if allowsSelection { refuse("cannot select item \(path), which does not exist") }
            return
        }
        if !allowsSeveral {
            for old in marks.selected where old != path { unmark(old) }
        }
        mark(path)
        if !position.isEmpty { bring(path, to: position, animated: animated) }
    }

    /// Sets a cell's selection and highlight to the state of the item that it is about to show.
    func mark(_ cell: UICollectionViewCell, at path: IndexPath) {
        let (isSelected, isHighlighted) = (marks.selected.contains(path), marks.highlighted == path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        cell.changeEditing(marks.isEditing)
    }

    func changeEditing(_ isEditing: Bool) {
        guard marks.isEditing != isEditing else { return }
        marks.isEditing = isEditing
        for cell in content.cells.values { cell.changeEditing(isEditing) }
    }

    // MARK: Touches

    /// Selects or deselects the touched item.
    ///
    /// - Source: The order of the calls follows the documentation of `UICollectionViewDelegate`: highlight, selection, end of the highlight.
    func takeTap(_ touches: Set<UITouch>) {
        guard !closeOpenRow(), let path = marks.highlighted else { return }
        if selectsByTouch, self.path(under: touches) == path { toggle(path) }
        removeHighlight()
    }

    private func toggle(_ path: IndexPath) {
        if allowsSeveral, marks.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            return deselectByUser(path)
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsSeveral {
            for old in marks.selected.sorted() where old != path { deselectByUser(old) }
        }
        mark(path)
        // As in tables, a segue is prepared before the delegate hears of the selection.
        if !marks.isEditing, let cell = content.cells[path] { cell.segues.selection?.fire(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
        if !marks.isEditing { delegate?.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    private func deselectByUser(_ path: IndexPath) {
        unmark(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
