import CoreGraphics
import Foundation

/// The questions and events of drags and drops, which go to the list's delegates.
@MainActor
package protocol DragList: CellMenuList {
    var hasDropDelegate: Bool { get }

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func setDragState(_ state: ListDragState, _ cell: any ListCell)

    /// True when the data source can move an item.
    func canMove(_ path: IndexPath) -> Bool
    /// Begins to move an item under a finger; false when that is not possible now.
    func beginMovement(_ path: IndexPath, at place: CGPoint) -> Bool
    func move(to place: CGPoint)
    func endMovement(isCancelled: Bool)

    func canDrop(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal?
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func performDrop(_ coordinator: ListDropCoordinator)

    /// The frame of an item in the list's coordinates; nil for a path without item.
    func itemFrame(at path: IndexPath) -> CGRect?
    /// The number of items of a section; nil for a section that does not exist.
    func itemCount(inSection section: Int) -> Int?
    /// Inserts an item that the data source has just received.
    func insertItem(at path: IndexPath)
    /// Moves an item that was dropped in its own list, if the list does that itself.
    ///
    /// - Returns: The item's new index path; nil when the drop delegate moves items.
    func moveDroppedItem(_ from: IndexPath, to proposed: IndexPath, _ proposal: UIDropProposal) -> IndexPath?
}
