import LaminaPrimitives
import TestRandom
import Testing

@testable import LaminaScene

/// Compares frames of replicators with frames of trees in which each instance is a layer of its own.
@Suite struct ReplicatorFrameTests {
    private let viewport = Viewport(width: 300, height: 300)

    private func items(_ root: LayerNode, at time: Double) -> [DrawItem] {
        Frame(RenderTree(root: root, commitTime: 0), at: time, in: viewport).items.map { item in
            var item = item
            item.isRepeated = false
            return item
        }
    }

    private func expectEqual(_ fast: [DrawItem], _ slow: [DrawItem], _ place: String) {
        #expect(fast.count == slow.count, "\(place)")
        for (index, (a, b)) in zip(fast, slow).enumerated() where a != b {
            #expect(a.placement == b.placement, "\(place), item \(index)")
            #expect(a == b, "\(place), item \(index)")
            return
        }
    }

    @Test func instancesGiveTheItemsOfExplicitCopies() {
        var trees = ReplicatedTrees(seed: 5)
        var count = 0
        for round in 0..<120 {
            let root = trees.tree()
            let copied = Copies().copy(of: root)
            for time in [0, 0.375, 1.25] {
                let (fast, slow) = (items(root, at: time), items(copied, at: time))
                count += fast.count
                expectEqual(fast, slow, "round \(round), time \(time)")
            }
        }
        #expect(count > 10000)
    }

    @Test func instancesInSpaceGiveTheItemsOfCopiesInTransformLayers() {
        var trees = ReplicatedTrees(seed: 9, isDeep: true)
        var count = 0
        for round in 0..<60 {
            let root = trees.tree()
            let (fast, slow) = (items(root, at: 0.75), items(Copies().copy(of: root), at: 0.75))
            count += fast.count
            expectEqual(fast, slow, "round \(round)")
        }
        #expect(count > 1000)
    }

    /// Returns a black square.
    private func square(_ id: UInt64, isMoving: Bool = false) -> LayerNode {
        var state = LayerState()
        state.bounds = Rect(0, 0, 20, 20)
        state.position = Point(30, 30)
        state.backgroundColor = .black
        let animations = isMoving ? [LayerAnimation(id: 1, begin: 0, end: 9, tracks: [])] : []
        return LayerNode(id: LayerID(id), state: state, animations: animations)
    }

    /// Returns a replicator without a background, whose instances move to the right.
    private func replicator(_ id: UInt64, _ count: Int, _ children: [LayerNode]) -> LayerNode {
        var state = LayerState()
        state.kind = .replicator
        state.replicator.instanceCount = Double(count)
        state.replicator.instanceTransform = .translation(2, 0, 0)
        return LayerNode(id: LayerID(id), state: state, children: NodeList(children))
    }

    /// Returns the frames of a tree at two times, and the parts of the second frame that the first has too.
    private func twoFrames(_ root: LayerNode) -> (first: Frame, second: Frame, shared: [FramePart]) {
        let (tree, evaluator) = (RenderTree(root: root, commitTime: 0), Evaluator())
        let (first, second) = (evaluator.frame(of: tree, at: 0.1, in: viewport), evaluator.frame(of: tree, at: 0.2, in: viewport))
        let old = Set(first.content.leaves.map { ObjectIdentifier($0) })
        return (first, second, second.content.leaves.filter { old.contains(ObjectIdentifier($0)) })
    }

    @Test func aStaticReplicatorIsAPartThatLaterFramesShare() {
        let frames = twoFrames(ReplicatedTrees.root([replicator(1, 20, [square(2)]), square(3, isMoving: true)]))
        #expect(frames.second.items.count == 21)
        #expect(frames.shared.map(\.items.count) == [20])
    }

    @Test func eachInstanceOfAStaticBlockHasAPartOfItsOwn() {
        // In each instance of the outer replicator a layer moves beside an inner replicator that stands still.
        let frames = twoFrames(replicator(1, 2, [replicator(2, 3, (3..<13).map { square($0) }), square(13, isMoving: true)]))
        #expect(frames.second.items.count == 62)
        #expect(frames.shared.map(\.items.count).reduce(0, +) == 60)
        #expect(frames.first.items == frames.second.items)
    }

    @Test func onlyItemsInsideReplicatorsAreMarkedAsRepeated() {
        let root = ReplicatedTrees.root([replicator(1, 3, [square(2)]), square(3)])
        let items = Frame(RenderTree(root: root, commitTime: 0), at: 0, in: viewport).items
        #expect(items.map(\.isRepeated) == [true, true, true, false])
    }

    @Test func layersOutsideOfReplicatorsPayNoMemory() {
        // The index of the instance lies in the padding after a Boolean.
        struct WithoutReplica {
            var node: LayerNode
            var state: LayerState
            var time: Double
            var placement: Projection
            var isFlipped: Bool
            var opacity: Float
            var clip: Clip?
            var visible: PixelRect
            var depthStep: DepthStep
            var isPartOfTransition: Bool
        }
        #expect(MemoryLayout<Visit>.stride == MemoryLayout<WithoutReplica>.stride)
    }
}

/// Makes random trees with replicators of opaque instances.
private struct ReplicatedTrees {
    private var random: Random
    private var id: UInt64 = 0
    /// True for trees whose instances leave the plane.
    private let isDeep: Bool

    init(seed: UInt64, isDeep: Bool = false) {
        random = Random(seed: seed)
        self.isDeep = isDeep
    }

