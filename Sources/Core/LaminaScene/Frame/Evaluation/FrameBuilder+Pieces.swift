/// A finished piece of a frame, with the blocks that it drew.
private struct Piece: Sendable {
    let part: FramePart
    let drawnBlocks: [DrawnBlock]
}

extension FrameBuilder {
    /// Runs the pending steps from index `first` on in parallel, if there are threads and there is enough work.
    ///
    /// Each piece becomes its own frame part. Pieces are the same in every frame, so that later stages recognise unchanged items.
    ///
    /// - Parameter context: The context that all these steps refer to.
    mutating func shareSteps(from first: Int, in context: ContextStack.Index) {
        guard openCount == 0, let workers, WorkPlan.hasEnough(steps[first...]) else { return }
        let plan = WorkPlan(steps[first...])
        guard plan.isWorthThreads else { return }
        steps.removeSubrange(first...)
        finishItems()
        let (viewport, blockParts, replicas, entry, nesting) = (viewport, blockParts, replicas, contexts[context], parts.depth - 1)
        let rasterLimits = rasterLimits
        let pieces = workers.map(count: plan.pieces.count) { index in
            // Without workers, because the threads are already occupied with the other pieces.
            var builder = FrameBuilder(viewport, blockParts, workers: nil, nesting: nesting)
            (builder.replicas, builder.rasterLimits) = (replicas, rasterLimits)
            return builder.piece(of: plan.pieces[index], entry)
        }
        for piece in pieces {
            parts.append(piece.part)
            drawnBlocks += piece.drawnBlocks
        }
    }

    /// Runs the steps of one piece.
    ///
    /// - Parameter context: The context with index 0, to which all steps refer.
    private mutating func piece(of steps: [Step], _ context: ContextStack.Entry) -> Piece {
        _ = contexts.push(context.context, at: context.time, replica: context.replica, firstStep: 0)
        self.steps = steps.reversed()
        while let step = nextStep() { run(step) }
        return Piece(part: finishedPart(), drawnBlocks: drawnBlocks)
    }
}
