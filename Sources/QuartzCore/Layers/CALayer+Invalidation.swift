import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// True when the layer belongs to a committed tree, so that its changes animate implicitly.
    var isOnScreen: Bool { commitment.node != nil && commitment.host != nil }

    /// True when the layer belongs to a host's tree, committed or not.
    package var isHosted: Bool { commitment.host != nil || rootHost != nil }

    /// Marks the node of this layer and those of all its ancestors as stale, and schedules a commit.
    func markStale() {
        // A stale layer without a host was marked before, and the host was notified then.
        let host = commitment.host ?? (commitment.isStale ? nil : rootHost)
        var layer = self
        // All ancestors of a stale layer are stale already, so the climb ends there.
        while !layer.commitment.isStale {
            layer.commitment.isStale = true
            guard let superlayer = layer.links.superlayer else { break }
            if !superlayer.commitment.isRearranged, superlayer.links.mask !== layer { superlayer.commitment.staleSublayers.append(layer) }
            layer = superlayer
        }
        if let host { Transaction.current.touch(host) }
    }

    func markRearranged() {
        commitment.isRearranged = true
        commitment.staleSublayers = []
        commitment.needsLayout = true
        markStale()
    }

    func markNeedsLayout() {
        guard !commitment.needsLayout else { return }
        commitment.needsLayout = true
        markStale()
    }

    func markNeedsDisplay() {
        if attachments.hasDirtyRect { attachments.sparse.dirtyRect = nil }
        guard !commitment.needsDisplay else { return }
        commitment.needsDisplay = true
        markStale()
    }

    /// Marks a part for display; parts that are marked already are drawn with it, as one rectangle around all.
    func markNeedsDisplay(in rect: Rect) {
        // Written so that NaN fails, too.
        guard rect.width > 0, rect.height > 0 else { return }
        guard commitment.needsDisplay else {
            attachments.sparse.dirtyRect = rect.standardized
            commitment.needsDisplay = true
            return markStale()
        }
        guard let asked = attachments.sparse.dirtyRect else { return }
        attachments.sparse.dirtyRect = asked.union(rect.standardized)
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
                layer.commitment.isStale = true
                layer.commitment.isRearranged = true
                layer.commitment.staleSublayers = []
            }
            pending.append(contentsOf: layer.links.sublayers)
            if let mask = layer.links.mask { pending.append(mask) }
        }
    }
}
