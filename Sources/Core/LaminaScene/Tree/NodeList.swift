/// A layer's sublayers, back to front.
///
/// A tree of blocks, so that replacing one among 100,000 copies three small arrays.
package struct NodeList: Sendable {
    /// The topmost block; nil for an empty list.
    package private(set) var root: NodeBlock?

    /// Creates an empty list.
    package init() {}

    /// Creates the list of a block's nodes; nil gives an empty list.
    package init(root: NodeBlock?) { self.root = root }

    package init(_ nodes: [LayerNode]) {
        guard !nodes.isEmpty else { return }
        var blocks = Self.pieces(of: nodes).map { NodeBlock(Array($0)) }
        while blocks.count > 1 { blocks = Self.pieces(of: blocks).map { NodeBlock(Array($0)) } }
        root = blocks.first
    }

    /// The elements in slices of `NodeBlock.capacity`; only the last may be shorter.
    private static func pieces<Element>(of elements: [Element]) -> [ArraySlice<Element>] {
        stride(from: 0, to: elements.count, by: NodeBlock.capacity).map { elements[$0..<min($0 + NodeBlock.capacity, elements.count)] }
    }

    /// A copy of the list with some of its nodes replaced.
    ///
    /// - Parameter replacements: Each index at most once.
    /// - Complexity: O(k log k) in the number of replacements, and little more for 100,000 nodes than for 1,000.
    package func replacing(_ replacements: [(index: Int, node: LayerNode)]) -> NodeList {
        guard !replacements.isEmpty, let root else { return self }
        var list = self
        list.root = root.replacing(replacements.sorted { $0.index < $1.index }[...], first: 0)
        return list
    }

    /// Empties the list, and appends the nodes of blocks that no other list shares to `pending`.
    mutating func takeNodes(into pending: inout [LayerNode]) {
        var blocks: [NodeBlock] = []
        if let root { blocks.append(root) }
        root = nil
        while var block = blocks.popLast() {
            guard isKnownUniquelyReferenced(&block) else { continue }
            switch block.content {
            case .nodes(let nodes): pending += nodes
            case .blocks(let inner): blocks += inner
            }
        }
    }

    package var isEmpty: Bool { root == nil }
    package var count: Int { root?.count ?? 0 }

    /// The node at an index.
    ///
    /// - Precondition: `index` is in `0 ..< count`.
    package subscript(index: Int) -> LayerNode {
        guard let root else { preconditionFailure("an empty list has no node") }
        return root.node(at: index)
    }

    /// Calls `body` with each node in order.
    package func forEach(_ body: (LayerNode) throws -> Void) rethrows { try root?.forEach(body) }

    /// All nodes in one array.
    package var array: [LayerNode] {
        if case .nodes(let few) = root?.content { return few }
        var nodes: [LayerNode] = []
        nodes.reserveCapacity(count)
        forEach { nodes.append($0) }
        return nodes
    }
}
