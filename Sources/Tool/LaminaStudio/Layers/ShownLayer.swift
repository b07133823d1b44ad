package import LaminaPrimitives
package import LaminaScene

/// A layer of a tree as it is on the screen at one time.
package struct ShownLayer: Sendable {
    package let node: LayerNode
    /// The layer's values with all animations applied.
    package let state: LayerState
    /// The layer's local time, in seconds.
    package let localTime: Double
    /// The number of layers above it.
    package let depth: Int
    /// The transform from the layer's coordinates to the screen's points.
    package let placement: Projection
    /// The reasons for which the layer is not seen; its superlayers' are among them.
    package let marks: Set<Mark>

    /// A reason for which nobody sees a layer.
    package enum Mark: String, Sendable, CaseIterable {
        case hidden, transparent, outside, clipped, tiny
        /// The layer is a mask or lies in one: it is not drawn itself.
        case mask
    }

    /// The corners of the bounds on the screen, in points, in the order of a path; nil when one of them lies behind the eye.
    package var corners: [Point]? {
        let corners = state.bounds.corners
        guard corners.allSatisfy({ placement.weight($0) > 1e-6 }) else { return nil }
        let points = corners.indices.map { placement(corners[$0]) }
        return points.allSatisfy(\.isFinite) ? points : nil
    }
}

/// The walk over a tree that finds each layer's place on the screen.
///
/// It follows the rules by which `FrameBuilder` places layers, and unlike it visits layers that are hidden or lie outside, for those are what one looks for
/// in an inspector. Of a replicator's instances it visits the first. Iterative, because trees may be of any depth.
struct ShownLayerWalk {
    private let screen: Rect
    private var pending: [Step] = []

    private struct Step {
        let node: LayerNode
        let parentTime: Double
        let depth: Int
        /// The superlayer's values; nil for the root.
        let parent: LayerState?
        /// The transform from the superlayer to the nearest flat layer above or at it, with depth.
        let space: Transform3D
        /// The transform from that flat layer to the screen.
        let flat: Projection
        let clip: Rect
        let marks: Set<ShownLayer.Mark>
    }

    /// All layers of a tree, back to front, superlayers first.
    ///
    /// - Parameters:
    ///   - time: The media time, in seconds.
    ///   - screen: The picture's rectangle, in points.
    static func layers(of tree: RenderTree, at time: Double, screen: Rect) -> [ShownLayer] {
        var walk = ShownLayerWalk(screen: screen)
        let root = Step(
            node: tree.root, parentTime: time, depth: 0, parent: nil, space: .identity, flat: .identity, clip: screen, marks: [])
        walk.pending = [root]
        var layers: [ShownLayer] = []
        while let step = walk.pending.popLast() { layers.append(walk.visit(step)) }
        return layers
    }

    private init(screen: Rect) { self.screen = screen }

    private mutating func visit(_ step: Step) -> ShownLayer {
        let time = step.node.localTime(at: step.parentTime)
        let state = step.node.presentation(at: time)
        let space = state.placement(in: step.parent).followed(by: step.space)
        let placement = space.projection.followed(by: step.flat)
        let box = Self.box(of: state.bounds, placement)
        let marks = step.marks.union(marks(of: state, box: box, clip: step.clip))
        var clip = step.clip
        if state.flags.masksToBounds, let box { clip = clip.intersection(box) ?? .zero }
        let inner = marks.subtracting([.tiny, .outside])
        func child(_ node: LayerNode, _ marks: Set<ShownLayer.Mark>) -> Step {
            Step(
                node: node, parentTime: time, depth: step.depth + 1, parent: state, space: state.isSpace ? space : .identity,
                flat: state.isSpace ? step.flat : placement, clip: clip, marks: marks)
        }
        // The last step is visited first: the mask follows its layer at once.
        for node in step.node.children.array.reversed() { pending.append(child(node, inner)) }
        if let mask = step.node.mask { pending.append(child(mask, inner.union([.mask]))) }
        return ShownLayer(node: step.node, state: state, localTime: time, depth: step.depth, placement: placement, marks: marks)
    }

    private func marks(of state: LayerState, box: Rect?, clip: Rect) -> Set<ShownLayer.Mark> {
        var marks: Set<ShownLayer.Mark> = []
        if state.flags.isHidden { marks.insert(.hidden) }
        if !(state.opacity >= 0.01) { marks.insert(.transparent) }
        guard let box else { return marks }
        if !box.overlaps(screen) { marks.insert(.outside) } else if !box.overlaps(clip) { marks.insert(.clipped) }
        if min(box.width, box.height) < 1 { marks.insert(.tiny) }
        return marks
    }

    /// The bounding box on the screen; nil when a corner lies behind the eye.
    private static func box(of bounds: Rect, _ placement: Projection) -> Rect? {
        guard bounds.corners.allSatisfy({ placement.weight($0) > 1e-6 }) else { return nil }
        return Rect(enclosing: bounds.corners.map { placement($0) })
    }
}

extension Rect {
    /// True when both have points inside in common.
    fileprivate func overlaps(_ other: Rect) -> Bool { intersection(other).map { !$0.isEmpty } ?? false }
}
