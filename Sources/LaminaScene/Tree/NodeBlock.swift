import LaminaPrimitives

/// At most 16 neighbouring sublayers, or blocks of them; never changes, so that what stayed the same is the same object.
package final class NodeBlock: Sendable {
    enum Content: Sendable {
        case nodes([LayerNode])
        case blocks([NodeBlock])
    }

    static let capacity = 16

    let content: Content
    /// How many of a layer's sublayers are in it.
    let count: Int
    /// How many layers are in it, with those below the sublayers.
    let layerCount: Int
    /// Some layer in it has animations.
    let isAnimated: Bool
    /// Its layers lie in their superlayer's plane, so that their order is that in which they stand; those that may leave it are not asked.
    let isLevel: Bool
    /// At least the depth of the trees in it; what was removed does not count.
    let height: Int
    /// What it was last drawn as.
    let memo = Memo()

    /// - Precondition: At least one and at most `capacity` nodes.
    init(_ nodes: [LayerNode]) {
        content = .nodes(nodes)
        count = nodes.count
        layerCount = nodes.reduce(0) { $0 + $1.layerCount }
        isAnimated = nodes.contains(where: \.isAnimated)
        isLevel = nodes.allSatisfy { $0.mayTilt || $0.state.isLevel }
        height = nodes.reduce(0) { max($0, $1.height) }
    }

    /// - Precondition: At least one and at most `capacity` blocks, of which all but the last are full.
    init(_ blocks: [NodeBlock]) {
        content = .blocks(blocks)
        count = blocks.reduce(0) { $0 + $1.count }
        layerCount = blocks.reduce(0) { $0 + $1.layerCount }
        isAnimated = blocks.contains(where: \.isAnimated)
        isLevel = blocks.allSatisfy(\.isLevel)
        height = blocks.reduce(0) { max($0, $1.height) }
    }
}

extension NodeBlock {
    /// The block with some of its nodes replaced.
    ///
    /// - Parameter replacements: By index in the whole list, rising.
    /// - Parameter first: The index of this block's first node.
    func replacing(_ replacements: ArraySlice<(index: Int, node: LayerNode)>, first: Int) -> NodeBlock {
        switch content {
        case .nodes(var nodes):
            for (index, node) in replacements { nodes[index - first] = node }
            return NodeBlock(nodes)
        case .blocks(var blocks):
            // Every block but the last is full: an index is found by division.
            let size = blocks[0].count
            var rest = replacements
            while let next = rest.first {
                let place = (next.index - first) / size
                let end = rest.firstIndex { ($0.index - first) / size != place } ?? rest.endIndex
                blocks[place] = blocks[place].replacing(rest[..<end], first: first + place * size)
                rest = rest[end...]
            }
            return NodeBlock(blocks)
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
