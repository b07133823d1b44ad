import CoreGraphics
import LaminaScene

/// Turns a transaction's changed layers into nodes, after layout and display.
///
/// In go the layers that this thread's transaction has changed; out comes the root node of a new render tree, which shares every unchanged subtree
/// with the tree before it.
///
///     layers            marks               nodes
///     root              root *              root'
///     ├ a               ├ a                 ├ a    (the node of the last commit)
///     └ b               └ b *               └ b'
///       ├ c                ├ c                ├ c
///       └ d  ← changed     └ d **             └ d'
///
/// A changed layer is marked (`**`), and so are its ancestors (`*`), because a node contains its children: `d` cannot change without `b` and the
/// root. Each climb ends at the first layer that is marked already. So a commit costs the changed layers and the paths above them: a changed layer
/// ten levels below the root makes eleven nodes, however many layers the tree has.
///
/// The steps have this order:
///
/// 1. Layout and display of marked layers, in rounds, until a round changes nothing (`prepare`). Both run the app's code, so `layerLock` is not
///    held, and other threads may commit meanwhile. A commit of another thread replaces marks; they are then made again from `changes`.
/// 2. Nodes, from the deepest layer upwards, under the lock (`makeNodes`), so that no frame shows half of a transaction.
///
/// Rejected: comparing the whole tree with the last one, which costs its size in every turn of the run loop; and recursion, because a chain of
/// 50,000 layers would overflow the stack.
struct Committer {
    let host: LayerHost
    /// The media time of the commit, in seconds.
    let time: Double
    /// The number of the commit, which its marks carry.
    private var number = SerialNumbers.next()
    /// The changes that this commit includes.
    private var changes: [LayerChanges] = []
    /// The marked layers after the last round of layout and display; nil when that round has changed layers.
    private var settled: [CALayer]?

    /// The limit on rounds of layout and display, for layout that invalidates layout without end.
    private static let maximumRounds = 100

    init(host: LayerHost, time: Double) {
        self.host = host
        self.time = time
    }

    /// Lays out and displays the changed layers of a tree, until nothing is left to do.
    mutating func prepare(_ root: CALayer) {
        takeChanges()
        for _ in 0..<Self.maximumRounds {
            let marked = markedLayers(below: root)
            // Layout and display may change any layer, so another round follows unless nothing was left to do.
            let done = (layout: layOut(marked), display: display(marked), attachment: attachToSublayers(of: marked), tiles: updateTiles(marked))
            let changes = takeChanges()
            if done == (false, false, false, false), !changes {
                settled = marked
                break
            }
        }
    }

    /// Makes the nodes of the changed layers; `layerLock` must be held, so that other threads see all changes or none.
    mutating func makeNodes(_ root: CALayer) -> LayerNode {
        if root.commitmentWhileLocked.mark.commit != number { settled = nil }
        for layer in (settled ?? markedLayers(below: root)).reversed() {
            layer.commitmentWhileLocked.node = makeNode(layer)
            layer.commitmentWhileLocked.host = host
            layer.commitmentWhileLocked.mark.sublayers = []
        }
        return root.commitmentWhileLocked.node ?? makeNode(root)
    }

    /// Lays out the changed layers that ask for it; returns true when there was one.
    private func layOut(_ marked: [CALayer]) -> Bool {
        let waiting = layerLock.withLock { marked.filter { $0.commitmentWhileLocked.needsLayout && isChanged($0) } }
        for layer in waiting { layer.layOutOnce() }
        return !waiting.isEmpty
    }

    /// Displays the changed layers that ask for it; returns true when there was one.
    private func display(_ marked: [CALayer]) -> Bool {
        let waiting = layerLock.withLock { marked.filter { $0.commitmentWhileLocked.needsDisplay && isChanged($0) } }
        for layer in waiting { layer.displayIfNeeded() }
        for layer in marked { layer.displayPatterns() }
        return !waiting.isEmpty
    }

    /// Requests the tiles that tiled layers show; returns true when this has changed such a layer.
    private func updateTiles(_ marked: [CALayer]) -> Bool {
        for layer in marked where layer.state.kind == .tiled { (layer as? CATiledLayer).map { host.noteTiled($0) } }
        return host.updateTiles()
    }

    /// Passes animations whose key paths name sublayers on to those sublayers; returns true when this has changed a sublayer.
    private func attachToSublayers(of marked: [CALayer]) -> Bool {
        layerLock.withLock {
            var isAny = false
            for layer in marked where layer.attachments.animatesSublayers && layer.attachToSublayers(at: time) { isAny = true }
            return isAny
        }
    }
}

// MARK: Marks

extension Committer {
    /// Takes the changes of this thread's transaction, and marks their layers.
    ///
    /// - Returns: False when nothing has changed since the last call.
    @discardableResult private mutating func takeChanges() -> Bool {
        layerLock.withLock {
            guard let taken = Transaction.current.takeChanges(of: host) else { return false }
            changes.append(taken)
            mark(taken)
            return true
        }
    }

    /// Marks the changed layers and their ancestors.
    private func mark(_ changes: LayerChanges) {
        for layer in changes.layers {
            mark(layer)
            layer.commitmentWhileLocked.mark.isChanged = true
        }
        for layer in changes.rearranged { layer.commitmentWhileLocked.mark.isRearranged = true }
    }

