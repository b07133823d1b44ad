import Foundation
import LaminaMethods

extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        if !editing { swipes?.close(animated: animated) }
        guard marks.isEditing != editing else { return }
        swipes?.close(animated: false)
        select(nil, animated: animated, .none)
        removeHighlight()
        marks.isEditing = editing
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
            adoptEditing(cell, at: path)
            cell.setEditing(editing && isEdited(path), animated: animated)
        }
    }

    /// Updates a cell with the editing controls that the delegate and the data source allow for its row.
    func adoptEditing(_ cell: UITableViewCell, at path: IndexPath) {
        guard marks.isEditing else { return }
        let isEditable = canEdit(path)
        cell.editingStyle = isEditable ? style(at: path) : .none
        cell.offersSelection = isEditable && allowsMultipleSelectionDuringEditing
        cell.shouldIndentWhileEditing = isEditable && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
        cell.showsReorderControl = canMove(path)
    }

    /// Returns true when a row shows an edit control or a reorder grip in editing mode.
    func isEdited(_ path: IndexPath) -> Bool { canEdit(path) || canMove(path) }

    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    private func style(at path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Returns true when the user may move a row; false without a data source.
    ///
    /// A data source that implements `moveRowAt` alone permits to move all rows; this can be seen in apps that the SDK built.
    package func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        unimplementedMethods.movabilityIsMissing = false
        let answer = dataSource.tableView(self, canMoveRowAt: path)
        guard unimplementedMethods.movabilityIsMissing else { return answer }
        return Methods.responds(dataSource, to: "tableView:moveRowAtIndexPath:toIndexPath:")
    }

    /// Returns true when a swipe offers to delete a row.
    ///
    /// It does when the data source implements `commit`, which can be seen in apps that the SDK built. In others the table cannot test it, because a
    /// call might delete the row; there deletion is offered only if the data source implements `canEditRowAt`, or the delegate implements
    /// `editingStyleForRowAt` or `titleForDeleteConfirmationButtonForRowAt`.
    package func offersDeletion(at path: IndexPath) -> Bool {
        // Each default implementation sets its flag again when it is called below.
        unimplementedMethods.editabilityIsMissing = false
        unimplementedMethods.editingStyleIsMissing = false
        unimplementedMethods.deletionTitleIsMissing = false
        guard canEdit(path), style(at: path) == .delete else { return false }
        if let dataSource, Methods.responds(dataSource, to: "tableView:commitEditingStyle:forRowAtIndexPath:") { return true }
        _ = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let isSilent = unimplementedMethods.editingStyleIsMissing && unimplementedMethods.deletionTitleIsMissing
        return !(unimplementedMethods.editabilityIsMissing && (delegate == nil || isSilent))
    }

    /// Passes the user's request to delete or insert a row to the data source.
    package func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    /// Handles a tap on the edit control of a cell: inserts a row, or reveals or hides the delete button.
    func editControlTapped(of cell: UITableViewCell) {
        guard let path = content.path(of: cell), marks.isEditing else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, at: path)
        case .delete:
            if swipes?.openCell === cell { swipes?.close(animated: true) } else { swipes?.reveal(deletion(at: path), at: path) }
        case .none: break
        @unknown default: break
        }
    }
}
