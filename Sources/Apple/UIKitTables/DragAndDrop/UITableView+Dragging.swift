import CoreGraphics
import Foundation
import LaminaTables

extension UITableView {
    /// The object that supplies the items of drags that begin here; nil for no drags.
    public weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { content.dragging.dragDelegate }
        set {
            content.dragging.dragDelegate = newValue
            beginDragging()
        }
    }
    /// The object that receives items that are dropped here; nil for no drops.
    public weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { content.dragging.dropDelegate }
        set {
            content.dragging.dropDelegate = newValue
            beginDragging()
        }
    }
    /// True when a long press drags rows for which `dragDelegate` has items; true by default.
    public var dragInteractionEnabled: Bool {
        get { content.dragging.isEnabled }
        set {
            content.dragging.isEnabled = newValue
            content.dragging.drags?.isEnabled = newValue
        }
    }
    /// True while rows of this table are dragged.
    public var hasActiveDrag: Bool { content.dragging.drags?.hasActiveDrag ?? false }
    /// True while items are over this table.
    public var hasActiveDrop: Bool { content.dragging.drags?.hasActiveDrop ?? false }
    private func beginDragging() {
        guard content.dragging.drags == nil, dragDelegate != nil || dropDelegate != nil else { return }
        content.dragging.drags = ListDrags(self)
        content.dragging.drags?.isEnabled = content.dragging.isEnabled
    }
}

/// The delegates of a table's drags.
@MainActor
struct TableDragging {
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var drags: ListDrags?
    var isEnabled = UIDragInteraction.isEnabledByDefault
}

extension UITableView: DragList {
    package var hasDropDelegate: Bool { dropDelegate != nil }

    package func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    package func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }
    package func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
    package func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
    package func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }
    package func setDragState(_ state: ListDragState, _ cell: any ListCell) {
        if let state = UITableViewCell.DragState(rawValue: state.rawValue) { (cell as? UITableViewCell)?.dragStateDidChange(state) }
    }

    package func canDrop(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
    package func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    package func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal? {
        dropDelegate.map {
            $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }
    }
    package func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    package func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    package func performDrop(_ coordinator: ListDropCoordinator) { dropDelegate?.tableView(self, performDropWith: coordinator) }

    package func itemFrame(at path: IndexPath) -> CGRect? {
        loaded.sections.indices.contains(path.section) && path.row < rowCount(inSection: path.section) ? rect(ofRow: path) : nil
    }
    package func itemCount(inSection section: Int) -> Int? {
        loaded.sections.indices.contains(section) ? rowCount(inSection: section) : nil
    }
    package func insertItem(at path: IndexPath) { insertRows(at: [path], with: .automatic) }

    /// Moves a row if the data source can, for a proposal to insert it.
    package func moveDroppedItem(_ from: IndexPath, to proposed: IndexPath, _ proposal: UIDropProposal) -> IndexPath? {
        let intent = (proposal as? UITableViewDropProposal)?.intent
        guard proposal.operation == .move, intent == .insertAtDestinationIndexPath else { return nil }
        return moveDroppedRow(from, to: proposed)
    }

    package func beginMovement(_ path: IndexPath, at place: CGPoint) -> Bool {
        guard let cell = content.cells[path] else { return false }
        return beginReordering(cell, at: place)
    }
    package func move(to place: CGPoint) { reorder(to: place.y - bounds.minY) }
    package func endMovement(isCancelled: Bool) {
        if isCancelled { takeReorderingBack() }
        endReordering()
    }
}

extension UITableViewCell {
    /// The states of a cell that is dragged.
    public typealias DragState = UITableViewCellDragState
}
