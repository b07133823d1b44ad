import Dispatch
import LaminaConcurrency
import LaminaPrimitives
import LaminaScene
import TestRandom
import Testing

@Suite struct FramePartTests {
    private let viewport = Viewport(width: 200, height: 200)

    /// Evaluates a tree without any cache, or with that of an evaluator.
    private func frame(_ root: LayerNode, at time: Double, by evaluator: Evaluator = Evaluator()) -> Frame {
        evaluator.frame(of: RenderTree(root: root, commitTime: 0), at: time, in: viewport)
    }

    private func square(_ id: Int, _ children: [LayerNode] = [], isMoving: Bool = false) -> LayerNode {
        var state = LayerState()
        state.bounds = Rect(0, 0, 10, 10)
        state.position = Point(Double(id * 7 % 190), Double(id * 13 % 190))
        state.backgroundColor = .black
        let animations = isMoving ? [LayerAnimation(id: 1, begin: 0, end: 100, tracks: [Mover()])] : []
        return LayerNode(id: LayerID(UInt64(id)), state: state, animations: animations, children: NodeList(children))
    }

    private func root(_ children: [LayerNode]) -> LayerNode {
        LayerNode(id: LayerID(0), state: LayerState(), children: NodeList(children))
    }

    @Test func unchangedPartsAreSharedWithTheNextFrame() {
        let tree = root((1...200).map { square($0) } + [square(201, isMoving: true)])
        let evaluator = Evaluator()
        let (first, second) = (frame(tree, at: 1, by: evaluator), frame(tree, at: 2, by: evaluator))
        let old = Set(first.content.leaves.map { ObjectIdentifier($0) })
        let new = second.content.leaves.filter { !old.contains(ObjectIdentifier($0)) }
        #expect(first.items.count == 201 && second.items.count == 201)
        #expect(new.count == 1)
        #expect(new.reduce(0) { $0 + $1.items.count } <= 16)
    }

    @Test func aReplacedNodeKeepsThePartsOfOtherBlocks() {
        let nodes = (1...300).map { square($0) }
        let (before, evaluator) = (root(nodes), Evaluator())
        let first = frame(before, at: 0, by: evaluator)
        let after = LayerNode(id: before.id, state: before.state, children: before.children.replacing([(index: 130, node: square(999))]))
        let second = frame(after, at: 0, by: evaluator)
        let old = Set(first.content.leaves.map { ObjectIdentifier($0) })
        #expect(second.content.leaves.filter { !old.contains(ObjectIdentifier($0)) }.map { $0.items.count } == [16])
        let expected: [UInt64] = nodes.map { $0.id.number == 131 ? 999 : $0.id.number }
        #expect(second.items.map(\.layer.number) == expected)
        #expect(FrameComparison(first, second).newParts.count == 1)
    }

    @Test func aChangedPositionOrOpacityOfTheSuperlayerRebuildsTheParts() {
        let (content, evaluator) = (square(1, (2...100).map { square($0) }), Evaluator())
        var state = LayerState()
        _ = frame(LayerNode(id: LayerID(0), state: state, children: NodeList([content])), at: 0, by: evaluator)
        state.position = Point(30, 20)
        state.flags.allowsGroupOpacity = false
        state.opacity = 0.5
        let moved = LayerNode(id: LayerID(0), state: state, children: NodeList([content]))
        let now = frame(moved, at: 0, by: evaluator)
        #expect(now == frame(moved, at: 0))
        #expect(now.items.first?.opacity == 0.5)
    }

    @Test func cachedPartsShowTheSameAsAnEvaluatorWithoutACache() {
        var trees = RandomTrees(seed: 11)
        for round in 0..<15 {
            let evaluator = Evaluator(workers: round.isMultiple(of: 3) ? nil : Crowd())
            var tree = trees.tree()
            var last = frame(tree, at: 0, by: evaluator)
            for step in 1...6 {
                if step % 2 == 0 { tree = trees.changed(tree) }
                let time = Double(step) * 0.7
                let (now, slow) = (frame(tree, at: time, by: evaluator), frame(tree, at: time))
                #expect(now == slow)
                // The pixels outside the damage must be drawn by the same items, whether their parts were cached or rebuilt.
                expectSameOutside(FrameComparison(last, now).changes, last, now)
                last = now
            }
        }
    }

    @Test func partsEvaluatedByThreadsAreReusedInTheNextFrame() {
        let (tree, evaluator) = (root((1...1000).map { square($0, isMoving: $0 > 500) }), Evaluator(workers: Crowd()))
        let (first, second) = (frame(tree, at: 1, by: evaluator), frame(tree, at: 2, by: evaluator))
        #expect(first.items.map(\.layer.number) == Array(1...1000))
        #expect(first.content.leaves.map(\.items.count) == second.content.leaves.map(\.items.count))
        #expect(zip(first.content.leaves, second.content.leaves).count { $0 === $1 } == 31)
        #expect(second == frame(tree, at: 2))
    }

