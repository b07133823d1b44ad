import CoreGraphics
import Foundation
package import LaminaTables

/// The drags of a list's items, and the drops on it.
///
/// A list is a sender and a receiver like any view: it has a `UIDragInteraction` and a `UIDropInteraction`. This object translates between their
/// delegates, which know places, and the list's, which know index paths.
///
/// A list without a drop delegate whose data source can move items reorders them: its own movement shows the item and the gap.
@MainActor
package final class ListDrags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    /// Nil once the list is gone, which a drop may cause before its animations end.
    private weak var list: (any DragList)?
    private lazy var drag = UIDragInteraction(delegate: self)
    private lazy var drop = UIDropInteraction(delegate: self)
    /// The index paths of the dragged items in the data, which follow the list's updates.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    /// True when the list was updated or reloaded since the drag began.
    private var listIsOther = false
    let placeholders = ListPlaceholders()
    private var isReordering = false
    /// The cells that were told of the drag, with which they go to other index paths.
    private var told: [WeakCell] = []
    private var proposal: UIDropProposal?
    private var destination: IndexPath?
    private var coordinator: ListDropCoordinator?
    /// True while items of this list are dragged.
    package private(set) var hasActiveDrag = false
    /// True while items are over the list.
    package private(set) var hasActiveDrop = false

    package init(_ list: any DragList) {
        self.list = list
        super.init()
        list.addInteraction(drag)
        list.addInteraction(drop)
        drag.onPutBack = { [weak self] in self?.forget() }
    }

    package var isEnabled: Bool {
        get { drag.isEnabled }
        set { drag.isEnabled = newValue }
    }

    // MARK: Dragging

    package func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let list, !list.isMovingCell, list.swipes?.isOpen != true, let path = list.path(at: session.location(in: list)) else { return [] }
        let items = list.dragItems(session, at: path)
        sources = Dictionary(items.map { (ObjectIdentifier($0), path) }) { first, _ in first }
        listIsOther = false
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let list, let path = sources[ObjectIdentifier(item)], let cell = list.shownCell(at: path) else { return nil }
        return UITargetedDragPreview(view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
    }

    package func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
        guard let list else { return }
        list.removeHighlight()
        told = Set(sources.values).compactMap { list.shownCell(at: $0) }.map { WeakCell(cell: $0) }
        tell(.lifting)
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let list else { return }
        hasActiveDrag = true
        list.dragWillBegin(session)
        tell(.dragging)
        guard !list.hasDropDelegate, sources.count == 1, let path = sources.values.first, list.canMove(path) else { return }
        isReordering = list.beginMovement(path, at: session.location(in: list))
        if isReordering { interaction.flight?.hidePictures() }
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        if isReordering, let list { list.move(to: session.location(in: list)) }
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list?.dragAllowsMove(session) ?? false
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        list?.dragIsRestricted(session) ?? false
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { landing(of: item, at: sources[ObjectIdentifier(item)]) }

    package func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
        if operation == .cancel { endMovement(isCancelled: true) }
    }

    /// Ends the list's own movement of an item; nothing happens without one.
    private func endMovement(isCancelled: Bool) {
        guard isReordering else { return }
        isReordering = false
        list?.endMovement(isCancelled: isCancelled)
    }

    package func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        // Another view has received the item.
        endMovement(isCancelled: true)
        forget()
        hasActiveDrag = false
        list?.dragDidEnd(session)
    }

    private func tell(_ state: ListDragState) {
        for cell in told.compactMap(\.cell) { list?.setDragState(state, cell) }
    }

    /// Forgets the dragged items, whose cells are as before.
    private func forget() {
        tell(.none)
        (told, sources) = ([], [:])
    }

    // MARK: Changes of the list

    /// Lets the index paths of the drag follow an update of the data.
    package func listHasChanged(_ change: TableChange) {
        listIsOther = true
        sources = sources.compactMapValues(change.successor)
        placeholders.follow(change)
    }

    /// Forgets the index paths of the drag, which mean other items after a reload.
    package func listWasReloaded() {
        listIsOther = true
        sources = [:]
        placeholders.close()
    }

    /// The preview with which an item lands on the item of an index path.
    private func landing(of item: UIDragItem, at path: IndexPath?) -> UITargetedDragPreview? {
        guard let list, let path, let frame = list.itemFrame(at: path) else { return nil }
        let view = list.shownCell(at: path) ?? UIView(frame: frame)
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: list, center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    // MARK: Dropping

    package func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        isReordering || list?.canDrop(session) == true
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list?.dropDidEnter(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        if isReordering { return UIDropProposal(operation: .move) }
        destination = list.path(at: session.location(in: list))
        let answer = list.dropProposal(session, at: destination)
        proposal = answer
        return answer ?? UIDropProposal(operation: .cancel)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        list?.dropDidExit(session)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        hasActiveDrop = false
        guard !isReordering else { return endMovement(isCancelled: false) }
        guard let list, let proposal else { return }
        let coordinator = ListDropCoordinator(
            list, items: session.items.map(dropped), placeholders, destination: destination, proposal: proposal, session: session)
        self.coordinator = coordinator
        if !moveOwnItem(session, proposal, coordinator) { list.performDrop(coordinator) }
        list.layoutIfNeeded()
    }

    /// Returns an item for the list's delegate.
    ///
    /// - Source: Apple's header: the source is nil when the list was updated or reloaded after the drag began.
    private func dropped(_ item: UIDragItem) -> ListDropItem {
        ListDropItem(item, source: listIsOther ? nil : sources[ObjectIdentifier(item)], size: size(of: item))
    }

    /// Lets the list itself move its only dragged item, as when the user reorders it.
    private func moveOwnItem(_ session: any UIDropSession, _ proposal: UIDropProposal, _ coordinator: ListDropCoordinator) -> Bool {
        guard let list, session.items.count == 1, let item = session.items.first, let from = sources[ObjectIdentifier(item)], let destination,
            list.canMove(from), let place = list.moveDroppedItem(from, to: destination, proposal)
        else { return false }
        _ = coordinator.drop(item, toRowAt: place)
        return true
    }

    package func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch coordinator?.landings[ObjectIdentifier(item)] {
        case .item(let path): landing(of: item, at: path)
        case .target(let target): defaultPreview.retargetedPreview(with: target)
        case nil: defaultPreview
        }
    }

    package func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        coordinator?.animators[ObjectIdentifier(item)]?.run(in: animator)
    }

    package func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        (coordinator, proposal, destination) = (nil, nil, nil)
        list?.dropDidEnd(session)
    }

    private func size(of item: UIDragItem) -> CGSize {
        sources[ObjectIdentifier(item)].flatMap { list?.itemFrame(at: $0)?.size } ?? item.itemProvider.preferredPresentationSize
    }
}

/// A reference to a cell that does not keep it.
@MainActor
private struct WeakCell {
    weak var cell: (any ListCell)?
}

/// The states of the cell of a dragged item.
package enum ListDragState: Int {
    case none = 0
    case lifting
    case dragging
}
