import CoreGraphics
import Foundation

/// The context menus of a list's items, which the list's delegate provides.
@MainActor
package final class CellMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let list: any CellMenuList
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var path: IndexPath?

    package init(_ list: any CellMenuList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        // The delegate may let the list go.
        let list = list
        guard !list.marks.isEditing, list.swipes?.isOpen != true else { return nil }
        path = list.path(at: location)
        if let own = list.contextMenu(at: path, location) { return own }
        return path.flatMap { list.showsEditMenu(at: $0) ? editMenu(at: $0, of: list) : nil }
    }

    /// The menu of the editing commands, and of the app's own ones, that the delegate permits for an item; nil for none.
    private func editMenu(at path: IndexPath, of list: any CellMenuList) -> UIContextMenuConfiguration? {
        let standard = [("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:"))]
        let own = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
        let commands = (standard + own).filter { list.permits($0.1, at: path) }
        guard !commands.isEmpty else { return nil }
        return UIContextMenuConfiguration(previewProvider: nil) { [weak list] _ in
            UIMenu(children: commands.map { title, action in UIAction(title: title) { _ in list?.perform(action, at: path) } })
        }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let list = list
        return list.highlightPreview(configuration) ?? path.flatMap { list.shownCell(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { list.dismissalPreview(configuration) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list.willCommitPreview(configuration, animator) }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list.removeHighlight()
        list.willShowMenu(configuration, animator)
    }

    package func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list.willEndMenu(configuration, animator) }
}

/// The questions and events of a list's menus, which go to the list's delegate.
@MainActor
package protocol CellMenuList: CellList {
    /// The delegate's menu for an item, or for the place between items.
    func contextMenu(at path: IndexPath?, _ place: CGPoint) -> UIContextMenuConfiguration?
    /// True when a long press opens a menu of editing commands.
    func showsEditMenu(at path: IndexPath) -> Bool
    /// True when the delegate performs a command for an item.
    func permits(_ action: Selector, at path: IndexPath) -> Bool
    func perform(_ action: Selector, at path: IndexPath)
    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func willCommitPreview(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func willShowMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEndMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}
