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
    /// The instance of the replicators around the layer.
    let replica: Replicas.Index
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
    ///
    /// - Parameter replicas: The list to which the instances of replicators are added.
    init(sublayersOf parent: Visit, _ replicas: inout Replicas) {
        let space = Plane(
            node: parent.node, state: parent.state, time: parent.time, placement: .identity, opacity: parent.opacity,
            isFlipped: parent.isFlipped, replica: parent.replica)
        open(space, &replicas)
        while let (node, space) = pending.popLast() {
            add(node, in: space, &replicas)
        }
    }

    /// Adds a sublayer, unless it is hidden.
    ///
    /// The large `LayerState` is created and read in this one function, which avoids copies.
    private mutating func add(_ node: LayerNode, in space: Int, _ replicas: inout Replicas) {
        let time = node.localTime(at: spaces[space].time)
        var state = node.state
        node.animate(&state, at: time)
        guard !state.flags.isHidden || node.transition(at: time) != nil else { return }
        let local = spaces[space].state.placingSublayers(state.ownPlacement)
        let isSpace = state.isSpace
        // A transform layer is never a group: its opacity applies to each of its sublayers.
        let own = isSpace ? Float(min(1, max(0, state.opacity))) : 1
        let plane = Plane(
            node: node, state: state, time: time, placement: spaces[space].placing(local), opacity: spaces[space].opacity * own,
            isFlipped: spaces[space].isFlipped != state.flags.isGeometryFlipped, replica: spaces[space].replica)
        if isSpace { open(plane, &replicas) } else { all.append(plane) }
    }

    /// Adds the sublayers of a layer to the pending ones, once for each instance if it is a replicator.
    private mutating func open(_ space: Plane, _ replicas: inout Replicas) {
        guard space.state.kind == .replicator else { return addSublayers(of: space) }
        guard let list = ReplicaList(of: space.node, space.state, room: replicas[space.replica].room) else { return }
        // The next pending sublayer is the last one, so the first instance is added last.
        for index in (0..<list.count).reversed() {
            let opacity = list.opacity(of: index)
            guard opacity > 0 else { continue }
            let replica = replicas.add(list.replica(index, in: replicas[space.replica]))
            addSublayers(of: space.instance(index, of: list, opacity: space.opacity * opacity, replica))
        }
    }

    private mutating func addSublayers(of space: Plane) {
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
    /// The space of one instance of this replicator; `sublayerTransform` applies to whole instances.
    fileprivate func instance(_ index: Int, of list: ReplicaList, opacity: Float, _ replica: Replicas.Index) -> Plane {
        var inner = state
        if !state.hasNoSublayerTransform { inner.sublayerTransform = .identity }
        return Plane(
            node: node, state: inner, time: list.time(of: index, at: time), placement: placing(state.placingSublayers(list.placements[index])),
            opacity: opacity, isFlipped: isFlipped, replica: replica)
    }

    /// Converts a sublayer's transform to this layer's coordinates into its transform to the shared space.
    fileprivate func placing(_ local: Transform3D) -> Transform3D { placement.isIdentity ? local : local.followed(by: placement) }
}

extension Transform3D {
    /// True when depth varies across the plane z = 0.
    fileprivate var isTilted: Bool { m13 != 0 || m23 != 0 }
}

extension Plane {
    /// The layer's outline in the shared space, including its sublayers.
    ///
    /// - Parameter room: The number of layers that replicators may draw.
    func outline(room: Int) -> SpacePolygon {
        SpacePolygon(extent(room: room).corners.map { SpacePoint($0, placedBy: placement) })
    }

    /// The layer's bounds, enlarged by sublayers that extend beyond them.
    private func extent(room: Int) -> Rect {
        guard !state.flags.masksToBounds else { return state.bounds }
        var extent = state.bounds.standardized
        guard !node.children.isEmpty else { return extent.isFinite ? extent : state.bounds }
        var pending = node.sublayerPlacements(state, room: room)
        while let (node, placement, room) = pending.popLast() {
            extent = extent.union(placement.affine(node.state.bounds))
            guard !node.state.flags.masksToBounds else { continue }
            for inner in node.sublayerPlacements(node.state, room: room) {
                pending.append((inner.node, inner.placement.followed(by: placement), inner.room))
            }
        }
        return extent.isFinite ? extent : state.bounds
    }
}

extension LayerNode {
    /// The sublayers with their transforms to this layer's coordinates, once for each instance if this is a replicator.
    ///
    /// - Parameter room: The number of layers that replicators may draw.
    fileprivate func sublayerPlacements(_ state: LayerState, room: Int) -> [(node: LayerNode, placement: Transform3D, room: Int)] {
        let single = children.array
        guard state.kind == .replicator else { return single.map { ($0, $0.state.placement(in: state), room) } }
        guard let list = ReplicaList(of: self, state, room: room) else { return [] }
        return list.placements.flatMap { instance in
            single.map { ($0, state.placingSublayers($0.state.ownPlacement.followed(by: instance)), room / list.count) }
        }
    }
}
