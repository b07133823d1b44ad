public import CoreGraphics
public import Foundation

/// The object that supplies the items of drags that begin in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Asks for the items of a drag of an item; none for no drag.
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// Asks for items that a tap adds to a drag; optional; not asked, because one finger drags here.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Asks for the looks of an item while it is dragged; nil for those of its cell; optional.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    /// Tells the delegate that the finger begins to carry the items; optional.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Tells the delegate that the drag ended; optional.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Asks whether receivers may move the items; optional, true by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
    /// Asks whether only this app may receive the items; optional, false by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
}

extension UICollectionViewDragDelegate {
    /// The default implementation; returns no items.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    /// The default implementation; returns nil.
    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        nil
    }
    /// The default implementation does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    /// The default implementation does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
    /// The default implementation; returns true.
    public func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool { true }
    /// The default implementation; returns false.
    public func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        false
    }
}

/// The object that receives items that are dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate that the user dropped items; the coordinator says where, and animates them there.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Asks whether the collection view is interested in a drag; optional, true by default.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Tells the delegate that the finger came over the collection view; optional.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Asks what a drop would do; optional, a move at the item under the finger by default for items of the same app.
    ///
    /// - Parameter destinationIndexPath: The item under the finger; nil for none.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Tells the delegate that the finger left the collection view; optional.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Tells the delegate that the drag ended, wherever; optional.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Asks for the looks of a dropped item; nil for those of its cell; optional; not asked.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// The default implementation; returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
    /// The default implementation does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    /// The default implementation; proposes a move to the item under the finger.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }
    /// The default implementation does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    /// The default implementation does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    /// The default implementation; returns nil.
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
        nil
    }
}

/// The answer of a collection view's drop delegate to items that are over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The place of dropped items.
    public typealias Intent = UICollectionViewDropProposalIntent

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
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The item from which it was dragged, when that is in the same collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points.
    var previewSize: CGSize { get }
}

/// The place in a collection view for an item whose data is still loading.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: NSObject {
    /// The place.
    public let insertionIndexPath: IndexPath
    /// The identifier of the cell; stored without effect, because no cell is shown before the item is there.
    public let reuseIdentifier: String
    /// Configures the cell; stored without effect.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a place.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }
}

/// A placeholder in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for an item: calls the closure, which changes the data, and inserts the item.
    ///
    /// - Returns: False when the placeholder is no longer there.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    ///
    /// - Returns: False when it is no longer there.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Asks for the placeholder's cell again; does nothing here.
    func setNeedsCellUpdate()
}

/// A drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// The item under the finger; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last answer.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets an item fly to a place that is kept free until its data is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    /// Lets an item fly to its place, where the delegate has just inserted it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item fly into another one, to a rectangle in its coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item fly to a view.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
