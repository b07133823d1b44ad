import CoreGraphics
import LaminaScene

/// Turns the stale layers of a tree into nodes, after layout and display.
///
/// Visits stale layers only, never the whole tree, and iterates instead of recursing, so that a tree may have any depth.
struct Committer {
    let host: LayerHost
    /// The media time of the commit, in seconds.
    let time: Double

    /// The limit on rounds of layout and display, for layout that invalidates layout without end.
    private static let maximumRounds = 100

    func commit(_ root: CALayer) -> LayerNode {
        var stale = staleLayers(below: root)
        for _ in 0..<Self.maximumRounds {
            var isUpToDate = true
            for layer in stale where layer.commitment.needsLayout {
                layer.layOutOnce()
                isUpToDate = false
            }
            for layer in stale where layer.commitment.needsDisplay {
                layer.displayIfNeeded()
                isUpToDate = false
            }
            if attachToSublayers(of: stale) { isUpToDate = false }
            if isUpToDate { break }
            stale = staleLayers(below: root)
        }
        return makeNodes(stale, root: root)
    }

    /// Passes animations whose key paths name sublayers on to those sublayers.
    ///
    /// - Returns: True when this has made a sublayer stale.
    private func attachToSublayers(of stale: [CALayer]) -> Bool {
        var isAnyStale = false
        for layer in stale where layer.attachments.animatesSublayers && layer.attachToSublayers(at: time) { isAnyStale = true }
        return isAnyStale
    }

    /// Returns the stale layers, each before its descendants.
    private func staleLayers(below root: CALayer) -> [CALayer] {
        var found: [CALayer] = []
        var pending = [root]
        while let layer = pending.popLast() {
            guard layer.commitment.isStale else { continue }
            found.append(layer)
            pending.append(contentsOf: layer.commitment.isRearranged ? layer.links.sublayers : layer.commitment.staleSublayers)
            if let mask = layer.links.mask { pending.append(mask) }
        }
        return found
    }

    /// Builds nodes from the deepest layer up, so that a layer finds the nodes of its sublayers ready.
    private func makeNodes(_ stale: [CALayer], root: CALayer) -> LayerNode {
        for layer in stale.reversed() where layer.commitment.isStale {
            layer.commitment.host = host
            layer.commitment.node = makeNode(layer)
            layer.commitment.isStale = false
            layer.commitment.isRearranged = false
            layer.commitment.staleSublayers = []
        }
        return root.commitment.node ?? makeNode(root)
    }

    private func makeNode(_ layer: CALayer) -> LayerNode {
        let animations = resolvedAnimations(of: layer)
        let mask = layer.links.mask?.commitment.node
        let state = layer.state.withinLimits
        if !layer.commitment.isRearranged, let previous = layer.commitment.node {
            // The sublayers are the same as before: only the nodes of the stale ones are replaced, and the new tree shares all others with the old
            // one.
            let replacements = layer.commitment.staleSublayers.compactMap { sublayer in
                sublayer.commitment.node.map { (index: sublayer.commitment.index, node: $0) }
            }
            return LayerNode(
                id: previous.id, state: state, animations: animations, children: previous.children.replacing(replacements), mask: mask)
        }
        var children: [LayerNode] = []
        children.reserveCapacity(layer.links.sublayers.count)
        for (index, sublayer) in layer.links.sublayers.enumerated() {
            sublayer.commitment.index = index
            if let node = sublayer.commitment.node { children.append(node) }
        }
        return LayerNode(
            id: LayerID(UInt64(UInt(bitPattern: ObjectIdentifier(layer)))), state: state, animations: animations,
            children: NodeList(children), mask: mask)
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
