/// Steps that do not depend on each other, cut into pieces that are about the same work.
struct WorkPlan: Sendable {
    /// Fewer layers than this are evaluated in less time than it takes to wake a thread.
    private static let layersWorthThreads = 256
    /// How many layers one piece evaluates, at least.
    private static let layersInPiece = 64

    /// The steps of all pieces, in the order in which they are due; they refer to the first context.
    private var steps: [FrameBuilder.Step] = []
    /// Where in `steps` each piece ends.
    private var ends: [Int] = []
    /// The open piece is of layers that stand still; others are cut as if those were not there, whether they are drawn already or not.
    private var isStill = false
    /// How many layers the open piece evaluates.
    private var openCost = 0
    private var wholeCost = 0
    /// The cost of what can be cut no further.
    private var largestCost = 0

    /// How many pieces there are.
    var count: Int { ends.count }

    /// The steps of one piece, in the order in which they are due.
    subscript(piece: Int) -> ArraySlice<FrameBuilder.Step> { steps[(piece == 0 ? 0 : ends[piece - 1])..<ends[piece]] }

    /// Cuts steps into pieces.
    ///
    /// - Parameter steps: The next one last, as the builder has them; all of them refer to one context.
    mutating func make(of steps: ArraySlice<FrameBuilder.Step>) {
        clear()
        for index in steps.indices.reversed() { add(steps[index]) }
        closePiece()
    }

    /// Forgets the steps, and keeps their memory.
    mutating func clear() {
        steps.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        (openCost, wholeCost, largestCost, isStill) = (0, 0, 0, false)
    }

    /// Most of the work is not below a single layer: whose sublayers are shared when it is their turn.
    var isWorthThreads: Bool { largestCost <= wholeCost / 2 }

    /// Whether there is enough to do in some steps.
    static func hasEnough(_ steps: ArraySlice<FrameBuilder.Step>) -> Bool {
        // A single layer is not cut: its sublayers are shared when it is their turn.
        if steps.count == 1, case .enterLevel(_, let range, _) = steps[steps.startIndex], range.count == 1 { return false }
        var cost = 0
        for step in steps where cost < layersWorthThreads {
            switch step {
            case .enterLevel(let block, _, _), .enterBlock(let block, _): cost += block.layerCount
            default: break
            }
        }
        return cost >= layersWorthThreads
    }

    private mutating func add(_ step: FrameBuilder.Step) {
        switch step {
        case .enterLevel(let block, let range, _):
            open(isStill: false)
            guard case .nodes(let nodes) = block.content else { return }
            var start = range.lowerBound
            for index in range {
                let isLarge = count(nodes[index].layerCount)
                guard isLarge || index + 1 == range.upperBound else { continue }
                steps.append(.enterLevel(block, start..<index + 1, in: 0))
                start = index + 1
                if isLarge { closePiece() }
            }
        case .enterBlock(let block, _):
            open(isStill: true)
            steps.append(.enterBlock(block, in: 0))
            if count(block.layerCount) { closePiece() }
        default:
            open(isStill: true)
            steps.append(step)
        }
    }

    private mutating func open(isStill: Bool) {
        if isStill != self.isStill { closePiece() }
        self.isStill = isStill
    }

    /// - Returns: Whether the open piece is large enough now.
    private mutating func count(_ cost: Int) -> Bool {
        openCost += cost
        wholeCost += cost
        largestCost = max(largestCost, cost)
        return openCost >= Self.layersInPiece
    }

    private mutating func closePiece() {
        if steps.count > ends.last ?? 0 { ends.append(steps.count) }
        openCost = 0
    }
}
