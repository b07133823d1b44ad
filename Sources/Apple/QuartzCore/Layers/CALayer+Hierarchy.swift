import CoreGraphics
import LaminaPrimitives
import LaminaScene

extension CALayer {
    /// The sublayers; for a presentation copy, their presentation copies.
    var visibleSublayers: [CALayer] {
        guard let model = links.model else { return links.sublayers }
        return model.links.sublayers.compactMap { $0.presentation() }
    }

    var visibleSuperlayer: CALayer? {
        guard let model = links.model else { return links.superlayer }
        return model.links.superlayer?.presentation()
    }

    var visibleMask: CALayer? {
        guard let model = links.model else { return links.mask }
        return model.links.mask?.presentation()
    }

    /// Inserts a layer at an index; for a layer that is already a sublayer, the index refers to the list before its removal.
    ///
    /// - Parameter index: Computes the index, while no other thread changes the list.
    func insert(_ layer: CALayer, _ index: () -> Int) {
        var former: CALayer?
        let wasVisible = layer.isOnScreen || layer.links.superlayer === self
        let isInserted = layerLock.withLock {
            guard allowsBelow(layer) else { return false }
            let index = index()
            var place = min(index, links.sublayers.count)
            if layer.links.superlayer === self, let old = links.sublayers.index(ofIdentical: layer) {
                if old < place { place -= 1 }
                links.sublayers.remove(at: old)
            } else {
                former = layer.detachFromSuperlayer()
            }
            links.sublayers.insert(layer, at: min(place, links.sublayers.count))
            layer.links.superlayer = self
            noteRearrangement()
            return true
        }
        former?.runHierarchyAction(forKey: "sublayers")
        guard isInserted else { return }
        runHierarchyAction(forKey: "sublayers")
        if !wasVisible, isOnScreen, !layer.state.flags.isHidden { layer.runOrderActions(forKey: kCAOnOrderIn) }
    }

    func insert(_ layer: CALayer, nextTo sibling: CALayer?, above: Bool) {
        insert(layer) {
            guard let index = links.sublayers.index(ofIdentical: sibling) else { return above ? links.sublayers.count : 0 }
            return above ? index + 1 : index
        }
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, links.sublayers.contains(where: { $0 === old }), allowsBelow(new) else { return }
        insert(new, nextTo: old, above: false)
        old.leaveSuperlayer()
    }

    func setSublayers(_ layers: [CALayer]) {
        let allowed = layers.filter { allowsBelow($0) }
        let staying = Set(allowed.map { ObjectIdentifier($0) })
        for layer in links.sublayers.reversed() where !staying.contains(ObjectIdentifier(layer)) { layer.leaveSuperlayer() }
        for (index, layer) in allowed.enumerated() {
            if links.sublayers.indices.contains(index), links.sublayers[index] === layer { continue }
            insert(layer) { index }
        }
    }

    func setMask(_ mask: CALayer?) {
        layerLock.withLock {
            guard mask !== links.mask else { return }
            if let mask {
                guard mask.links.superlayer == nil, allowsBelow(mask) else {
                    return Diagnostics.report(exception: "CALayerInvalid", detail: "a mask layer must not have a superlayer")
                }
            }
            links.mask?.leaveSuperlayer()
            links.mask = mask
            mask?.links.superlayer = self
            noteChange()
        }
    }

    func leaveSuperlayer() {
        if isOnScreen, !state.flags.isHidden { runOrderActions(forKey: kCAOnOrderOut) }
        let superlayer = layerLock.withLock { detachFromSuperlayer() }
        superlayer?.runHierarchyAction(forKey: "sublayers")
    }

    /// Removes the layer from its superlayer; `layerLock` must be held.
    ///
    /// - Returns: The superlayer, whose action for `sublayers` must run; nil when there was none, or the layer was a mask.
    private func detachFromSuperlayer() -> CALayer? {
        guard let superlayer = links.superlayer else { return nil }
        let isMask = superlayer.links.mask === self
        if isMask {
            superlayer.links.mask = nil
            superlayer.noteChange()
        } else {
            if let index = superlayer.links.sublayers.index(ofIdentical: self) { superlayer.links.sublayers.remove(at: index) }
            superlayer.noteRearrangement()
        }
        let wasHosted = isHosted
        links.superlayer = nil
        forgetCommitments(wasHosted: wasHosted)
        return isMask ? nil : superlayer
    }

    /// Returns false, and reports it, when `layer` is this layer or one of its ancestors, because a layer cannot contain itself.
    private func allowsBelow(_ layer: CALayer) -> Bool {
        // A layer without descendants cannot be an ancestor, so only this layer is compared: adding leaves to a deep chain stays cheap.
        let isLeaf = layer.links.sublayers.isEmpty && layer.links.mask == nil
        var ancestor: CALayer? = self
        while let current = ancestor {
            guard current !== layer else {
                Diagnostics.report(exception: "CALayerInvalid", detail: "layer \(layer) is a part of cycle in its layer tree")
                return false
            }
            ancestor = isLeaf ? nil : current.links.superlayer
        }
        return true
    }

    /// Releases the descendants iteratively; releasing a chain of 50,000 layers recursively would overflow the stack.
    func releaseSublayers() {
        var pending: [CALayer] = []
        layerLock.withLock { takeSublayers(into: &pending) }
        while var layer = pending.popLast() {
            if isKnownUniquelyReferenced(&layer) { layerLock.withLock { layer.takeSublayers(into: &pending) } }
        }
    }

    private func takeSublayers(into pending: inout [CALayer]) {
        for layer in links.sublayers { layer.links.superlayer = nil }
        pending.append(contentsOf: links.sublayers)
        links.sublayers = []
        guard let mask = links.mask else { return }
        mask.links.superlayer = nil
        pending.append(mask)
        links.mask = nil
    }
}
