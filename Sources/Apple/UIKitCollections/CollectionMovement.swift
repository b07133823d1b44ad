import CoreGraphics
import Foundation
import LaminaMethods
import LaminaTables

/// A drag of an item by the user.
struct CollectionMovement {
    /// The item's places in the data and on the screen.
    var row: DraggedRow
    /// The place of the item's centre, in the collection view's coordinates.
    var position: CGPoint

    /// The item's place in the data.
    var origin: IndexPath { row.source }
    /// The item's place on the screen.
    var path: IndexPath { row.target }

    /// Returns the attributes of the dragged item, as its layout gives them for the place under the finger.
    @MainActor
    func attributes(_ attributes: UICollectionViewLayoutAttributes, _ collection: UICollectionView) -> UICollectionViewLayoutAttributes {
        collection.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
    }
}

extension UICollectionView {
    /// Returns true when the user may move an item; false without a data source.
    ///
    /// A data source that implements `moveItemAt` alone permits to move all items; this can be seen in apps that the SDK built.
    package func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        content.movabilityIsMissing = false
        let answer = dataSource.collectionView(self, canMoveItemAt: path)
        guard content.movabilityIsMissing else { return answer }
        return Methods.responds(dataSource, to: "collectionView:moveItemAtIndexPath:toIndexPath:")
    }

    func beginMovement(_ path: IndexPath) -> Bool {
        guard movement == nil, let cell = cellForItem(at: path), canMove(path) else { return false }
        movement = CollectionMovement(row: DraggedRow(path), position: cell.center)
        removeHighlight()
        cell.parts.isMoving = true
        cell.setNeedsUpdateConfiguration()
        bringSubviewToFront(cell)
        return true
    }

    func updateMovement(_ position: CGPoint) {
        guard var current = movement else { return }
        let previous = current.position
        current.position = position
        movement = current
        if let cell = content.cell(at: current.path) {
            UIView.performWithoutAnimation { cell.show(current.attributes(cell.shownAttributes ?? .init(), self)) }
        }
        let proposed = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: current.path, withPosition: position)
        let target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: current.origin, atCurrentIndexPath: current.path,
                toProposedIndexPath: proposed) ?? proposed
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [current.path], previousPosition: previous))
        if target != current.path { makeRoom(at: target) }
    }

    /// Moves the other items so that the dragged item has its place at an index path.
    private func makeRoom(at target: IndexPath) {
        guard var current = movement, let counts = content.counts, let cell = content.cell(at: current.path) else { return }
        var new = counts
        if target.section != current.path.section, new.indices.contains(target.section) {
            new[current.path.section] -= 1
            new[target.section] += 1
        }
        var updates = CollectionUpdates()
        updates.edits.moves = [(current.path, target)]
        guard new.indices.contains(target.section), target.item < new[target.section],
            let change = try? TableChange(updates.edits, from: counts, to: new, words: .collection)
        else { return }
        current.row.target = target
        movement = current
        CollectionUpdateAnimator(self, updates, change, counts: new).run()
        bringSubviewToFront(cell)
    }

    func finishMovement(isCancelled: Bool) {
        guard let current = movement else { return }
        if isCancelled, current.path != current.origin { makeRoom(at: current.origin) }
        let end = movement?.path ?? current.path
        movement = nil
        let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [end], previousIndexPaths: [current.origin], movementCancelled: isCancelled)
        if !isCancelled, end != current.origin { dataSource?.collectionView(self, moveItemAt: current.origin, to: end) }
        collectionViewLayout.invalidateLayout(with: context)
        guard let cell = content.cell(at: end) else { return }
        cell.parts.isMoving = false
        cell.setNeedsUpdateConfiguration()
        let place = collectionViewLayout.layoutAttributesForItem(at: end)
        UIView.animate(withDuration: CollectionMove.duration) { if let place { cell.show(place) } }
        setNeedsLayout()
    }
}

/// Lets a long press drag the items of a collection view.
@MainActor
package final class CollectionMovePress {
    private let recognizer = UILongPressGestureRecognizer()
    private weak var collection: UICollectionView?

    package init(_ collection: UICollectionView) {
        self.collection = collection
        recognizer.addHandler { [weak self] _ in self?.follow() }
        collection.addGestureRecognizer(recognizer)
    }

    package var isEnabled: Bool {
        get { recognizer.isEnabled }
        set { recognizer.isEnabled = newValue }
    }

    private func follow() {
        guard let collection else { return }
        let place = recognizer.location(in: collection)
        switch recognizer.state {
        case .began:
            if let path = collection.indexPathForItem(at: place) { _ = collection.beginInteractiveMovementForItem(at: path) }
        case .changed: collection.updateInteractiveMovementTargetPosition(place)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        @unknown default: break
        }
    }
}
