import LaminaPrimitives

extension CALayer {
    /// True when the layer belongs to a committed tree, so that its changes animate implicitly.
    var isOnScreen: Bool { commitment.node != nil && commitment.host != nil }

    /// True when the layer belongs to a host's tree, committed or not.
    package var isHosted: Bool { commitment.host != nil || rootHost != nil }

    /// Notes in this thread's transaction that the layer has changed, and schedules a commit.
    ///
    /// A layer that was never committed needs no note: the commit that includes its superlayer's new sublayers includes it.
    func noteChange() {
        layerLock.withLock {
            guard let host = commitmentWhileLocked.host else { return }
            Transaction.current.note(self, of: host)
        }
    }

    func noteRearrangement() {
        layerLock.withLock {
            invalidateLayout()
            guard let host = commitmentWhileLocked.host else { return }
            Transaction.current.note(self, of: host, isRearranged: true)
        }
    }

    func markNeedsLayout() {
        invalidateLayout()
        noteChange()
    }

    func markNeedsDisplay() {
        layerLock.withLock {
            if attachments.hasDirtyRect { attachments.sparse.dirtyRect = nil }
            commitmentWhileLocked.needsDisplay = true
            noteChange()
        }
    }

    /// Marks a part for display; parts that are marked already are drawn with it, as one rectangle around all.
    func markNeedsDisplay(in rect: Rect) {
        // Written so that NaN fails, too.
        guard rect.width > 0, rect.height > 0 else { return }
        layerLock.withLock {
            guard commitment.needsDisplay else {
                attachments.sparse.dirtyRect = rect.standardized
                commitmentWhileLocked.needsDisplay = true
                return noteChange()
            }
            guard let asked = attachments.sparse.dirtyRect else { return }
            attachments.sparse.dirtyRect = asked.union(rect.standardized)
        }
    }

    /// The host of the tree, for a layer that may not have been committed yet.
    var rootHost: LayerHost? {
        var layer = self
        while let superlayer = layer.links.superlayer {
            if let host = superlayer.commitment.host { return host }
            layer = superlayer
        }
        return layer.commitment.host
    }

    /// Resets this layer and its descendants to the state of layers that were never committed, after they have left a tree.
    ///
    /// - Parameter wasHosted: True when the tree belonged to a host; layers that were added since the last commit then also lose their animations.
    func forgetCommitments(wasHosted: Bool) {
        var pending = [self]
        while let layer = pending.popLast() {
            if wasHosted, layer.commitment.host == nil { layer.removeAllAnimations() }
            layer.dropAncestorAnimations()
            if layer.commitment.host != nil || layer.commitment.node != nil {
                layer.commitment.host?.forget(layer)
                layer.commitment.node = nil
                layer.commitment.host = nil
                // A layer that leaves during a commit is not among those whose marks the commit clears.
                layer.commitment.mark.sublayers = []
            }
            pending.append(contentsOf: layer.links.sublayers)
            if let mask = layer.links.mask { pending.append(mask) }
        }
    }
}
