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
    /// - Complexity: Linear in the number of layers that are not hidden; trees of any depth use no call stack.
    package init(_ tree: RenderTree, at time: Double, in viewport: Viewport) {
        var builder = FrameBuilder(viewport: viewport)
        builder.visit(tree.root, at: time)
        self = builder.frame
    }
}

extension Frame {
    /// What a layer and those below it show by their models.
    ///
    /// - Parameter placement: From the coordinates in which the layer stands to pixels.
    package init(_ root: LayerNode, placement: Projection, width: Int, height: Int) {
        var builder = FrameBuilder(viewport: Viewport(width: width, height: height), screen: placement)
        builder.visit(root, at: 0)
        self = builder.frame
    }
}

/// Walks a tree once and writes items back to front.
struct FrameBuilder {
    var frame: Frame
    /// What is still to do, the next thing last.
    var steps: [Step] = []

    /// A thing to do while walking.
    enum Step {
        case enter(Visit)
        /// Sublayers are done: border, mask and the counts of shadow and group follow.
        case leave(Departure)
        /// The mask of the group at `header` is done.
        case finishMask(header: Int, contentCount: Int)
        /// A layer as one picture.
        case enterGroup(Visit, opacity: Float, blend: BlendMode)
        /// All items of the group at `header` are written.
        case closeGroup(header: Int)
        /// A colour over a strip of a picture.
        case veil(Visit, Rect, Color)
    }

    /// - Parameter screen: From the coordinates in which the root stands to pixels; the viewport's scale unless given.
    init(viewport: Viewport, screen: Projection? = nil) {
        frame = Frame(width: viewport.width, height: viewport.height, background: viewport.background)
        self.screen = screen ?? Projection(.scale(viewport.scale, viewport.scale))
    }

    private let screen: Projection

    mutating func visit(_ root: LayerNode, at time: Double) {
        let localTime = root.localTime(at: time)
        let state = root.presentation(at: localTime)
        guard !state.flags.isHidden || root.transition(at: localTime) != nil else { return }
        let placement = state.placement(in: nil).projection.followed(by: screen)
        let visit = Visit(
            node: root, state: state, time: localTime, placement: placement, isFlipped: state.flags.isGeometryFlipped,
            opacity: 1, clip: nil, visible: frame.bounds)
        steps.append(.enter(visit))
        while let step = steps.popLast() {
            switch step {
            case .enter(let visit): enter(visit)
            case .leave(let departure): leave(departure)
            case .finishMask(let header, let contentCount): finishMask(header: header, contentCount: contentCount)
            case .enterGroup(let visit, let opacity, let blend): enterGroup(visit, opacity: opacity, blend: blend)
            case .closeGroup(let header): closeGroup(header: header)
            case .veil(let visit, let strip, let color): add(.fill(RoundedRect(strip), color), covering: strip, of: visit, opacity: visit.opacity)
            }
        }
    }
}

/// A layer that is about to be drawn, with everything that its superlayers decide.
struct Visit {
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
    var clip: Int32?
    /// Pixels outside this have no effect on the picture.
    var visible: PixelRect
    /// It is one of the pictures of its transition.
    var isPartOfTransition = false
}

extension Visit {
    /// Seen from behind: the layer's corners run the other way round, and not because of a turned axis.
    var showsBack: Bool { (placement.determinant < 0) != isFlipped }
}

/// A layer whose own contents are written and whose sublayers come next.
struct Departure {
    let visit: Visit
    /// Opacity of the layer's own items.
    let opacity: Float
    /// Index of the group item, if the layer is one.
    let group: Int?
    /// Index of the shadow item, if there is one.
    let shadow: Int?
}
