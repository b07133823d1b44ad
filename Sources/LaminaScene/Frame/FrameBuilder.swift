package import LaminaPrimitives

/// Where a tree is seen: a picture of this many pixels whose top left corner is the root's superlayer's origin.
package struct Viewport: Sendable, Hashable {
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// Pixels per point.
    package var scale: Double
    package var background: Color

    package init(width: Int, height: Int, scale: Double = 1, background: Color = .clear) {
        self.width = width
        self.height = height
        self.scale = scale
        self.background = background
    }
}

extension Frame {
    /// What `tree` shows at a moment.
    ///
    /// - Parameter time: Media time, seconds.
    /// - Parameter workers: Evaluate layers that do not depend on each other, if given.
    /// - Complexity: Linear in the number of layers that move or changed since the tree was drawn last; trees of any depth use no call
    ///   stack.
    package init(_ tree: RenderTree, at time: Double, in viewport: Viewport, workers: (any Workers)? = nil) {
        var builder = FrameBuilder(viewport: viewport, workers: workers)
        self = builder.frame(of: tree.root, at: time)
    }
}

extension Frame {
    /// What a layer and those below it show by their models.
    ///
    /// - Parameter placement: From the coordinates in which the layer stands to pixels.
    package init(_ root: LayerNode, placement: Projection, width: Int, height: Int) {
        var builder = FrameBuilder(viewport: Viewport(width: width, height: height), screen: placement)
        self = builder.frame(of: root, at: 0)
    }
}

/// Walks a tree once and writes items back to front.
struct FrameBuilder {
    /// Items that belong to no finished part yet.
    var items: [DrawItem] = []
    /// What is still to do, the next thing last.
    var steps: [Step] = []
    /// How many groups and shadows are still being written, whose items have to stay in one part.
    var openCount = 0
    /// The parts that are being made, the innermost last: for each what is finished of it.
    var parts: [[FramePart]] = [[]]
    var depthOrder = DepthOrder()

    /// A thing to do while walking; small, because each layer with sublayers is a few of them.
    enum Step: Sendable {
        case enter(Scope)
        /// Some sublayers in a block of nodes, which lie in their superlayer's plane.
        case enterLevel(NodeBlock, Range<Int>, in: Scope)
        /// Sublayers are done: border, mask and the counts of shadow and group follow.
        case leave(Departure)
        /// The mask of the group at `header` is done.
        case finishMask(header: Int, contentCount: Int)
        /// A layer as one picture.
        case enterGroup(Scope, opacity: Float, blend: BlendMode)
        /// All items of the group at `header` are written.
        case closeGroup(header: Int)
        /// A colour over a strip of a picture.
        case veil(Scope, Rect, Color)
        /// Some sublayers of the visited layer, which do not move.
        case enterBlock(NodeBlock, in: Scope)
        /// What such sublayers were drawn as.
        case add(FramePart)
        /// They are done.
        case leaveBlock(NodeBlock, in: Scope)
    }

    /// - Parameter screen: From the coordinates in which the root stands to pixels; the viewport's scale unless given.
    /// - Parameter workers: Evaluate layers that do not depend on each other, if given.
    init(viewport: Viewport, screen: Projection? = nil, workers: (any Workers)? = nil) {
        self.viewport = viewport
        self.workers = workers
        self.screen = screen ?? Projection(.scale(viewport.scale, viewport.scale))
    }

    let viewport: Viewport
    let screen: Projection
    let workers: (any Workers)?

    /// What a tree shows at a moment of its superlayer's time.
    mutating func frame(of root: LayerNode, at time: Double) -> Frame {
        visit(root, at: time)
        finishItems()
        return Frame(
            width: viewport.width, height: viewport.height, background: viewport.background, content: .joining(parts.popLast() ?? []))
    }

