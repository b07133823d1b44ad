import CoreGraphics
import Foundation

extension UITableView: CellMenuList {
    var shownCells: [IndexPath: any ListCell] { content.cells }
    var swipes: RowSwipes? { content.swipes }
    var isMovingCell: Bool { content.reorder != nil }

    func shownCell(at path: IndexPath) -> (any ListCell)? { content.cells[path] }
    func path(at place: CGPoint) -> IndexPath? { indexPathForRow(at: place) }

    // MARK: Selection

    func setHighlighted(_ isHighlighted: Bool, _ cell: any ListCell) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
    }

    func setSelected(_ isSelected: Bool, _ cell: any ListCell, animated: Bool) {
        (cell as? UITableViewCell)?.setSelected(isSelected, animated: animated)
    }

    func mayHighlight(_ path: IndexPath) -> Bool { selectsByTouch && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

    func didHighlight(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate?.tableView(self, didHighlightRowAt: path)
        } else {
            delegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    // MARK: Swipes

    package func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let own =
            isTrailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let own { return own.actions.isEmpty || !canEdit(path) ? nil : own }
        if isTrailing, canEdit(path), let actions = oldActions(at: path) { return actions.actions.isEmpty ? nil : actions }
        return isTrailing && offersDeletion(at: path) ? deletion(at: path) : nil
    }

    /// The delegate's actions in the form from before iOS 11; nil for none.
    private func oldActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let shown = actions.map { action in
            action.contextual { [weak self] in
                guard let self, let cell = swipes?.openCell else { return path }
                return self.path(of: cell) ?? path
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: shown)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// The configuration with the single action "Delete", or the delegate's title for it.
    package func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self, let cell = swipes?.openCell, let path = self.path(of: cell) { commit(.delete, at: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    func swipeWillBegin(_ cell: any ListCell, at path: IndexPath) {
        if let cell = cell as? UITableViewCell { cell.willTransition(to: cell.stateMask.union(.showingDeleteConfirmation)) }
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func swipeDidEnd(_ cell: (any ListCell)?, at path: IndexPath?) {
        if let cell = cell as? UITableViewCell { cell.didTransition(to: cell.stateMask) }
        delegate?.tableView(self, didEndEditingRowAt: path)
    }

    // MARK: Menus

    func contextMenu(at path: IndexPath?, _ place: CGPoint) -> UIContextMenuConfiguration? {
        path.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: place) }
    }

    func showsEditMenu(at path: IndexPath) -> Bool { delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false }

    func permits(_ action: Selector, at path: IndexPath) -> Bool {
        delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: nil) ?? false
    }

    func perform(_ action: Selector, at path: IndexPath) {
        delegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil)
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func willCommitPreview(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willShowMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    func willEndMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableViewCell: ListCell {}
