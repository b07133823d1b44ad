import CoreGraphics
import Foundation

/// Passes the context menus of rows to a table's delegate.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var path: IndexPath?

    init(_ table: UITableView) {
        self.table = table
        super.init()
        table.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !table.isEditing, let delegate = table.delegate, let found = table.indexPathForRow(at: location) else { return nil }
        path = found
        if let own = delegate.tableView(table, contextMenuConfigurationForRowAt: found, point: location) { return own }
        return delegate.tableView(table, shouldShowMenuForRowAt: found) ? editMenu(at: found) : nil
    }

    /// The menu of the editing commands that the delegate permits for a row; nil for none.
    private func editMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
        let commands = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")].filter { command in
            table.delegate?.tableView(table, canPerformAction: Selector(command.1), forRowAt: path, withSender: nil) ?? false
        }
        guard !commands.isEmpty else { return nil }
        return UIContextMenuConfiguration(previewProvider: nil) { [weak table] _ in
            UIMenu(
                children: commands.map { title, name in
                    UIAction(title: title) { _ in
                        guard let table else { return }
                        table.delegate?.tableView(table, performAction: Selector(name), forRowAt: path, withSender: nil)
                    }
                })
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        if let own = table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) { return own }
        return path.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.removeHighlight()
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
}
