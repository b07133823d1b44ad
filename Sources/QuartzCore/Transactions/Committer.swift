import CoreGraphics
import LaminaScene

/// Turns a transaction's changed layers into nodes, after layout and display.
///
/// Visits changed layers and their ancestors only, never the whole tree, and iterates instead of recursing, so that a tree may have any depth.
struct Committer {
    let host: LayerHost
    /// The media time of the commit, in seconds.
    let time: Double
    /// The number of the commit, which its marks carry.
    private let number = SerialNumbers.next()

    /// The limit on rounds of layout and display, for layout that invalidates layout without end.
    private static let maximumRounds = 100

    init(host: LayerHost, time: Double) {
        self.host = host
        self.time = time
    }

    func commit(_ root: CALayer) -> LayerNode {
        markChanges()
        var marked = markedLayers(below: root)
        for _ in 0..<Self.maximumRounds {
            // Layout and display may change any layer, so another round follows unless nothing was left to do.
            let isSettled = [layOut(marked), display(marked), attachToSublayers(of: marked)].allSatisfy { !$0 }
            if !markChanges() && isSettled { break }
            marked = markedLayers(below: root)
        }
        return makeNodes(marked, root: root)
    }

    /// Lays out the changed layers that ask for it; returns true when there was one.
    private func layOut(_ marked: [CALayer]) -> Bool {
        var isAny = false
        for layer in marked where layer.commitment.needsLayout && isChanged(layer) {
            layer.layOutOnce()
            isAny = true
        }
        return isAny
    }

    /// Displays the changed layers that ask for it; returns true when there was one.
    private func display(_ marked: [CALayer]) -> Bool {
        var isAny = false
        for layer in marked where layer.commitment.needsDisplay && isChanged(layer) {
            layer.displayIfNeeded()
            isAny = true
        }
        return isAny
    }

    /// Passes animations whose key paths name sublayers on to those sublayers; returns true when this has changed a sublayer.
    private func attachToSublayers(of marked: [CALayer]) -> Bool {
        var isAny = false
        for layer in marked where layer.attachments.animatesSublayers && layer.attachToSublayers(at: time) { isAny = true }
        return isAny
    }
}

// MARK: Marks

extension Committer {
    /// Marks the layers that this thread's transaction has changed, and their ancestors.
    ///
    /// - Returns: False when nothing has changed since the last call.
    @discardableResult private func markChanges() -> Bool {
        guard let changes = Transaction.current.takeChanges(of: host) else { return false }
        for layer in changes.layers {
            mark(layer)
            layer.commitment.mark.isChanged = true
        }
        for layer in changes.rearranged { layer.commitment.mark.isRearranged = true }
        return true
    }

    private func mark(_ changed: CALayer) {
        var (layer, marked): (CALayer, CALayer?) = (changed, nil)
        while true {
            let isFirst = layer.commitment.mark.commit != number
            if isFirst { layer.commitment.mark = CommitMark(commit: number) }
            if let marked, layer.links.mask !== marked { layer.commitment.mark.sublayers.append(marked) }
            // All ancestors of a marked layer are marked already, so the climb ends there.
            guard isFirst, let superlayer = layer.links.superlayer else { return }
            (layer, marked) = (superlayer, layer)
        }
    }

    /// Returns the marked layers and the new ones, each before its descendants.
    private func markedLayers(below root: CALayer) -> [CALayer] {
        var found: [CALayer] = []
        var pending = [root]
        while let layer = pending.popLast() {
            guard layer.commitment.mark.commit == number || layer.commitment.node == nil else { continue }
            found.append(layer)
            pending.append(contentsOf: isRearranged(layer) ? layer.links.sublayers : layer.commitment.mark.sublayers)
            if let mask = layer.links.mask { pending.append(mask) }
        }
        return found
    }

    /// True when the layer itself has changed, and not only a descendant; a new layer has.
    private func isChanged(_ layer: CALayer) -> Bool { layer.commitment.mark.isChanged || layer.commitment.node == nil }

    private func isRearranged(_ layer: CALayer) -> Bool { layer.commitment.mark.isRearranged || layer.commitment.node == nil }
}

// MARK: Nodes

extension Committer {
    /// Builds nodes from the deepest layer up, so that a layer finds the nodes of its sublayers ready.
    private func makeNodes(_ marked: [CALayer], root: CALayer) -> LayerNode {
        for layer in marked.reversed() {
            let node = makeNode(layer)
            layer.commitment.host = host
            layer.commitment.node = node
            layer.commitment.mark.sublayers = []
        }
        return root.commitment.node ?? makeNode(root)
    }

    private func makeNode(_ layer: CALayer) -> LayerNode {
        let mask = layer.links.mask?.commitment.node
        guard let previous = layer.commitment.node, !layer.commitment.mark.isRearranged else {
            return makeNode(layer, arrangedChildren(of: layer), mask)
        }
        let children = previous.children.replacing(replacements(in: layer))
        guard !layer.commitment.mark.isChanged else { return makeNode(layer, children, mask) }
        // Only descendants have changed. Changes of the layer itself that another thread has not committed are not included.
        return LayerNode(id: previous.id, state: previous.state, animations: previous.animations, children: children, mask: mask)
    }

    private func makeNode(_ layer: CALayer, _ children: NodeList, _ mask: LayerNode?) -> LayerNode {
        LayerNode(
            id: LayerID(layer), state: layer.state.withinLimits, animations: resolvedAnimations(of: layer), children: children, mask: mask)
    }

    private func arrangedChildren(of layer: CALayer) -> NodeList {
        var children: [LayerNode] = []
        children.reserveCapacity(layer.links.sublayers.count)
        for (index, sublayer) in layer.links.sublayers.enumerated() {
            sublayer.commitment.index = index
            if let node = sublayer.commitment.node { children.append(node) }
        }
        return NodeList(children)
    }

    /// Returns the new nodes of the marked sublayers; the new tree shares all others with the old one.
    private func replacements(in layer: CALayer) -> [(index: Int, node: LayerNode)] {
        layer.commitment.mark.sublayers.compactMap { sublayer in
            sublayer.commitment.node.map { (index: sublayer.commitment.index, node: $0) }
        }
    }

    private func resolvedAnimations(of layer: CALayer) -> [LayerAnimation] {
        let isAnimated = !layer.attachments.animations.isEmpty
        let ancestorAnimations = layer.ancestorAnimations
        guard isAnimated || !ancestorAnimations.isEmpty else {
            host.pendingEvents.note(layer)
            return []
        }
        let layerTime = LayerConversion.time(time, from: nil, to: layer)
        let animations = isAnimated ? layer.resolveAnimations(at: layerTime) : []
        host.pendingEvents.note(layer)
        host.noteRedrawn(layer, at: layerTime)
        return animations + ancestorAnimations.map(\.animation)
    }
}

extension LayerID {
    init(_ layer: CALayer) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(layer)))) }
}
