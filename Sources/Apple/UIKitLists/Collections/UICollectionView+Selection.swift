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

    private func mark(_ path: IndexPath) {
        marks.selected.insert(path)
        content.cell(at: path)?.isSelected = true
    }

    func unmark(_ path: IndexPath) {
        guard marks.selected.remove(path) != nil else { return }
        content.cell(at: path)?.isSelected = false
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

    /// True when multiple items can be selected in the current mode.
    private var allowsSeveral: Bool { marks.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private var mayHighlight: Bool {
        marks.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    // MARK: Touches

    func highlightItem(_ touches: Set<UITouch>) {
        guard let path = item(under: touches), delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        marks.highlighted = path
        content.cell(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Removes the highlight when the touch leaves the item.
    func followHighlight(_ touches: Set<UITouch>) {
        if let highlighted = marks.highlighted, item(under: touches) != highlighted { removeHighlight() }
    }

    func removeHighlight() {
        guard let path = marks.highlighted else { return }
        marks.highlighted = nil
        content.cell(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects or deselects the touched item.
    ///
    /// - Source: The order of the calls follows the documentation of `UICollectionViewDelegate`: highlight, selection, end of the highlight.
    func takeTap(_ touches: Set<UITouch>) {
        guard let path = marks.highlighted else { return }
        if mayHighlight, item(under: touches) == path { toggle(path) }
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
        delegate?.collectionView(self, didSelectItemAt: path)
        if !marks.isEditing { delegate?.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    private func deselectByUser(_ path: IndexPath) {
        unmark(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// The item whose cell received a touch and is under it.
    private func item(under touches: Set<UITouch>) -> IndexPath? {
        guard let touch = touches.first, let touched = touch.view else { return nil }
        let cell = content.cells.first { touched.isDescendant(of: $0.value) }
        return cell.flatMap { $0.value.point(inside: touch.location(in: $0.value), with: nil) ? $0.key : nil }
    }
}
