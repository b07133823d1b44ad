package import LaminaScene

extension LayerNode: RecordedObject {
    package static func recorded(_ old: LayerNode?, in form: inout some RecordForm) throws(RecordError) -> LayerNode {
        let id = try form.layer(old?.id)
        let state = try form.state(old?.state)
        let animations = try form.animations(old?.animations)
        let children = try form.flag(form.isReading ? nil : old?.children.root != nil) ? try form.block(old?.children.root) : nil
        let mask = try form.flag(form.isReading ? nil : old?.mask != nil) ? try form.node(old?.mask) : nil
        return old ?? LayerNode(id: id, state: state, animations: animations, children: NodeList(root: children), mask: mask)
    }
}

extension NodeBlock: RecordedObject {
    package static func recorded(_ old: NodeBlock?, in form: inout some RecordForm) throws(RecordError) -> NodeBlock {
        let (oldNodes, oldBlocks) = old?.members ?? (nil, nil)
        let isLeaf = try form.flag(form.isReading ? nil : oldNodes != nil)
        let count = try form.count(oldNodes?.count ?? oldBlocks?.count)
        guard 1...capacity ~= count else { throw .unsuitable("the number of layers in a block") }
        var (nodes, blocks): ([LayerNode], [NodeBlock]) = ([], [])
        for index in 0..<count {
            if isLeaf { nodes.append(try form.node(oldNodes?[index])) } else { blocks.append(try form.block(oldBlocks?[index])) }
        }
        if let old { return old }
        guard !isLeaf else { return NodeBlock(nodes) }
        try check(blocks)
        return NodeBlock(blocks)
    }

    private var members: ([LayerNode]?, [NodeBlock]?) {
        switch content {
        case .nodes(let nodes): (nodes, nil)
        case .blocks(let blocks): (nil, blocks)
        }
    }

    /// Checks the rule by which a division finds the block of an index: all but the last are full, and the last has no deeper blocks.
    private static func check(_ blocks: [NodeBlock]) throws(RecordError) {
        let level = blocks[0].level
        // Sixteen to the power of eight layers are more than fit into memory.
        guard level < 8 else { throw .tooDeep }
        let size = (0...level).reduce(1) { size, _ in size * capacity }
        guard blocks.allSatisfy({ $0.level == level }), blocks.dropLast().allSatisfy({ $0.count == size }) else {
            throw .unsuitable("the layers in a block")
        }
    }

    /// The number of blocks between this one and its nodes.
    private var level: Int {
        var (level, block) = (0, self)
        while case .blocks(let inner) = block.content { (level, block) = (level + 1, inner[0]) }
        return level
    }
}
