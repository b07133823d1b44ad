import CoreGraphics
import Foundation

/// The reuse queues of cells and supplementary views, with the sources of new ones.
@MainActor
final class CollectionReuse {
    /// The name of a queue.
    struct Key: Hashable {
        /// The kind of supplementary or decoration views; nil for cells.
        let kind: String?
        let identifier: String
    }

    private var sources: [Key: CollectionViewSource] = [:]
    private var queues: [Key: [UICollectionReusableView]] = [:]

    func register(_ source: CollectionViewSource?, for key: Key) { sources[key] = source }

    /// Returns a view from its queue, or a new one; nil when nothing is queued and none can be created.
    func view<View: UICollectionReusableView>(_ type: View.Type, _ key: Key, frame: CGRect, source own: CollectionViewSource? = nil) -> View? {
        let source = own ?? sources[key]
        while let kept = queues[key]?.popLast() {
            // Discards a queued view of another class, created before a new class was registered for the identifier.
            if case .type(let registered) = source, Swift.type(of: kept) != registered { continue }
            guard let view = kept as? View else { continue }
            view.prepareForReuse()
            return view
        }
        guard let made = source?.make(type, frame: frame, identifier: key.identifier) else { return nil }
        (made.reuseIdentifier, made.reuseKind) = (key.identifier, key.kind)
        return made
    }

    /// Adds a view that left the visible area to its queue.
    func keep(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier else { return }
        queues[Key(kind: view.reuseKind, identifier: identifier), default: []].append(view)
    }
}
