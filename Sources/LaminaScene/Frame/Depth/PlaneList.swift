import LaminaPrimitives

/// A layer in the 3D space that the sublayers of one flat layer share.
struct Plane {
    let node: LayerNode
    let state: LayerState
    let time: Double
    /// The transform from the layer's coordinates to the flat layer's, with depth.
    let placement: Transform3D
    let opacity: Float
    let isFlipped: Bool
}

/// The visible sublayers of one flat layer as planes in space.
struct PlaneList {
    private(set) var all: [Plane] = []
    /// The flat layer and the transform layers below it, whose sublayers share its space.
    private var spaces: [Plane] = []
    /// The sublayers still to be examined, the next one last, each with the index of its parent in `spaces`.
    private var pending: [(node: LayerNode, space: Int)] = []

    /// True when the depth of some sublayer varies across it.
    var areTilted: Bool { all.contains { $0.placement.isTilted } }

    /// Collects the visible sublayers; a transform layer contributes its sublayers' planes instead of its own.
    init(sublayersOf parent: Visit) {
        open(
            Plane(
                node: parent.node, state: parent.state, time: parent.time, placement: .identity, opacity: parent.opacity,
                isFlipped: parent.isFlipped))
        while let (node, space) = pending.popLast() {
            add(node, in: space)
        }
    }

    /// Adds a sublayer, unless it is hidden.
    ///
    /// The large `LayerState` is created and read in this one function, which avoids copies.
    private mutating func add(_ node: LayerNode, in space: Int) {
        let time = node.localTime(at: spaces[space].time)
        var state = node.state
        node.animate(&state, at: time)
        guard !state.flags.isHidden || node.transition(at: time) != nil else { return }
        let local = spaces[space].state.placingSublayers(state.ownPlacement)
        let isSpace = state.kind == .transform
        // A transform layer is never a group: its opacity applies to each of its sublayers.
        let own = isSpace ? Float(min(1, max(0, state.opacity))) : 1
        let plane = Plane(
            node: node, state: state, time: time, placement: spaces[space].placing(local), opacity: spaces[space].opacity * own,
            isFlipped: spaces[space].isFlipped != state.flags.isGeometryFlipped)
        if isSpace { open(plane) } else { all.append(plane) }
    }

    /// Adds the sublayers of a layer to the pending ones.
    private mutating func open(_ space: Plane) {
        let start = pending.count
        space.node.children.forEach { pending.append(($0, spaces.count)) }
        // Reversed in place, because `reverse()` on a slice would copy the whole array.
        var (low, high) = (start, pending.count - 1)
        while low < high {
            pending.swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
        spaces.append(space)
    }

    /// Sorts the planes by depth, the farthest first; planes of equal depth keep their order.
    mutating func sortByDepth() {
        guard let first = all.first?.placement.m43, all.contains(where: { $0.placement.m43 != first }) else { return }
        // The standard library's sort is stable.
        all.sort { $0.placement.m43 < $1.placement.m43 }
    }
}

extension Plane {
    /// Converts a sublayer's transform to this layer's coordinates into its transform to the shared space.
    fileprivate func placing(_ local: Transform3D) -> Transform3D { placement.isIdentity ? local : local.followed(by: placement) }
}

extension Transform3D {
    /// True when depth varies across the plane z = 0.
    fileprivate var isTilted: Bool { m13 != 0 || m23 != 0 }
}

extension Plane {
    /// The layer's outline in the shared space, including its sublayers.
    var outline: SpacePolygon {
        SpacePolygon(extent.corners.map { SpacePoint($0, placedBy: placement) })
    }

    /// The layer's bounds, enlarged by sublayers that extend beyond them.
    private var extent: Rect {
        guard !state.flags.masksToBounds else { return state.bounds }
        var extent = state.bounds.standardized
        guard !node.children.isEmpty else { return extent.isFinite ? extent : state.bounds }
        var pending: [(LayerNode, Transform3D)] = node.children.array.map { ($0, $0.state.placement(in: state)) }
        while let (node, placement) = pending.popLast() {
            extent = extent.union(placement.affine(node.state.bounds))
            guard !node.state.flags.masksToBounds else { continue }
            node.children.forEach { pending.append(($0, $0.state.placement(in: node.state).followed(by: placement))) }
        }
        return extent.isFinite ? extent : state.bounds
    }
}
