import Foundation

extension ListDropItem: UITableViewDropItem {}

extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}

extension ListDropCoordinator: UITableViewDropCoordinator {
    package var items: [any UITableViewDropItem] { dropItems }
    package var proposal: UITableViewDropProposal {
        dropProposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: dropProposal.operation)
    }

    package func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        place(dragItem, at: placeholder.insertionIndexPath)
    }
}
