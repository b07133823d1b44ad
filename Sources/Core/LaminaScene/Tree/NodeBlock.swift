import LaminaPrimitives

/// An immutable block of at most 16 consecutive sublayers, or of at most 16 such blocks; unchanged blocks are shared by consecutive lists.
package final class NodeBlock: Sendable {
    package enum Content: Sendable {
        case nodes([LayerNode])
        case blocks([NodeBlock])
    }

    /// The maximum number of nodes or blocks in a block.
    package static let capacity = 16

    package let content: Content
    /// The counts of all nodes below the block, such as the number of animated layers.
    let summary: NodeSummary

    private init(_ content: Content, _ summary: NodeSummary) {
        self.content = content
        self.summary = summary
    }

    /// Creates a block of nodes.
    ///
    /// - Precondition: At least one and at most `capacity` nodes.
    package convenience init(_ nodes: [LayerNode]) {
        self.init(.nodes(nodes), nodes.reduce(into: NodeSummary()) { $0.add(NodeSummary($1)) })
    }

    /// Creates a block of blocks.
    ///
    /// - Precondition: At least one and at most `capacity` blocks, all but the last of them full.
    package convenience init(_ blocks: [NodeBlock]) {
        self.init(.blocks(blocks), blocks.reduce(into: NodeSummary()) { $0.add($1.summary) })
    }

    /// The number of sublayers in the block.
    package var count: Int { summary.count }
    /// The number of layers to draw for the block, including the sublayers' descendants; see `LayerNode.layerCount`.
    var layerCount: Int { summary.layerCount }
    /// True when a sublayer or one of its descendants has animations.
    var isAnimated: Bool { summary.animatedCount > 0 }
    /// True when all sublayers lie in their superlayer's plane and so need no depth sorting; ignores sublayers that an animation may tilt.
    var isLevel: Bool { summary.tiltedCount == 0 }
    /// True when an animation may move a sublayer out of its superlayer's plane.
    var mayTilt: Bool { summary.mayTiltCount > 0 }
    /// An upper bound of the height of the sublayers' subtrees.
    var height: Int { summary.height }
}

extension NodeBlock {
    /// A copy of the block with some of its nodes replaced.
    ///
    /// - Parameter replacements: The replacements, sorted by their index in the whole list.
    /// - Parameter first: The index of this block's first node in the whole list.
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
            // Every block but the last is full, so a division gives the index of the block.
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

    /// The node at an index relative to this block.
    ///
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
    /// True when sublayers that lie in this layer's plane remain in it: they keep their order and need no further matrix.
    var leavesSublayersLevel: Bool { hasNoSublayerTransform || sublayerTransform.isIdentity }

    /// True when the layer lies in its superlayer's plane: it has no depth and no tilt, and flattens its sublayers.
    var isLevel: Bool {
        !isSpace && zPosition == anchorPointZ && (transform.isAffine || (zPosition == 0 && transform.isAffineInPlane))
    }
}

extension Transform3D {
    /// True when the map is affine apart from a factor of z, which has no effect on the plane z = 0.
    fileprivate var isAffineInPlane: Bool {
        var inPlane = self
        inPlane.m33 = 1
        return inPlane.isAffine
    }
}
