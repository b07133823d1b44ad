public import CoreGraphics
public import Foundation

/// The object that supplies the items of drags that begin in a table.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Asks for the items of a drag of a row; none for no drag.
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// Asks for items that a tap adds to a drag; optional; not asked, because one finger drags here.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Asks for the looks of a row while it is dragged; nil for those of its cell; optional.
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Tells the delegate that the finger begins to carry the items; optional.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Tells the delegate that the drag ended; optional.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Asks whether receivers may move the items; optional, true by default.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Asks whether only this app may receive the items; optional, false by default.
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UITableViewDragDelegate {
    /// The default implementation; returns no items.
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// The default implementation; returns nil.
    public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    /// The default implementation; returns true.
    public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    /// The default implementation; returns false.
    public func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool { false }
}

/// The object that receives items that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate that the user dropped items; the coordinator says where, and animates them there.
    ///
    /// A single row of this table that is moved to the destination by a data source that can move rows is moved by `moveRowAt` instead.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Asks whether the table is interested in a drag; optional, true by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Tells the delegate that the finger came over the table; optional.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Asks what a drop would do; optional, a move at the row under the finger by default for items of the same app.
    ///
    /// - Parameter destinationIndexPath: The row under the finger; nil for none.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Tells the delegate that the finger left the table; optional.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Tells the delegate that the drag ended, wherever; optional.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Asks for the looks of a dropped item; nil for those of its cell; optional; not asked.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// The default implementation; returns true.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// The default implementation; proposes a move to the row under the finger.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// The default implementation does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// The default implementation; returns nil.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}

/// The answer of a table's drop delegate to items that are over it.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The place of dropped items.
    public typealias Intent = UITableViewDropProposalIntent

    /// The place of dropped items.
    public let intent: Intent

    /// Creates an answer.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    /// Creates an answer without an intent.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}

/// A dropped item.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The row from which it was dragged, when that is in the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}

/// The place in a table for an item whose data is still loading.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: NSObject {
    /// The place.
    public let insertionIndexPath: IndexPath
    /// The identifier of the cell; stored without effect, because no cell is shown before the item is there.
    public let reuseIdentifier: String
    /// The height of the cell, in points; stored without effect.
    public let rowHeight: CGFloat
    /// Configures the cell; stored without effect.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a place.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A placeholder in a table.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for a row: calls the closure, which changes the data, and inserts the row.
    ///
    /// - Returns: False when the placeholder is no longer there.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    ///
    /// - Returns: False when it is no longer there.
    @discardableResult
    func deletePlaceholder() -> Bool
}

/// A drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// The row under the finger; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last answer.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets an item fly to a place that is kept free until its data is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    /// Lets an item fly to a row, which the delegate has just inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item fly into a row, to a rectangle in its coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item fly to a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
