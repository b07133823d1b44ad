import LaminaPrimitives

/// Walks a tree once and writes items back to front; keeps its memory from tree to tree.
struct FrameBuilder {
    /// A thing to do while walking; small, because each layer with sublayers is a few of them.
    enum Step: Sendable {
        /// The last of `visits`.
        case enter
        /// Some sublayers in a block of nodes, which lie in their superlayer's plane.
        case enterLevel(NodeBlock, Range<Int>, in: ContextStack.Index)
        /// Sublayers are done: border, mask and the counts of shadow and group follow for the last of `visits`.
        case leave(Departure)
        /// The mask of the group at `header` is done.
        case finishMask(header: Int, contentCount: Int)
        /// The last of `visits` as one picture.
        case enterGroup(opacity: Float, blend: BlendMode)
        /// All items of the group at `header` are written.
        case closeGroup(header: Int)
        /// A colour over a strip of the picture of the last of `visits`.
        case veil(Rect, Color)
        /// Some sublayers, which do not move.
        case enterBlock(NodeBlock, in: ContextStack.Index)
        /// What such sublayers were drawn as.
        case add(FramePart)
        /// They are done.
        case leaveBlock(NodeBlock, in: ContextStack.Index)
    }

    /// Items that belong to no finished part yet.
    var items: [DrawItem] = []
    /// What is still to do, the next thing last.
    var steps: [Step] = []
    /// The layers of those steps that are about one, in the same order.
    var visits: [Visit] = []
    /// What several steps refer to.
    var contexts = ContextStack()
    /// How many groups and shadows are still being written, whose items have to stay in one part.
    var openCount = 0
    /// What is finished of the parts that are being made.
    var parts = PartStack()
    var depthOrder = DepthOrder()
    var planes = PlaneList()
    var plan = WorkPlan()

    var viewport = Viewport(width: 0, height: 0)
    let store: PartStore
    /// Evaluates layers that do not depend on each other, if given.
    let sharing: WorkSharing?

    init(_ store: PartStore, _ sharing: WorkSharing? = nil) {
        self.store = store
        self.sharing = sharing
    }

    /// What a tree shows at a moment of its superlayer's time.
    ///
    /// - Parameter screen: From the coordinates in which the root stands to pixels.
    mutating func frame(of root: LayerNode, at time: Double, in viewport: Viewport, screen: Projection) -> Frame {
        begin(viewport, nesting: 0)
        visit(root, at: time, screen)
        while let step = nextStep() { run(step) }
        return Frame(width: viewport.width, height: viewport.height, background: viewport.background, content: finishedPart())
    }

    /// - Parameter nesting: How many parts are being made around what is written.
    mutating func begin(_ viewport: Viewport, nesting: Int) {
        self.viewport = viewport
        parts.begin(nesting: nesting)
    }

    /// Takes the next thing to do off the list.
    mutating func nextStep() -> Step? {
        guard let step = steps.popLast() else { return nil }
        contexts.drop(after: steps.count)
        return step
    }

    /// All that was written.
    mutating func finishedPart() -> FramePart {
        finishItems()
        contexts.drop(after: -1)
        return parts.close(store)
    }

    private mutating func visit(_ root: LayerNode, at time: Double, _ screen: Projection) {
        let localTime = root.localTime(at: time)
        let state = root.presentation(at: localTime)
        guard !state.flags.isHidden || root.transition(at: localTime) != nil else { return }
        let placement = state.placement(in: nil).projection.placed(in: screen)
        push(
            .enter,
            of: Visit(
                node: root, state: state, time: localTime, placement: placement, isFlipped: state.flags.isGeometryFlipped,
                opacity: 1, clip: nil, visible: PixelRect(width: viewport.width, height: viewport.height)))
    }

    /// Asks for something about one layer.
    mutating func push(_ step: Step, of visit: Visit) {
        steps.append(step)
        visits.append(visit)
    }

    mutating func run(_ step: Step) {
        switch step {
        case .enter:
            var visit = visits.removeLast()
            enter(&visit)
        case .enterLevel(let block, let range, let context): enterLevel(block, range, in: context)
        case .leave(let departure): leave(departure, of: visits.removeLast())
        case .finishMask(let header, let contentCount): finishMask(header: header, contentCount: contentCount)
        case .enterGroup(let opacity, let blend): enterGroup(visits.removeLast(), opacity: opacity, blend: blend)
        case .closeGroup(let header): closeGroup(header: header)
        case .veil(let strip, let color):
            let visit = visits.removeLast()
            add(.fill(RoundedRect(strip), color), covering: strip, of: visit, opacity: visit.opacity)
        case .enterBlock(let block, let context): enter(block, in: context)
        case .add(let part):
            finishItems()
            parts.append(part)
        case .leaveBlock(let block, let context): leave(block, in: context)
        }
    }
}