    static func root(_ children: [LayerNode]) -> LayerNode {
        var state = LayerState()
        state.bounds = Rect(0, 0, 300, 300)
        state.position = Point(150, 150)
        return LayerNode(id: LayerID(0), state: state, children: NodeList(children))
    }

    mutating func tree() -> LayerNode { Self.root((0..<1 + random.below(3)).map { _ in branch(depth: 0) }) }

    private mutating func branch(depth: Int) -> LayerNode {
        let children = (0..<1 + random.below(4)).map { _ in
            depth < 2 && random.chance(40) ? branch(depth: depth + 1) : leaf(isMoving: random.chance(30))
        }
        return replicator(random.below(6), children, isMoving: random.chance(30))
    }

    /// Returns a replicator in the plane of its superlayer, whose instances are turned, moved and tinted.
    mutating func replicator(_ count: Int, _ children: [LayerNode], isMoving: Bool) -> LayerNode {
        id += 1
        var state = plainState()
        state.backgroundColor = random.chance(30) ? color() : nil
        state.kind = .replicator
        state.replicator.instanceCount = Double(count)
        // Sums of eighths are exact.
        state.replicator.instanceDelay = Double(random.below(7) - 3) / 8
        state.replicator.instanceColor = random.chance(50) ? color() : .white
        state.replicator.instanceRedOffset = random.number(-0.3...0.3)
        state.replicator.instanceTransform = Transform3D.rotation(random.number(0...1), 0, 0, 1)
            .followed(by: .translation(random.number(-20...20), random.number(-20...20), isDeep ? random.number(-4...4) : 0))
        if isDeep, random.chance(30) { state.replicator.preservesDepth = true }
        return LayerNode(id: LayerID(id), state: state, animations: isMoving ? [animation(on: state)] : [], children: NodeList(children))
    }

    mutating func leaf(isMoving: Bool) -> LayerNode {
        id += 1
        var state = plainState()
        state.backgroundColor = color()
        if random.chance(30) { state.edges.borderWidth = 2 }
        if random.chance(20) { state.edges.cornerRadius = 5 }
        if random.chance(20), !isDeep { state.flags.masksToBounds = true }
        return LayerNode(id: LayerID(id), state: state, animations: isMoving ? [animation(on: state)] : [])
    }

    private mutating func plainState() -> LayerState {
        var state = LayerState()
        state.bounds = Rect(0, 0, random.number(5...60), random.number(5...60))
        state.position = Point(random.number(20...100), random.number(20...100))
        return state
    }

    private mutating func color() -> Color {
        Color(red: Float(random.number(0...1)), green: Float(random.number(0...1)), blue: Float(random.number(0...1)))
    }

    private func animation(on state: LayerState) -> LayerAnimation {
        var animation = Animation.basic(from: .number(10), to: .number(90))
        animation.keyPath = "position.x"
        return LayerAnimation(animation, in: LayerState.properties, on: state)
    }
}

/// Replaces replicators by layers with one layer for each instance.
private struct Copies {
    /// The product of the instances' colours.
    var tint = Color.white

    /// Returns a copy of the tree without replicators, whose colours are multiplied by the tint.
    func copy(of node: LayerNode) -> LayerNode {
        var state = node.state
        state.backgroundColor = state.backgroundColor.map { multiplied($0, tint) }
        if !state.hasPlainEdges { state.edges.borderColor = state.edges.borderColor.map { multiplied($0, tint) } }
        guard state.kind == .replicator else {
            return LayerNode(id: node.id, state: state, animations: node.animations, children: NodeList(node.children.array.map { copy(of: $0) }))
        }
        let replicator = state.replicator
        state.kind = replicator.preservesDepth ? .transform : .plain
        state.replicator = .initial
        let instances = (0..<Int(replicator.instanceCount)).map { instance($0, of: node, replicator) }
        return LayerNode(id: node.id, state: state, animations: node.animations, children: NodeList(instances))
    }

    /// Returns a layer without extent that places, delays and tints copies of a replicator's sublayers.
    private func instance(_ index: Int, of node: LayerNode, _ replicator: ReplicatorState) -> LayerNode {
        var state = LayerState()
        let center = node.state.bounds.center
        for _ in 0..<index {
            state.transform = state.transform.followed(by: .translation(-center.x, -center.y, 0)).followed(by: replicator.instanceTransform)
                .followed(by: .translation(center.x, center.y, 0))
        }
        if !replicator.instanceTransform.isAffine { state.kind = .transform }
        // The local time of a layer is 0 before its begin time, and instances may be in negative times.
        state.timing.beginTime = -128
        state.timing.timeOffset = -128 - Double(index) * replicator.instanceDelay
        let step = Float(min(1, max(0, Double(replicator.instanceColor?.red ?? 1) + Double(index) * replicator.instanceRedOffset)))
        let own = Color(red: step, green: replicator.instanceColor?.green ?? 1, blue: replicator.instanceColor?.blue ?? 1)
        let inner = Copies(tint: multiplied(tint, own))
        return LayerNode(id: node.id, state: state, children: NodeList(node.children.array.map { inner.copy(of: $0) }))
    }

    private func multiplied(_ color: Color, _ factor: Color) -> Color {
        Color(red: color.red * factor.red, green: color.green * factor.green, blue: color.blue * factor.blue, alpha: color.alpha)
    }
}
