import CoreGraphics
import Foundation

/// An item that was dropped on a list.
package final class ListDropItem: NSObject {
    package let dragItem: UIDragItem
    package let sourceIndexPath: IndexPath?
    package let previewSize: CGSize

    init(_ item: UIDragItem, source: IndexPath?, size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, source, size)
        super.init()
    }
}

/// A drop on a list, for both kinds of lists.
@MainActor
package final class ListDropCoordinator: NSObject {
    /// The place at which a dropped item lands.
    enum Landing {
        case item(IndexPath)
        case target(UIDragPreviewTarget)
    }

    package let dropItems: [ListDropItem]
    package let destinationIndexPath: IndexPath?
    package let session: any UIDropSession
    private(set) var landings: [ObjectIdentifier: Landing] = [:]
    private(set) var animators: [ObjectIdentifier: CollectedAnimations] = [:]
    package let dropProposal: UIDropProposal
    private weak var list: (any DragList)?
    private let placeholders: ListPlaceholders

    init(
        _ list: any DragList, items: [ListDropItem], _ placeholders: ListPlaceholders, destination: IndexPath?, proposal: UIDropProposal,
        session: any UIDropSession
    ) {
        self.placeholders = placeholders
        (self.list, dropItems, destinationIndexPath, self.session, dropProposal) = (list, items, destination, session, proposal)
        super.init()
    }

    private func land(_ item: UIDragItem, _ landing: Landing) -> any UIDragAnimating {
        landings[ObjectIdentifier(item)] = landing
        let animations = CollectedAnimations()
        animators[ObjectIdentifier(item)] = animations
        return animations
    }

    private func land(_ item: UIDragItem, into path: IndexPath, _ rect: CGRect) -> any UIDragAnimating {
        guard let list, let frame = list.itemFrame(at: path) else { return land(item, .item(path)) }
        let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
        let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
        return land(item, .target(UIDragPreviewTarget(container: list, center: center, transform: small)))
    }

    /// The place of an item that the data source gets later.
    package func place(_ item: UIDragItem, at path: IndexPath) -> ListPlaceholderContext {
        let context = ListPlaceholderContext(item, list, land(item, .item(path)), placeholders)
        placeholders.open(context, at: path)
        return context
    }

    /// Lands an item at a row or item, which the app has inserted for it.
    package func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { land(dragItem, .item(indexPath)) }
    /// Lands an item inside a row or item, at a rectangle in its coordinate space.
    package func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        land(dragItem, into: indexPath, rect)
    }
    /// Lands an item anywhere in a view.
    package func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { land(dragItem, .target(target)) }
}

/// Animations that an app adds to a landing before it begins.
@MainActor
final class CollectedAnimations: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    func run(in animator: any UIDragAnimating) {
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
    }
}
