import Foundation

/// The identity of a view of a collection view: a cell, a supplementary view or a decoration view.
struct CollectionElement: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    /// The kind; empty for cells.
    var kind: String
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, "", path) }

    /// Decoration views lie below cells, and supplementary views above them.
    private var rank: Int {
        switch category {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        @unknown default: 3
        }
    }

    static func < (one: CollectionElement, other: CollectionElement) -> Bool {
        if one.rank != other.rank { return one.rank < other.rank }
        return one.path != other.path ? one.path < other.path : one.kind < other.kind
    }
}
