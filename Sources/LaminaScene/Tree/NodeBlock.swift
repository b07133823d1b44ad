import LaminaPrimitives

/// At most 16 neighbouring sublayers, or blocks of them; never changes, so that what stayed the same is the same object.
package final class NodeBlock: Sendable {
    enum Content: Sendable {
        case nodes([LayerNode])
        case blocks([NodeBlock])
    }

    static let capacity = 16

    let content: Content
    let summary: NodeSummary
    /// What it was last drawn as.
    let memo = Memo()

    private init(_ content: Content, _ summary: NodeSummary) {
        self.content = content
        self.summary = summary
    }

    /// - Precondition: At least one and at most `capacity` nodes.
    convenience init(_ nodes: [LayerNode]) {
        self.init(.nodes(nodes), nodes.reduce(into: NodeSummary()) { $0.add(NodeSummary($1)) })
    }

    /// - Precondition: At least one and at most `capacity` blocks, of which all but the last are full.
    convenience init(_ blocks: [NodeBlock]) {
        self.init(.blocks(blocks), blocks.reduce(into: NodeSummary()) { $0.add($1.summary) })
    }

    /// How many of a layer's sublayers are in it.
    var count: Int { summary.count }
    /// How many layers are in it, with those below the sublayers.
    var layerCount: Int { summary.layerCount }
    /// Some layer in it has animations.
    var isAnimated: Bool { summary.animatedCount > 0 }
    /// Its layers lie in their superlayer's plane, so that their order is that in which they stand; those that may leave it are not asked.
    var isLevel: Bool { summary.tiltedCount == 0 }
    /// At least the depth of the trees in it.
    var height: Int { summary.height }
}

extension NodeBlock {
    /// The block with some of its nodes replaced.
    ///
    /// - Parameter replacements: By index in the whole list, rising.
    /// - Parameter first: The index of this block's first node.
    func replacing(_ replacements: ArraySlice<(index: Int, node: LayerNode)>, first: Int) -> NodeBlock {
        var summary = summary
        switch content {
        case .nodes(var nodes):
            for (index, node) in replacements {
                summary.replace(NodeSummary(nodes[index - first]), by: NodeSummary(node))
                nodes[index - first] = node
            }
            return NodeBlock(.nodes(nodes), summary)
        case .blocks(var blocks):
            // Every block but the last is full: an index is found by division.
            let size = blocks[0].count
            var rest = replacements
            while let next = rest.first {
                let place = (next.index - first) / size
                let end = rest.firstIndex { ($0.index - first) / size != place } ?? rest.endIndex
                let block = blocks[place].replacing(rest[..<end], first: first + place * size)
                summary.replace(blocks[place].summary, by: block.summary)
                blocks[place] = block
                rest = rest[end...]
            }
            return NodeBlock(.blocks(blocks), summary)
        }
    }

    /// - Precondition: `index` is in `0 ..< count`.
    func node(at index: Int) -> LayerNode {
        switch content {
        case .nodes(let nodes): nodes[index]
        case .blocks(let blocks): blocks[index / blocks[0].count].node(at: index % blocks[0].count)
        }
    }

    /// Calls `body` with each node in order.
    func forEach(_ body: (LayerNode) throws -> Void) rethrows {
        switch content {
        case .nodes(let nodes): for node in nodes { try body(node) }
        case .blocks(let blocks): for block in blocks { try block.forEach(body) }
        }
    }
}

extension LayerState {
    /// Sublayers that lie in the layer's plane keep their order and need no further matrix.
    var leavesSublayersLevel: Bool { hasNoSublayerTransform || sublayerTransform.isIdentity }

    /// The layer lies in its superlayer's plane: neither nearer nor tilted, and no window into another space.
    var isLevel: Bool {
        kind != .transform && zPosition == anchorPointZ && transform.isAffine
    }
}
