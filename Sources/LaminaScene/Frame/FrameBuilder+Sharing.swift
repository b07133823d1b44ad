import LaminaPrimitives

/// What evaluating on several threads uses again from frame to frame.
struct WorkSharing {
    let workers: any Workers
    /// Those that nobody works with at the moment.
    private let builders = Guarded<[PieceBuilder]>([])
    /// What became of the pieces of a plan.
    private let done = Guarded<[FramePart]>([])
    private let store: PartStore
}

/// A builder for one piece at a time.
///
/// `@unchecked Sendable`: only the thread that took it from the list has it.
private final class PieceBuilder: @unchecked Sendable {
    var builder: FrameBuilder

    init(_ store: PartStore) { builder = FrameBuilder(store) }
}

extension FrameBuilder {
    /// Does what was asked for since there were `first` steps on all threads, if there are threads and enough to do.
    ///
    /// Every piece becomes parts of its own, the same ones in every frame, so that a later stage finds them again.
    ///
    /// - Parameter context: That of all these steps.
    mutating func shareSteps(from first: Int, in context: ContextStack.Index) {
        guard openCount == 0, WorkPlan.hasEnough(steps[first...]), let sharing else { return }
        plan.make(of: steps[first...])
        guard plan.isWorthThreads else { return }
        steps.removeSubrange(first...)
        finishItems()
        sharing.run(plan, viewport, contexts[context], nesting: parts.depth - 1) { parts.append($0) }
        plan.clear()
    }

    /// All that is seen of one piece of a plan.
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

    /// Does all pieces of a plan, and calls `body` with what became of each, in order.
    ///
    /// - Parameter context: That of all steps.
    /// - Parameter nesting: How many parts are being made around them.
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

/// One piece of a plan in each piece of work.
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