    private mutating func visit(_ root: LayerNode, at time: Double) {
        let localTime = root.localTime(at: time)
        let state = root.presentation(at: localTime)
        guard !state.flags.isHidden || root.transition(at: localTime) != nil else { return }
        let placement = state.placement(in: nil).projection.placed(in: screen)
        let visit = Visit(
            node: root, state: state, time: localTime, placement: placement, isFlipped: state.flags.isGeometryFlipped,
            opacity: 1, clip: nil, visible: PixelRect(width: viewport.width, height: viewport.height))
        steps.append(.enter(Scope(visit)))
        while let step = steps.popLast() { run(step) }
    }

    mutating func run(_ step: Step) {
        switch step {
        case .enter(let scope):
            var visit = scope.visit
            enter(&visit)
        case .enterLevel(let block, let range, let scope): enterLevel(block, range, in: scope)
        case .leave(let departure): leave(departure)
        case .finishMask(let header, let contentCount): finishMask(header: header, contentCount: contentCount)
        case .enterGroup(let scope, let opacity, let blend): enterGroup(scope.visit, opacity: opacity, blend: blend)
        case .closeGroup(let header): closeGroup(header: header)
        case .veil(let scope, let strip, let color):
            add(.fill(RoundedRect(strip), color), covering: strip, of: scope.visit, opacity: scope.visit.opacity)
        case .enterBlock(let block, let scope): enter(block, in: scope)
        case .add(let part):
            finishItems()
            parts[parts.count - 1].append(part)
        case .leaveBlock(let block, let scope): leave(block, in: scope)
        }
    }
}

/// A layer that is about to be drawn, with everything that its superlayers decide.
struct Visit: Sendable {
    var node: LayerNode
    /// Presentation values.
    var state: LayerState
    /// The layer's own time.
    var time: Double
    /// From the layer's coordinates to pixels.
    var placement: Projection
    /// An odd number of layers from this one up turn the y axis round; pictures stay upright all the same.
    var isFlipped: Bool
    /// What superlayers without a group hand down.
    var opacity: Float
    var clip: Clip?
    /// Pixels outside this have no effect on the picture.
    var visible: PixelRect
    /// It is one of the pictures of its transition.
    var isPartOfTransition = false
}

extension Visit {
    /// Seen from behind: the layer's corners run the other way round, and not because of a turned axis.
    var showsBack: Bool { (placement.determinant < 0) != isFlipped }
}

extension Visit {
    /// A sublayer that lies in the plane of its superlayer, which has no `sublayerTransform`; nil when it is hidden.
    ///
    /// - Parameter parent: Not the visit in it, which would be copied.
    init?(_ node: LayerNode, below parent: Scope) {
        self.node = node
        time = node.localTime(at: parent.visit.time)
        state = node.state
        node.animate(&state, at: time)
        guard !state.flags.isHidden || node.transition(at: time) != nil else { return nil }
        placement = state.levelPlacement.placed(in: parent.visit.placement)
        isFlipped = parent.visit.isFlipped != state.flags.isGeometryFlipped
        opacity = parent.visit.opacity
        clip = parent.visit.clip
        visible = parent.visit.visible
    }
}

/// A visit that several steps refer to.
final class Scope: Sendable {
    let visit: Visit

    init(_ visit: Visit) { self.visit = visit }
}

/// A layer whose own contents are written and whose sublayers come next.
final class Departure: Sendable {
    /// As the layer was entered.
    let visit: Visit
    /// Opacity of the layer's own items.
    let opacity: Float
    /// Index of the group item, if the layer is one.
    let group: Int?
    /// Index of the shadow item, if there is one.
    let shadow: Int?
    /// It has items that are counted, and so stay in one part.
    let isCounted: Bool

    init(visit: Visit, opacity: Float, group: Int? = nil, shadow: Int? = nil, isCounted: Bool = false) {
        self.visit = visit
        self.opacity = opacity
        self.group = group
        self.shadow = shadow
        self.isCounted = isCounted
    }
}
