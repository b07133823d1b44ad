extension UICollectionView {
    /// Registers a storyboard's prototype for a reuse identifier.
    ///
    /// - Parameter kind: The kind of supplementary views; nil for cells.
    package func registerPrototype(_ identifier: String, kind: String?, _ make: @escaping @MainActor () -> UICollectionReusableView?) {
        content.reuse.register(.prototype(make), for: CollectionReuse.Key(kind: kind, identifier: identifier))
    }
}
