import LaminaPrimitives

/// A layer in the 3D space that the sublayers of one flat layer share.
struct Plane {
    let node: LayerNode
    let state: LayerState
    let time: Double
    /// From the layer's coordinates to those of the flat layer, with depth.
    let placement: Transform3D
    let opacity: Float
    let isFlipped: Bool
}

extension FrameBuilder {
    /// Asks for the sublayers in the order of their depth, the farthest first.
    mutating func pushSublayers(of parent: Visit) {
        guard let root = parent.node.children.root else { return }
        if root.isLevel, parent.state.leavesSublayersLevel {
            let scope = Scope(parent)
            if canBePart(root) { return steps.append(.enterBlock(root, in: scope)) }
            if pushLevel(root, in: scope) { return }
        }
        let planes = planes(of: parent)
        guard planes.contains(where: { $0.placement.isTilted }) else {
            for plane in sortedByDepth(planes).reversed() { push(plane, of: parent, clip: parent.clip) }
            return
        }
        for fragment in depthOrder.backToFront(planes.lazy.map(\.outline)).reversed() {
            push(planes[fragment.index], of: parent, clip: fragment.polygon.map { self.clip(to: $0, of: parent) } ?? parent.clip)
        }
    }

    private mutating func push(_ plane: Plane, of parent: Visit, clip: Clip?) {
        steps.append(.enter(Scope(visit(plane, of: parent, clip: clip))))
    }

    /// Asks for sublayers in the order in which they stand, for those that do not move as whole blocks.
    ///
    /// - Returns: False, without having asked for any, when an animated one does not lie in the layer's plane now.
    @discardableResult
    mutating func pushLevel(_ all: NodeBlock, in scope: Scope) -> Bool {
        let stepCount = steps.count
        let context = BlockContext(scope.visit)
        // What is asked for last is done first.
        var pending = [all]
        while let block = pending.popLast() {
            if block !== all, canBePart(block) {
                steps.append(block.drawnPart(in: context).map { .add($0) } ?? .enterBlock(block, in: scope))
                continue
            }
            switch block.content {
            case .blocks(let blocks): pending += blocks
            case .nodes(let nodes):
                guard nodes.allSatisfy({ !$0.mayTilt || $0.presentation(at: $0.localTime(at: scope.visit.time)).isLevel }) else {
                    steps.removeSubrange(stepCount...)
                    return false
                }
                steps.append(.enterLevel(block, nodes.indices, in: scope))
            }
        }
        shareSteps(from: stepCount)
        return true
    }

    /// Visits sublayers until one asks for something that has to be done before the next.
    mutating func enterLevel(_ block: NodeBlock, _ range: Range<Int>, in scope: Scope) {
        guard case .nodes(let nodes) = block.content else { return }
        for index in range {
            let stepCount = steps.count
            guard var visit = Visit(nodes[index], below: scope) else { continue }
            enter(&visit)
            if steps.count > stepCount { return steps.insert(.enterLevel(block, index + 1..<range.upperBound, in: scope), at: stepCount) }
        }
    }

    private func visit(_ plane: Plane, of parent: Visit, clip: Clip?) -> Visit {
        Visit(
            node: plane.node, state: plane.state, time: plane.time, placement: plane.placement.projection.placed(in: parent.placement),
            isFlipped: plane.isFlipped, opacity: plane.opacity, clip: clip,
            visible: clip === parent.clip ? parent.visible : clip?.bounds.intersection(parent.visible) ?? parent.visible)
    }

    /// - Parameter polygon: In the parent's coordinates.
    private func clip(to polygon: [Point], of parent: Visit) -> Clip {
        let bounds = described(Rect(enclosing: polygon) ?? .zero, parent.placement, in: parent.visible)
        return Clip(parent: parent.clip, shape: .polygon(polygon), placement: parent.placement, bounds: bounds)
    }

    /// The visible sublayers; a transform layer gives its sublayers' planes instead of its own.
    private func planes(of parent: Visit) -> [Plane] {
        var planes: [Plane] = []
        planes.reserveCapacity(parent.node.children.count)
        // Layers whose sublayers join this space, the innermost last.
        var spaces: [(plane: Plane, children: [LayerNode], next: Int)] = []
        let base = Plane(
            node: parent.node, state: parent.state, time: parent.time, placement: .identity, opacity: parent.opacity,
            isFlipped: parent.isFlipped)
        spaces.append((base, parent.node.children.array, 0))
        while let last = spaces.indices.last {
            guard spaces[last].next < spaces[last].children.count else {
                spaces.removeLast()
                continue
            }
            let child = spaces[last].children[spaces[last].next]
            spaces[last].next += 1
            guard let plane = plane(of: child, in: spaces[last].plane) else { continue }
            if plane.state.kind == .transform {
                spaces.append((plane, child.children.array, 0))
            } else {
                planes.append(plane)
            }
        }
        return planes
    }

    private func plane(of node: LayerNode, in space: Plane) -> Plane? {
        let time = node.localTime(at: space.time)
        let state = node.presentation(at: time)
        guard !state.flags.isHidden || node.transition(at: time) != nil else { return nil }
        let local = state.placement(in: space.state)
        let isTransform = state.kind == .transform
        // A transform layer is no group: its opacity goes to each of its sublayers.
        let opacity = isTransform ? space.opacity * Float(min(1, max(0, state.opacity))) : space.opacity
        return Plane(
            node: node, state: state, time: time, placement: space.placement.isIdentity ? local : local.followed(by: space.placement),
            opacity: opacity, isFlipped: space.isFlipped != state.flags.isGeometryFlipped)
    }

    /// Stable: layers of one depth keep their order.
    private func sortedByDepth(_ planes: [Plane]) -> [Plane] {
        let first = planes.first?.placement.m43 ?? 0
        guard planes.contains(where: { $0.placement.m43 != first }) else { return planes }
        return planes.enumerated().sorted { a, b in
            let (nearA, nearB) = (a.element.placement.m43, b.element.placement.m43)
            return nearA == nearB ? a.offset < b.offset : nearA < nearB
        }
        .map(\.element)
    }
}

extension Transform3D {
    /// Depth changes across the plane z = 0.
    fileprivate var isTilted: Bool { m13 != 0 || m23 != 0 }
}

extension Plane {
    /// Where the layer and its sublayers lie in the shared space.
    fileprivate var outline: SpacePolygon {
        let corners = extent.corners
        return SpacePolygon(corners.map { SpacePoint($0, placedBy: placement) })
    }

    /// The layer's bounds, with those of sublayers that reach beyond them.
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
