import LaminaPrimitives

extension FrameBuilder {
    /// Does what was asked for since there were `first` steps on all threads, if there are threads and enough to do.
    ///
    /// Every piece becomes parts of its own, the same ones in every frame, so that a later stage finds them again.
    mutating func shareSteps(from first: Int) {
        guard let workers, openCount == 0, WorkPlan.hasEnough(steps[first...]) else { return }
        let plan = WorkPlan(steps[first...].reversed())
        guard plan.isWorthThreads else { return }
        steps.removeSubrange(first...)
        finishItems()
        let done = Guarded(Array(repeating: FramePart([]), count: plan.pieces.count))
        workers.run(count: plan.pieces.count) { [viewport, screen, nesting = parts.count] index in
            var builder = FrameBuilder(viewport: viewport, screen: screen)
            builder.parts = Array(repeating: [], count: nesting)
            let part = builder.part(of: plan.pieces[index])
            done.withLock { $0[index] = part }
        }
        done.withLock { parts[parts.count - 1] += $0 }
    }

    /// All that is seen of some steps.
    private mutating func part(of piece: [Step]) -> FramePart {
        steps = piece.reversed()
        while let step = steps.popLast() { run(step) }
        finishItems()
        return .joining(parts.popLast() ?? [])
    }
}

/// Steps that do not depend on each other, cut into pieces that are about the same work.
private struct WorkPlan: Sendable {
    /// Fewer layers than this are evaluated in less time than it takes to wake a thread.
    private static let layersWorthThreads = 256
    /// How many layers one piece evaluates, at least.
    private static let layersInPiece = 64

    /// The steps of each piece, in the order in which they are due.
    private(set) var pieces: [[FrameBuilder.Step]] = []
    private var openSteps: [FrameBuilder.Step] = []
    /// The open piece is of layers that stand still; others are cut as if those were not there, whether they are drawn already or not.
    private var isStill = false
    /// How many layers the open piece evaluates.
    private var openCost = 0
    private var wholeCost = 0
    /// The cost of what can be cut no further.
    private var largestCost = 0

    init(_ steps: some Sequence<FrameBuilder.Step>) {
        for step in steps { add(step) }
        closePiece()
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
        case .enterLevel(let block, let range, let scope):
            open(isStill: false)
            guard case .nodes(let nodes) = block.content else { return }
            var start = range.lowerBound
            for index in range {
                let isLarge = count(nodes[index].layerCount)
                guard isLarge || index + 1 == range.upperBound else { continue }
                openSteps.append(.enterLevel(block, start..<index + 1, in: scope))
                start = index + 1
                if isLarge { closePiece() }
            }
        case .enterBlock(let block, _):
            open(isStill: true)
            openSteps.append(step)
            if count(block.layerCount) { closePiece() }
        default:
            open(isStill: true)
            openSteps.append(step)
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
        if !openSteps.isEmpty { pieces.append(openSteps) }
        (openSteps, openCost) = ([], 0)
    }
}
