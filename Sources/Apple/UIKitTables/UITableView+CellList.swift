import CoreGraphics
import Foundation

extension UITableView: CellMenuList {
    package var shownCells: [IndexPath: any ListCell] { content.cells }
    package var swipes: RowSwipes? { content.swipes }
    package var isMovingCell: Bool { content.reorder != nil }

    package func shownCell(at path: IndexPath) -> (any ListCell)? { content.cells[path] }
    package func path(at place: CGPoint) -> IndexPath? { indexPathForRow(at: place) }

    // MARK: Selection

    package func setHighlighted(_ isHighlighted: Bool, _ cell: any ListCell) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
    }

    package func setSelected(_ isSelected: Bool, _ cell: any ListCell, animated: Bool) {
        (cell as? UITableViewCell)?.setSelected(isSelected, animated: animated)
    }

    package func mayHighlight(_ path: IndexPath) -> Bool { selectsByTouch && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

    package func didHighlight(_ isHighlighted: Bool, _ path: IndexPath) {
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

    package func swipeWillBegin(_ cell: any ListCell, at path: IndexPath) {
        if let cell = cell as? UITableViewCell { cell.willTransition(to: cell.stateMask.union(.showingDeleteConfirmation)) }
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    package func swipeDidEnd(_ cell: (any ListCell)?, at path: IndexPath?) {
        if let cell = cell as? UITableViewCell { cell.didTransition(to: cell.stateMask) }
        delegate?.tableView(self, didEndEditingRowAt: path)
    }

    // MARK: Menus

    package func contextMenu(at path: IndexPath?, _ place: CGPoint) -> UIContextMenuConfiguration? {
        path.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: place) }
    }

    package func showsEditMenu(at path: IndexPath) -> Bool { delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false }

    package func permits(_ action: Selector, at path: IndexPath) -> Bool {
        delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: nil) ?? false
    }

    package func perform(_ action: Selector, at path: IndexPath) {
        delegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil)
    }

    package func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    package func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    package func willCommitPreview(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    package func willShowMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    package func willEndMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableViewCell: ListCell {}
