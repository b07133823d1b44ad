import CoreGraphics
import Foundation

extension ListDropItem: UICollectionViewDropItem {}

extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}

/// The collection view's face of a drop, whose items and proposal have other types than the table's.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDropCoordinator

    init(_ drop: ListDropCoordinator) {
        self.drop = drop
        super.init()
    }

    var items: [any UICollectionViewDropItem] { drop.dropItems }
    var destinationIndexPath: IndexPath? { drop.destinationIndexPath }
    var proposal: UICollectionViewDropProposal {
        drop.dropProposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: drop.dropProposal.operation)
    }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
        drop.place(dragItem, at: placeholder.insertionIndexPath)
    }
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { drop.drop(dragItem, toRowAt: indexPath) }
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.drop(dragItem, intoRowAt: indexPath, rect: rect)
    }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { drop.drop(dragItem, to: target) }
}
