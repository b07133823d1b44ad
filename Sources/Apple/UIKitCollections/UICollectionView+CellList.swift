import CoreGraphics
import Foundation

extension UICollectionView: CellMenuList {
    package var shownCells: [IndexPath: any ListCell] { content.cells }
    package var swipes: RowSwipes? { content.swipes }
    package var isMovingCell: Bool { movement != nil }

    package func shownCell(at path: IndexPath) -> (any ListCell)? { content.cell(at: path) }
    package func path(at place: CGPoint) -> IndexPath? { indexPathForItem(at: place) }

    // MARK: Selection

    package func setHighlighted(_ isHighlighted: Bool, _ cell: any ListCell) { (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted }

    package func setSelected(_ isSelected: Bool, _ cell: any ListCell, animated: Bool) { (cell as? UICollectionViewCell)?.isSelected = isSelected }

    package func mayHighlight(_ path: IndexPath) -> Bool { delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true }

    package func didHighlight(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            delegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    // MARK: Swipes

    package func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: path) else { return nil }
        let providers = [list.leadingSwipeActionsConfigurationProvider, list.trailingSwipeActionsConfigurationProvider]
        return providers[isTrailing ? 1 : 0]?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    package func swipeWillBegin(_ cell: any ListCell, at path: IndexPath) {}
    package func swipeDidEnd(_ cell: (any ListCell)?, at path: IndexPath?) {}

    // MARK: Menus

    package func contextMenu(at path: IndexPath?, _ place: CGPoint) -> UIContextMenuConfiguration? {
        delegate?.collectionView(self, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: place)
            ?? path.flatMap { delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: place) }
    }

    package func showsEditMenu(at path: IndexPath) -> Bool { delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false }

    package func permits(_ action: Selector, at path: IndexPath) -> Bool {
        delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: nil) ?? false
    }

    package func perform(_ action: Selector, at path: IndexPath) {
        delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: nil)
    }

    package func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    package func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        delegate?.collectionView(self, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    package func willCommitPreview(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    package func willShowMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }

    package func willEndMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UICollectionViewCell: ListCell {
    /// True while a swipe displaces the cell's content.
    package var isSwiped: Bool {
        get { parts.isSwiped }
        set {
            guard parts.isSwiped != newValue else { return }
            parts.isSwiped = newValue
            clipsToBounds = newValue || layer.cornerRadius > 0
            setNeedsUpdateConfiguration()
        }
    }
}
