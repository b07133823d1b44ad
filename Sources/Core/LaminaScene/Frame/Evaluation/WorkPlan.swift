/// A division of independent steps into pieces of about equal work.
struct WorkPlan: Sendable {
    /// The minimum number of layers to evaluate on several threads; evaluating fewer takes less time than waking a thread.
    private static let layersWorthThreads = 256
    /// The minimum number of layers in a piece, except the last of its kind.
    private static let layersInPiece = 64

    /// The steps of each piece, in order of execution; they refer to the context with index 0.
    private(set) var pieces: [[FrameBuilder.Step]] = []
    /// The steps of the piece that is being filled.
    private var open: [FrameBuilder.Step] = []
    /// True when the open piece contains static blocks.
    ///
    /// Static and moving layers never share a piece, so that the cuts between moving layers do not depend on which static blocks are cached.
    private var isStill = false
    /// The number of layers in the open piece.
    private var openCost = 0
    /// The number of layers in all pieces.
    private var wholeCost = 0
    /// The largest number of layers in a step that cannot be divided.
    private var largestCost = 0

    /// Divides steps into pieces.
    ///
    /// - Parameter steps: The steps, the next one last, as the builder stores them; all must refer to the same context.
    init(_ steps: ArraySlice<FrameBuilder.Step>) {
        for step in steps.reversed() { add(step) }
        closePiece()
    }

    /// True unless one layer has most of the work: its sublayers are then divided when the walk reaches them.
    var isWorthThreads: Bool { largestCost <= wholeCost / 2 }

    /// True when the steps have enough work for several threads.
    static func hasEnough(_ steps: ArraySlice<FrameBuilder.Step>) -> Bool {
        // A single layer cannot be divided; its sublayers are when the walk reaches them.
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

    /// Appends a step, divided where it fills a piece.
    private mutating func add(_ step: FrameBuilder.Step) {
        switch step {
        case .enterLevel(let block, let range, _):
            beginPiece(isStill: false)
            guard case .nodes(let nodes) = block.content else { return }
            var start = range.lowerBound
            for index in range {
                let isLarge = count(nodes[index].layerCount)
                guard isLarge || index + 1 == range.upperBound else { continue }
                open.append(.enterLevel(block, start..<index + 1, in: 0))
                start = index + 1
                if isLarge { closePiece() }
            }
        case .enterBlock(let block, _):
            beginPiece(isStill: true)
            open.append(.enterBlock(block, in: 0))
            if count(block.layerCount) { closePiece() }
        default:
            beginPiece(isStill: true)
            open.append(step)
        }
    }

    /// Ends the open piece if it is of the other kind, static or moving.
    private mutating func beginPiece(isStill: Bool) {
        if isStill != self.isStill { closePiece() }
        self.isStill = isStill
    }

    /// Counts the layers of a step.
    ///
    /// - Returns: True when the open piece is large enough.
    private mutating func count(_ cost: Int) -> Bool {
        openCost += cost
        wholeCost += cost
        largestCost = max(largestCost, cost)
        return openCost >= Self.layersInPiece
    }

    private mutating func closePiece() {
        if !open.isEmpty { pieces.append(open) }
        open = []
        openCost = 0
    }
}
