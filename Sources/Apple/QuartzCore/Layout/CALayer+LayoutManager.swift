extension CALayer {
    /// The object that places the sublayers when there is no delegate that does; default nil.
    public var layoutManager: (any CALayoutManager)? {
        get { attachments.layoutManager }
        set {
            attachments.sparse.layoutManager = newValue
            setNeedsLayout()
        }
    }

    /// The constraints by which a `CAConstraintLayoutManager` of the superlayer places this layer; default nil.
    public var constraints: [CAConstraint]? {
        get { attachments.sparse.constraints }
        set {
            attachments.sparse.constraints = newValue
            links.superlayer?.setNeedsLayout()
        }
    }

    /// Adds a constraint to `constraints`.
    public func addConstraint(_ c: CAConstraint) { constraints = (constraints ?? []) + [c] }

    /// Places the sublayers by the layout manager, for a layer without a delegate that does.
    func layOutByManager() { attachments.layoutManager?.layoutSublayers(of: self) }

    /// Marks the layer for layout, and tells the layout manager when the layout was valid before.
    func invalidateLayout() {
        let manager = layerLock.withLock {
            let wasValid = !commitmentWhileLocked.needsLayout
            commitmentWhileLocked.needsLayout = true
            return wasValid ? attachments.layoutManager : nil
        }
        manager?.invalidateLayout(of: self)
    }
}
