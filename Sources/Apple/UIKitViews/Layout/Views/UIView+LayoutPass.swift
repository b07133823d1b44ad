import QuartzCore

extension UIView {
    /// The engine of this view's tree after solving the pending changes; nil when no view of the tree uses constraints.
    var solvedEngine: (any LayoutEngine)? {
        let top = topView
        guard top.layoutFlags.contains(.usesConstraints) else { return nil }
        top.updateConstraintsBelow()
        let state = top.layoutState
        guard let engine = state.engine ?? state.engine(of: top) else { return nil }
        state.engine = engine
        engine.solve()
        return engine
    }

    /// Sets the frames of the subviews that constraints place.
    func placeSubviews() {
        guard layoutFlags.contains(.usesConstraints) || viewLayout != nil, let engine = solvedEngine else { return }
        guard let state = viewLayout, state.hasMovedSubviews else { return }
        state.hasMovedSubviews = false
        for subview in subviews where subview.viewLayout?.hasSolvedFrame == true {
            if let frame = engine.frame(of: subview) { subview.setConstrainedFrame(frame) }
        }
    }

    /// The maximum number of layout rounds.
    ///
    /// Layout code can change constraints, which makes another round necessary; the limit ends an endless loop of such changes.
    private static let maximumLayoutRounds = 20

    /// Solves the constraints and lays out the layers until the layout changes no constraint any more.
    ///
    /// A view may change a constraint while it is laid out. The next view of the same pass then solves the engine, which may move views that the pass
    /// has already laid out. So another round follows when a pass leaves a change unsolved, and also when it has solved one.
    func layOutNow() {
        for _ in 0..<Self.maximumLayoutRounds {
            solvedEngine?.hasMovedViews = false
            layer.layoutIfNeeded()
            guard let engine, engine.isStale || engine.hasMovedViews else { return }
        }
    }

    /// Updates constraints and safe areas after the view's size or position was set.
    func geometryChanged() {
        notifySafeAreaIfNeeded()
        guard let state = viewLayout else { return }
        if state.hasFixedFrame || !state.systemGuides.isEmpty, let engine {
            engine.givenChanged()
            superview?.setNeedsLayout()
        }
        // A frame that was set directly does not last: the next layout pass restores the solved frame.
        if state.hasSolvedFrame { superview?.viewLayout?.hasMovedSubviews = true }
    }

    /// Connects a subtree that was added to this view with the layout of this view's tree.
    func adoptLayout(of view: UIView) {
        // The subtree may have been a tree of its own, but only the root of a tree has an engine.
        view.viewLayout?.engine = nil
        view.notifySafeAreaIfNeeded()
        if view.layoutFlags.contains(.wantsUpdate) || view.layoutFlags.contains(.wantsUpdateBelow) { raise(.wantsUpdateBelow, from: self) }
        guard view.layoutFlags.contains(.usesConstraints) else { return }
        raise(.usesConstraints, from: self)
        engine?.adopt(view)
    }

    /// Disconnects a subtree from the layout of this view's tree, before the subtree is removed.
    ///
    /// Constraints between the subtree and the rest of the tree are deactivated; constraints within the subtree stay active.
    func endLayout(of view: UIView) {
        guard view.layoutFlags.contains(.usesConstraints) || view.viewLayout != nil else { return }
        let engine = engine
        for leaving in view.withAllBelow {
            guard let state = leaving.viewLayout else { continue }
            // The guides are sorted by name, because the order of a dictionary differs between runs.
            let items: [any LayoutItem] = [leaving] + state.guides + state.systemGuides.sorted { $0.key < $1.key }.map(\.value)
            for item in items {
                for constraint in item.attachedConstraints where constraint.holder?.isDescendant(of: view) != true { constraint.deactivate() }
            }
            for constraint in state.constraints { engine?.remove(constraint) }
            for item in items.reversed() { engine?.forget(item) }
            state.hasFixedFrame = false
            state.hasSolvedFrame = false
        }
    }
}
