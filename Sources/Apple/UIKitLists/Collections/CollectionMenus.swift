import CoreGraphics
import Foundation

/// Passes the context menus of items to a collection view's delegate.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let collection: UICollectionView
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var path: IndexPath?

    init(_ collection: UICollectionView) {
        self.collection = collection
        super.init()
        collection.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !collection.isEditing, let delegate = collection.delegate else { return nil }
        path = collection.indexPathForItem(at: location)
        if let own = delegate.collectionView(collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location) {
            return own
        }
        guard let path else { return nil }
        if let own = delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location) { return own }
        return delegate.collectionView(collection, shouldShowMenuForItemAt: path) ? editMenu(at: path) : nil
    }

    /// The menu of the editing commands that the delegate permits for an item; nil for none.
    private func editMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        let standard = [("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:"))]
        let own = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
        let commands = (standard + own).filter { command in
            collection.delegate?.collectionView(collection, canPerformAction: command.1, forItemAt: path, withSender: nil) ?? false
        }
        guard !commands.isEmpty else { return nil }
        return UIContextMenuConfiguration(previewProvider: nil) { [weak collection] _ in
            UIMenu(
                children: commands.map { title, action in
                    UIAction(title: title) { _ in
                        guard let collection else { return }
                        collection.delegate?.collectionView(collection, performAction: action, forItemAt: path, withSender: nil)
                    }
                })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        if let own = collection.delegate?.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration) { return own }
        return path.flatMap { collection.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        collection.delegate?.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { collection.delegate?.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        collection.removeHighlight()
        collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { collection.delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator) }
}
