import LaminaPrimitives
package import LaminaScene

/// The memory that the trees of a history take, and the rule by which commits are left out when it is too much.
///
/// Sizes are estimates: a part that several trees share counts once, a picture by its pixels. When their sum exceeds the limit, every second commit
/// goes, again and again until the rest fits. The last commit stays.
package struct HistoryBudget {
    /// The default limit: 1 GiB.
    package static let usualBytes = 1 << 30

    /// The limit in bytes.
    package let limit: Int
    /// The estimated bytes of all kept trees.
    package private(set) var bytes = 0
    /// The parts that are counted; the history keeps them, so that no other gets the same identity.
    private var counted: Set<ObjectIdentifier> = []

    package init(limit: Int = usualBytes) { self.limit = limit }

    /// Appends a tree to a history.
    ///
    /// - Returns: The number of commits that were left out for it.
    /// - Complexity: Linear in the parts that no earlier tree has.
    package mutating func add(_ tree: RenderTree, to history: inout History) -> Int {
        history.commits.append(tree)
        count(tree)
        let before = history.commits.count
        while bytes > limit, history.commits.count > 2 { thin(&history.commits) }
        let omitted = before - history.commits.count
        history.omittedCommits += omitted
        return omitted
    }

    private mutating func thin(_ commits: inout [RenderTree]) {
        let parity = (commits.count - 1) % 2
        commits = commits.indices.filter { $0 % 2 == parity }.map { commits[$0] }
        (bytes, counted) = (0, [])
        for tree in commits { count(tree) }
    }

    private mutating func count(_ tree: RenderTree) {
        var pending = [tree.root]
        var blocks: [NodeBlock] = []
        while let node = pending.popLast() {
            guard counted.insert(ObjectIdentifier(node)).inserted else { continue }
            count(node, &pending)
            if let root = node.children.root { blocks.append(root) }
            while let block = blocks.popLast() { count(block, &pending, &blocks) }
        }
    }

    private mutating func count(_ block: NodeBlock, _ pending: inout [LayerNode], _ blocks: inout [NodeBlock]) {
        guard counted.insert(ObjectIdentifier(block)).inserted else { return }
        bytes += Self.blockBytes
        switch block.content {
        case .nodes(let nodes): pending += nodes
        case .blocks(let inner): blocks += inner
        }
    }

    private mutating func count(_ node: LayerNode, _ pending: inout [LayerNode]) {
        bytes += Self.nodeBytes
        if let mask = node.mask { pending.append(mask) }
        if let contents = node.state.picture { count(contents.picture) }
        for tile in node.state.kind == .tiled ? node.state.tiled.tiles : [] { count(tile.picture) }
        if node.state.kind == .shape, let path = node.state.shape.path { bytes += path.points.count * 16 }
        for piece in node.state.kind == .emitter ? node.state.emission.pieces : [] { count(piece, bytes: Self.nodeBytes) }
        for animation in node.animations {
            count(animation, bytes: Self.animationBytes)
            if let transition = animation.transition { pending.append(transition.outgoing) }
        }
    }

    private mutating func count(_ picture: Picture) { count(picture, bytes: 4 * picture.width * picture.height) }

    private mutating func count(_ object: AnyObject, bytes size: Int) {
        if counted.insert(ObjectIdentifier(object)).inserted { bytes += size }
    }

    // Measured with malloc_usable_size, rounded up, with the groups that usual layers have.
    private static let (nodeBytes, blockBytes, animationBytes) = (800, 240, 1200)
}
