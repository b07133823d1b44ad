public import Foundation

extension UICollectionView {
    /// The source of an app's cells, with the closure that configures a cell for an item.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let source: CollectionViewSource
        let handler: Handler
        /// The name of the cells' reuse queue.
        let identifier = UUID().uuidString

        /// Creates a registration of a class of cells.
        public init(handler: @escaping Handler) {
            source = .type(Cell.self)
            self.handler = handler
        }

        /// Creates a registration of a nib, whose first object is the cell.
        public init(cellNib: UINib, handler: @escaping Handler) {
            source = .nib(cellNib)
            self.handler = handler
        }
    }

    /// The source of an app's supplementary views of a kind, with the closure that configures a view.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void

        let source: CollectionViewSource
        let kind: String
        let handler: Handler
        /// The name of the views' reuse queue.
        let identifier = UUID().uuidString

        /// Creates a registration of a class of views.
        public init(elementKind: String, handler: @escaping Handler) {
            (source, kind, self.handler) = (.type(Supplementary.self), elementKind, handler)
        }

        /// Creates a registration of a nib, whose first object is the view.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (source, kind, self.handler) = (.nib(supplementaryNib), elementKind, handler)
        }
    }

    /// Returns a registration's cell from the reuse queue, or a new one, configured for an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let cell = dequeue(kind: nil, registration.identifier, .cell(indexPath), source: registration.source, plain: { Cell.laminaInit(frame: $0) })
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a registration's supplementary view from the reuse queue, or a new one, configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let element = CollectionElement(.supplementaryView, registration.kind, indexPath)
        let view = dequeue(
            kind: registration.kind, registration.identifier, element, source: registration.source, plain: { Supplementary.laminaInit(frame: $0) })
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
