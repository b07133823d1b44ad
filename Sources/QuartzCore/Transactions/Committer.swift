import CoreGraphics
import LaminaScene

/// Hands changed layers over: layout until nothing asks for it, display, then nodes for what is stale.
///
/// Visits stale layers only, never the whole tree, and uses no call stack for depth.
struct Committer {
    let host: LayerHost
    /// Media time of the commit.
    let time: Double

    /// Layout can ask for layout; after this many rounds it is taken for endless.
    private static let maximumRounds = 100

    func commit(_ root: CALayer) -> LayerNode {
        var stale = staleLayers(below: root)
        for _ in 0..<Self.maximumRounds {
            var isSettled = true
            for layer in stale where layer.commitment.needsLayout {
                layer.layOutOnce()
                isSettled = false
            }
            for layer in stale where layer.commitment.needsDisplay {
                layer.displayIfNeeded()
                isSettled = false
            }
            if lendAnimations(of: stale) { isSettled = false }
            if isSettled { break }
            stale = staleLayers(below: root)
        }
        return makeNodes(stale, root: root)
    }

    /// Gives sublayers the animations that layers above have for them.
    ///
    /// - Returns: Whether a sublayer is stale for that reason.
    private func lendAnimations(of stale: [CALayer]) -> Bool {
        var isAnyStale = false
        for layer in stale where layer.attachments.lends && layer.lendAnimations(at: time) { isAnyStale = true }
        return isAnyStale
    }

    /// Each layer before those below it.
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

    /// From the deepest up, so that a layer finds the nodes below it made.
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
        let loans = layer.loans
        guard isAnimated || !loans.isEmpty else {
            host.ledger.note(layer)
            return []
        }
        let layerTime = LayerConversion.time(time, from: nil, to: layer)
        let animations = isAnimated ? layer.resolveAnimations(at: layerTime) : []
        host.ledger.note(layer)
        host.noteRedrawn(layer, at: layerTime)
        return animations + loans.map(\.animation)
    }
}
