import LaminaPrimitives

/// The resources for evaluation on several threads, kept from frame to frame.
struct WorkSharing {
    let workers: any Workers
    /// The builders that no thread uses at the moment.
    private let builders = Guarded<[PieceBuilder]>([])
    /// The frame part of each piece of the current plan.
    private let done = Guarded<[FramePart]>([])
    private let store: PartStore
}

/// A builder that evaluates one piece at a time.
///
/// `@unchecked Sendable`: only the thread that took it from the list uses it.
private final class PieceBuilder: @unchecked Sendable {
    var builder: FrameBuilder

    init(_ store: PartStore) { builder = FrameBuilder(store) }
}

extension FrameBuilder {
    /// Runs the pending steps from index `first` on in parallel, if there are threads and there is enough work.
    ///
    /// Each piece becomes its own frame parts. Pieces are the same in every frame, so that later stages find their caches.
    ///
    /// - Parameter context: The context that all these steps refer to.
    mutating func shareSteps(from first: Int, in context: ContextStack.Index) {
        guard openCount == 0, WorkPlan.hasEnough(steps[first...]), let sharing else { return }
        plan.make(of: steps[first...])
        guard plan.isWorthThreads else { return }
        steps.removeSubrange(first...)
        finishItems()
        sharing.run(plan, viewport, contexts[context], nesting: parts.depth - 1) { parts.append($0) }
        plan.clear()
    }

    /// Draws one piece of a plan and returns it as one frame part.
    fileprivate mutating func part(of piece: ArraySlice<Step>, _ viewport: Viewport, _ context: ContextStack.Entry, nesting: Int) -> FramePart {
        begin(viewport, nesting: nesting)
        _ = contexts.push(context.context, at: context.time, firstStep: 0)
        steps.append(contentsOf: piece.reversed())
        while let step = nextStep() { run(step) }
        return finishedPart()
    }
}

extension WorkSharing {
    init(_ workers: any Workers, _ store: PartStore) {
        self.workers = workers
        self.store = store
    }

    /// Runs all pieces of a plan in parallel, and calls `body` with the frame part of each, in order.
    ///
    /// - Parameter context: The context that all steps refer to.
    /// - Parameter nesting: The number of enclosing frame parts under construction.
    fileprivate func run(
        _ plan: WorkPlan, _ viewport: Viewport, _ context: ContextStack.Entry, nesting: Int, _ body: (FramePart) -> Void
    ) {
        let empty = store.empty
        done.withLock { for _ in 0..<plan.count { $0.append(empty) } }
        let work = PlanWork(
            plan: plan, viewport: viewport, context: context, nesting: nesting, builders: builders, done: done, store: store)
        workers.run(count: plan.count, work)
        done.withLock { parts in
            for part in parts { body(part) }
            parts.removeAll(keepingCapacity: true)
        }
    }
}

/// The work of all threads on a plan: work item `index` draws the piece with this index.
private struct PlanWork: SharedWork {
    let plan: WorkPlan
    let viewport: Viewport
    let context: ContextStack.Entry
    let nesting: Int
    let builders: Guarded<[PieceBuilder]>
    let done: Guarded<[FramePart]>
    let store: PartStore

    func work(_ index: Int) {
        let builder = builders.withLock { $0.popLast() } ?? PieceBuilder(store)
        let part = builder.builder.part(of: plan[index], viewport, context, nesting: nesting)
        done.withLock { $0[index] = part }
        builders.withLock { $0.append(builder) }
    }
}
