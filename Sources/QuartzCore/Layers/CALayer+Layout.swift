import CoreGraphics

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
        layoutSublayers()
    }
}
