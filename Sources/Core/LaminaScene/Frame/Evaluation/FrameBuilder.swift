import LaminaPrimitives

/// Builds one frame: walks a render tree once and appends draw items back to front.
///
/// In go the root of a render tree, a time and a viewport. Out come the draw items as one frame part, and `drawnBlocks`, the static blocks that the
/// evaluator then caches.
///
/// The walk is a stack of steps. A layer adds the items below its sublayers, pushes `finishLayer`, and pushes its sublayers on top of that; so
/// `finishLayer` runs after all descendants, and adds what lies above them. For a root with one translucent card, which has a background, a border,
/// a photo and a title:
///
///     step                        pending afterwards                       items
///     enter root                  enterLevel [card]                        root
///     enterLevel [card]           finishLayer card, enterLevel [photo…]    root  group(?) card
///     enterLevel [photo, title]   finishLayer card                         root  group(?) card photo title
///     finishLayer card            –                                        root  group(4) card photo title border
///
/// A group needs the number of its items before it can be drawn, and the number is known last. So its head is appended first and completed at its
/// index. `openCount` is positive meanwhile, and nothing becomes a frame part of its own, because a part holds whole groups only.
///
/// A `Visit` carries what a layer inherits: transform, opacity, clip and visible region. The region shrinks with each clip, and a subtree whose
/// region is empty is not entered. A context holds the same values once for all sublayers of a level layer, whose steps then need only a block and
/// a range of indices.
///
/// Three kinds of sublayers take another way. A block without animations gives the frame part that it was last drawn as, if its context is equal;
/// 100,000 layers that stand still are then a few lookups. Sublayers at different depths are sorted first, and cut where their planes intersect.
/// 256 layers or more are divided into pieces of about 64, which other builders walk on other threads; the cuts depend on the tree alone.
///
/// Rejected: recursion, because a chain of 50,000 layers would overflow the stack; and a list of items that is patched in place, because a layer
/// that appears would move every item after it.
struct FrameBuilder {
    /// A pending step of the walk; kept small, because each layer with sublayers adds several.
    ///
    /// A `header` is the index in `items` of a group's head.
    enum Step: Sendable {
        /// Draws the layer that is last in `visits`.
        case enter
        /// Draws a range of a block's nodes, which lie in their superlayer's plane.
        case enterLevel(NodeBlock, Range<Int>, in: ContextStack.Index)
        /// Adds border and mask of the layer that is last in `visits`, whose sublayers are drawn, and completes its shadow and its group.
        case finishLayer(LayerFinish)
        /// Counts the items of a mask, which are drawn, and completes the group that it masks.
        case finishMask(header: Int, contentCount: Int)
        /// Draws the layer that is last in `visits` as a group, whose pixels the filter changes.
        case enterGroup(opacity: Float, blend: BlendMode, FilterDrawing?)
        /// Counts the items of a group, which are drawn, and completes its head.
        case closeGroup(header: Int)
        /// Counts the items of a filtered group, which are drawn, and completes its head.
        case closeFilter(header: Int, visible: PixelRect)
        /// Draws a colour over a strip of the layer that is last in `visits`, as part of its transition.
        case veil(Rect, Color)
        /// Draws a range of the instances of a replicator.
        case enterInstances(ReplicaList, Range<Int>, in: ContextStack.Index)
        /// Draws a block of static sublayers, or adds the frame part that an earlier frame has cached for the block.
        case enterBlock(NodeBlock, in: ContextStack.Index)
        /// Adds the cached frame part of a block of static sublayers.
        case add(FramePart)
        /// Completes the frame part of a static block or replicator.
        case finishPart(of: any StaticSource, in: ContextStack.Index)
    }

    /// The items that are not yet in a frame part.
    var items: [DrawItem] = []
    /// The pending steps, the next one last.
    var steps: [Step] = []
    /// The layer of each pending step that concerns a single layer, in the order of the steps.
    var visits: [Visit] = []
    /// The contexts (transform, clip, opacity) that pending steps share.
    var contexts = ContextStack()
    /// The instances of replicators that pending steps draw.
    var replicas = Replicas()
    /// The limits of the pictures that rasterised layers are drawn as.
    var rasterLimits: RasterLimits
    /// The number of open groups and shadows, whose items must not be split across frame parts.
    var openCount = 0
    /// The finished pieces of the frame parts that are under construction.
    var parts: PartStack
    /// The static blocks and replicators that this builder has drawn, because the cache has no part for them.
    var drawnBlocks: [DrawnBlock] = []

    let viewport: Viewport
    /// The parts of static blocks that earlier frames have drawn.
    let blockParts: BlockParts
    /// The threads that evaluate independent layers in parallel; nil for none.
    let workers: (any Workers)?

    /// Creates a builder for a frame, or for a piece of one.
    ///
    /// - Parameter nesting: The number of enclosing frame parts that other builders have under construction.
    init(_ viewport: Viewport, _ blockParts: BlockParts, workers: (any Workers)?, nesting: Int = 0) {
        self.viewport = viewport
        self.blockParts = blockParts
        self.workers = workers
        parts = PartStack(nesting: nesting)
        rasterLimits = RasterLimits(viewport)
    }

    /// Everything that a tree shows at a time of the root's superlayer.
    ///
    /// - Parameter screen: The transform from the coordinates of the root's superlayer to pixels.
    mutating func content(of root: LayerNode, at time: Double, screen: Projection) -> FramePart {
        visit(root, at: time, screen)
        while let step = nextStep() { run(step) }
        return finishedPart()
    }

    /// Everything that a layer shows.
    mutating func content(of visit: Visit) -> FramePart {
        push(.enter, of: visit)
        while let step = nextStep() { run(step) }
        return finishedPart()
    }

    /// Removes the next pending step and returns it; nil when the walk is complete.
    mutating func nextStep() -> Step? {
        guard let step = steps.popLast() else { return nil }
        contexts.drop(after: steps.count)
        return step
    }

    /// Everything drawn so far, as one frame part.
    mutating func finishedPart() -> FramePart {
        finishItems()
        return parts.close()
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

    /// Adds a pending step that concerns one layer.
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
        case .finishLayer(let finish): finishLayer(finish, of: visits.removeLast())
        case .finishMask(let header, let contentCount): finishMask(header: header, contentCount: contentCount)
        case .enterGroup(let opacity, let blend, let filter): enterGroup(visits.removeLast(), opacity: opacity, blend: blend, filter)
        case .closeGroup(let header): closeGroup(header: header)
        case .closeFilter(let header, let visible): closeFilter(header: header, visible: visible)
        case .veil(let strip, let color):
            let visit = visits.removeLast()
            add(.fill(RoundedRect(strip), color), covering: strip, of: visit, opacity: visit.opacity)
        case .enterBlock(let block, let context): enter(block, in: context)
        case .add(let part):
            finishItems()
            parts.append(part)
        case .enterInstances(let list, let range, let context): enterInstances(list, range, in: context)
        case .finishPart(let source, let context): finishPart(of: source, in: context)
        }
    }
}
