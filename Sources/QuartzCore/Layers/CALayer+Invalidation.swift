import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// Part of a tree that was committed: changes animate by themselves.
    var isOnScreen: Bool { commitment.node != nil && commitment.host != nil }

    /// Part of a tree that is shown, or will be with the next commit.
    package var isHosted: Bool { commitment.host != nil || rootHost != nil }

    /// Says that the node of this layer, and so of all above, is out of date.
    func markStale() {
        // Where it was so before, the host knows.
        let host = commitment.host ?? (commitment.isStale ? nil : rootHost)
        var layer = self
        // Above a stale layer everything is stale already.
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
        if attachments.hasDirtyRect { attachments.rare.dirtyRect = nil }
        guard !commitment.needsDisplay else { return }
        commitment.needsDisplay = true
        markStale()
    }

    /// Asks for drawing of a part; parts that were asked for before are drawn with it, as one rectangle around all.
    func markNeedsDisplay(in rect: Rect) {
        // NaN is not more than 0 either.
        guard rect.width > 0, rect.height > 0 else { return }
        guard commitment.needsDisplay else {
            attachments.rare.dirtyRect = rect.standardized
            commitment.needsDisplay = true
            return markStale()
        }
        guard let asked = attachments.rare.dirtyRect else { return }
        attachments.rare.dirtyRect = asked.union(rect.standardized)
    }

    /// The host of the tree, when this layer is not committed to it yet.
    var rootHost: LayerHost? {
        var layer = self
        while let superlayer = layer.links.superlayer {
            if let host = superlayer.commitment.host { return host }
            layer = superlayer
        }
        return layer.commitment.host
    }

    /// After leaving a tree: this layer and those below are as if they had never been committed.
    ///
    /// - Parameter wasHosted: The tree is shown: what was added to it since the last commit loses its animations, too.
    func forgetCommitments(wasHosted: Bool) {
        var pending = [self]
        while let layer = pending.popLast() {
            if wasHosted, layer.commitment.host == nil { layer.removeAllAnimations() }
            layer.dropLoans()
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