    private func mark(_ changed: CALayer) {
        var (layer, marked): (CALayer, CALayer?) = (changed, nil)
        while true {
            let isFirst = layer.commitmentWhileLocked.mark.commit != number
            if isFirst { layer.commitmentWhileLocked.mark = CommitMark(commit: number) }
            if let marked, layer.linksWhileLocked.mask !== marked { layer.commitmentWhileLocked.mark.sublayers.append(marked) }
            // All ancestors of a marked layer are marked already, so the climb ends there.
            guard isFirst, let superlayer = layer.linksWhileLocked.superlayer else { return }
            (layer, marked) = (superlayer, layer)
        }
    }

    /// Returns the marked layers and the new ones, each before its descendants.
    private mutating func markedLayers(below root: CALayer) -> [CALayer] {
        layerLock.lock()
        defer { layerLock.unlock() }
        // Every commit marks the root. The commit of another thread, which may have run during layout, replaces marks of this one.
        if root.commitmentWhileLocked.mark.commit != number {
            number = SerialNumbers.next()
            for changes in changes { mark(changes) }
        }
        var found: [CALayer] = []
        var pending = [root]
        while let layer = pending.popLast() {
            guard layer.commitmentWhileLocked.mark.commit == number || layer.commitmentWhileLocked.node == nil else { continue }
            found.append(layer)
            pending.append(contentsOf: isRearranged(layer) ? layer.linksWhileLocked.sublayers : layer.commitmentWhileLocked.mark.sublayers)
            if let mask = layer.linksWhileLocked.mask { pending.append(mask) }
        }
        return found
    }

    /// True when the layer itself has changed, and not only a descendant; a new layer has.
    private func isChanged(_ layer: CALayer) -> Bool { layer.commitmentWhileLocked.mark.isChanged || layer.commitmentWhileLocked.node == nil }

    private func isRearranged(_ layer: CALayer) -> Bool { layer.commitmentWhileLocked.mark.isRearranged || layer.commitmentWhileLocked.node == nil }
}

// MARK: Nodes

extension Committer {
    private func makeNode(_ layer: CALayer) -> LayerNode {
        let mask = layer.linksWhileLocked.mask?.commitmentWhileLocked.node
        guard let previous = layer.commitmentWhileLocked.node, !layer.commitmentWhileLocked.mark.isRearranged else {
            return makeNode(layer, arrangedChildren(of: layer), mask)
        }
        let children = previous.children.replacing(replacements(in: layer))
        guard !layer.commitmentWhileLocked.mark.isChanged else { return makeNode(layer, children, mask) }
        // Only descendants have changed. Changes of the layer itself that another thread has not committed are not included.
        let node = LayerNode(
            id: previous.id, state: previous.state, animations: previous.animations, children: children,
            mask: mask?.id == previous.mask?.id ? mask : previous.mask)
        node.warnAboutInstances()
        return node
    }

    private func makeNode(_ layer: CALayer, _ children: NodeList, _ mask: LayerNode?) -> LayerNode {
        let animations = resolvedAnimations(of: layer)
        var state = layer.state.withinLimits
        if state.kind == .emitter { state.emission = emission(of: layer, state, animations) }
        let node = LayerNode(id: host.roster?.id(of: layer) ?? LayerID(layer), state: state, animations: animations, children: children, mask: mask)
        node.warnAboutInstances()
        return node
    }

    /// Returns the emission of the layer's last node, continued by its present values.
    private func emission(of layer: CALayer, _ state: LayerState, _ animations: [LayerAnimation]) -> EmissionHistory {
        let previous = layer.commitment.node?.state.emission ?? EmissionHistory()
        let emission = previous.continued(by: state, animations, at: LayerConversion.time(time, from: nil, to: layer))
        if emission.isLimited {
            Diagnostics.warn("CAEmitterLayer: a cell's birth rate is reduced, because a layer shows at most 131072 particles")
        }
        return emission
    }

    private func arrangedChildren(of layer: CALayer) -> NodeList {
        var children: [LayerNode] = []
        children.reserveCapacity(layer.linksWhileLocked.sublayers.count)
        for (index, sublayer) in layer.linksWhileLocked.sublayers.enumerated() {
            sublayer.commitmentWhileLocked.index = index
            if let node = sublayer.commitmentWhileLocked.node { children.append(node) }
        }
        return NodeList(children)
    }

    /// Returns the new nodes of the marked sublayers; the new tree shares all others with the old one.
    private func replacements(in layer: CALayer) -> [(index: Int, node: LayerNode)] {
        guard let children = layer.commitmentWhileLocked.node?.children else { return [] }
        return layer.commitmentWhileLocked.mark.sublayers.compactMap { sublayer in
            let index = sublayer.commitmentWhileLocked.index
            // A sublayer that another thread has moved here is not among the committed ones yet; that thread's commit adds its node.
            guard let node = sublayer.commitmentWhileLocked.node, index < children.count, children[index].id == node.id else { return nil }
            return (index, node)
        }
    }

    private func resolvedAnimations(of layer: CALayer) -> [LayerAnimation] {
        let fade = layer.state.kind == .tiled ? (layer as? CATiledLayer)?.tileAnimation : nil
        return attachedAnimations(of: layer) + (fade.map { [$0] } ?? [])
    }

    private func attachedAnimations(of layer: CALayer) -> [LayerAnimation] {
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