    @Test func blocksThatAreNoLongerDrawnAreReleased() {
        let evaluator = Evaluator()
        weak var first: LayerNode?
        for round in 0..<8 {
            let tree = root((1...2000).map { square($0 + round) })
            if round == 0 { first = tree.children[0] }
            _ = frame(tree, at: 0, by: evaluator)
        }
        #expect(first == nil)
    }

    private func expectSameOutside(_ damage: [PixelRect], _ old: Frame, _ new: Frame) {
        let (before, now) = (old.items.filter { !$0.content.isGroup }, new.items.filter { !$0.content.isGroup })
        var areSame = true
        for x in stride(from: 4, to: 200, by: 50) {
            for y in stride(from: 4, to: 200, by: 50) {
                let pixel = PixelRect(x, y, x + 1, y + 1)
                guard !damage.contains(where: { $0.contains(pixel) }) else { continue }
                func seen(_ items: [DrawItem]) -> [LayerID] { items.filter { $0.bounds.contains(pixel) }.map(\.layer) }
                areSame = areSame && seen(before) == seen(now)
            }
        }
        #expect(areSame)
    }
}

/// Workers that run on all threads of the machine.
private struct Crowd: Workers {
    func map<Result: Sendable>(count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let results = Guarded([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = body(index)
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}

/// A track that moves a layer to the right by ten points per second.
private final class Mover: LayerTrack {
    func apply(to state: inout LayerState, at time: Double) { state.position.x = time * 10 }
}

/// A generator of random trees with blocks of many sizes, groups, clips, shadows, masks, depth and animations.
private struct RandomTrees {
    private var random: Random
    private var id: UInt64 = 0

    init(seed: UInt64) { random = Random(seed: seed) }

    mutating func tree() -> LayerNode {
        let children = (0..<[3, 40, 70, 150, 400][random.below(5)]).map { _ in node(depth: 0) }
        return LayerNode(id: LayerID(0), state: LayerState(), children: NodeList(children))
    }

    /// Returns the tree with some nodes replaced, as a commit does.
    mutating func changed(_ node: LayerNode) -> LayerNode {
        guard !node.children.isEmpty else { return self.node(depth: 3) }
        let index = random.below(node.children.count)
        let child = random.below(3) == 0 ? self.node(depth: 2) : changed(node.children[index])
        return LayerNode(
            id: node.id, state: node.state, animations: node.animations, children: node.children.replacing([(index: index, node: child)]),
            mask: node.mask)
    }

    private mutating func node(depth: Int) -> LayerNode {
        id += 1
        let number = id
        let count = depth < 2 && random.below(12) == 0 ? 1 + random.below(50) : 0
        let children = (0..<count).map { _ in node(depth: depth + 1) }
        return LayerNode(
            id: LayerID(number), state: state(),
            animations: random.below(25) == 0 ? [LayerAnimation(id: 1, begin: 0, end: 9, tracks: [Mover()])] : [],
            children: NodeList(children), mask: random.below(30) == 0 ? node(depth: 3) : nil)
    }

    private mutating func replicate(_ state: inout LayerState) {
        state.kind = .replicator
        state.replicator.instanceCount = Double(random.below(5))
        state.replicator.instanceTransform = .translation(Double(random.below(20)), 5, 0)
        state.replicator.instanceDelay = Double(random.below(3))
        state.replicator.instanceRedOffset = -0.25 * Double(random.below(2))
        state.replicator.instanceAlphaOffset = -0.25 * Double(random.below(2))
        state.replicator.preservesDepth = random.below(3) == 0
    }

    private mutating func state() -> LayerState {
        var state = LayerState()
        state.bounds = Rect(0, 0, Double(random.below(60)), Double(random.below(60)))
        state.position = Point(Double(random.below(200)), Double(random.below(200)))
        state.backgroundColor = random.below(8) == 0 ? nil : .white
        if random.below(12) == 0 { state.opacity = 0.5 }
        if random.below(15) == 0 { state.flags.masksToBounds = true }
        if random.below(20) == 0 { state.shadow.opacity = 0.5 }
        if random.below(40) == 0 { state.zPosition = Double(random.below(3)) }
        if random.below(300) == 0 { state.transform = .rotation(0.4, 0, random.below(2) == 0 ? 1 : 0, 1) }
        if random.below(60) == 0 { state.flags.isHidden = true }
        if random.below(60) == 0 { state.flags.isGeometryFlipped = true }
        if random.below(60) == 0 { state.kind = .transform }
        if random.below(15) == 0 { replicate(&state) }
        return state
    }
}
