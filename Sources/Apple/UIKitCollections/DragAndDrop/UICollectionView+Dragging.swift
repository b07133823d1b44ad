import CoreGraphics
import Foundation

extension UICollectionView {
    /// The object that supplies the items of drags that begin here; nil for no drags.
    public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { content.dragging.dragDelegate }
        set {
            content.dragging.dragDelegate = newValue
            beginDragging()
        }
    }
    /// The object that receives items that are dropped here; nil for no drops.
    public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { content.dragging.dropDelegate }
        set {
            content.dragging.dropDelegate = newValue
            beginDragging()
        }
    }
    /// True when a long press drags items for which `dragDelegate` has items; true by default.
    public var dragInteractionEnabled: Bool {
        get { content.dragging.isEnabled }
        set {
            content.dragging.isEnabled = newValue
            content.dragging.drags?.isEnabled = newValue
        }
    }
    /// True while items of this collection view are dragged.
    public var hasActiveDrag: Bool { content.dragging.drags?.hasActiveDrag ?? false }
    /// True while items are over this collection view.
    public var hasActiveDrop: Bool { content.dragging.drags?.hasActiveDrop ?? false }
    private func beginDragging() {
        guard content.dragging.drags == nil, dragDelegate != nil || dropDelegate != nil else { return }
        content.dragging.drags = ListDrags(self)
        content.dragging.drags?.isEnabled = content.dragging.isEnabled
    }
}

/// The delegates of a collection view's drags.
@MainActor
struct CollectionDragging {
    weak var dragDelegate: (any UICollectionViewDragDelegate)?
    weak var dropDelegate: (any UICollectionViewDropDelegate)?
    var drags: ListDrags?
    var isEnabled = UIDragInteraction.isEnabledByDefault
}

extension UICollectionView: DragList {
    package var hasDropDelegate: Bool { dropDelegate != nil }

    package func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    package func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
    }
    package func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
    package func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
    package func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
    package func setDragState(_ state: ListDragState, _ cell: any ListCell) {
        if let state = UICollectionViewCell.DragState(rawValue: state.rawValue) { (cell as? UICollectionViewCell)?.dragStateDidChange(state) }
    }

    package func canDrop(_ session: any UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
    package func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
    package func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal? {
        dropDelegate.map {
            $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }
    }
    package func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
    package func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
    package func performDrop(_ coordinator: ListDropCoordinator) {
        dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(coordinator))
    }

    package func itemFrame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
    package func itemCount(inSection section: Int) -> Int? { loadedCounts.indices.contains(section) ? loadedCounts[section] : nil }
    package func insertItem(at path: IndexPath) { insertItems(at: [path]) }

    /// Returns nil: collection views leave all drops to their delegate.
    package func moveDroppedItem(_ from: IndexPath, to proposed: IndexPath, _ proposal: UIDropProposal) -> IndexPath? { nil }

    package func beginMovement(_ path: IndexPath, at place: CGPoint) -> Bool { beginMovement(path) }
    package func move(to place: CGPoint) { updateMovement(place) }
    package func endMovement(isCancelled: Bool) { finishMovement(isCancelled: isCancelled) }
}

extension UICollectionViewCell {
    /// The states of a cell that is dragged.
    public typealias DragState = UICollectionViewCellDragState
}
