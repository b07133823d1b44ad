extension CALayer {
    func layOutIfNeeded() {
        var top = self
        var ancestor = links.superlayer
        while let current = ancestor {
            if current.commitment.needsLayout { top = current }
            ancestor = current.links.superlayer
        }
        // Depth first and from the top, so that layers which `layoutSublayers()` marks below are laid out in the same pass.
        var pending = [top]
        while let layer = pending.popLast() {
            layer.layOutOnce()
            pending.append(contentsOf: layer.links.sublayers.reversed())
            if let mask = layer.links.mask { pending.append(mask) }
        }
    }

    func layOutOnce() {
        guard commitment.needsLayout else { return }
        commitment.needsLayout = false
        let isNested = commitment.isLayingOut
        commitment.isLayingOut = true
        layoutSublayers()
        commitment.isLayingOut = isNested
    }

    /// Marks the layer for layout after the size or the transform of a sublayer has changed, unless its own layout made the change.
    ///
    /// - Source: CALayer.h: changes of `bounds` and `transform` mark the superlayer too.
    func followResizedSublayer() {
        guard !commitment.isLayingOut else { return }
        markNeedsLayout()
    }
}
