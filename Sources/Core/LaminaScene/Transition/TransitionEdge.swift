import LaminaPrimitives

extension TransitionEffect {
    /// The edge from which the new image comes, in the layer's coordinate space.
    package enum Edge: Sendable, Hashable {
        case minX
        case maxX
        case minY
        case maxY
    }
}

extension TransitionEffect.Edge {
    /// The translation away from this edge by a fraction of the bounds' size.
    func shift(_ part: Double, _ bounds: Rect) -> Transform3D {
        switch self {
        case .minX: .translation(part * bounds.width, 0, 0)
        case .maxX: .translation(-part * bounds.width, 0, 0)
        case .minY: .translation(0, part * bounds.height, 0)
        case .maxY: .translation(0, -part * bounds.height, 0)
        }
    }

    /// The rotation of a card by a fraction of half a turn about its centre; this edge comes towards the viewer.
    func turn(_ part: Double, _ bounds: Rect) -> Transform3D { seen(rotation(part * .pi), bounds) }

    /// The place of a cube's face after a fraction of a quarter turn away from this edge; the face lies in the layer's plane at 0.
    func cubeFace(_ part: Double, _ bounds: Rect) -> Transform3D {
        let depth = (isHorizontal ? bounds.width : bounds.height) / 2
        let turned = Transform3D.translation(0, 0, depth)
            .followed(by: rotation(part * .pi / 2))
            .followed(by: .translation(0, 0, -depth))
        return seen(turned, bounds)
    }

    /// True for an edge at one end of the x axis.
    private var isHorizontal: Bool { self == .minX || self == .maxX }

    /// The rotation about the middle axis parallel to this edge; a small positive angle moves this edge towards the viewer.
    ///
    /// - Parameter angle: The angle in radians.
    private func rotation(_ angle: Double) -> Transform3D {
        switch self {
        case .minX: .rotation(angle, 0, 1, 0)
        case .maxX: .rotation(-angle, 0, 1, 0)
        case .minY: .rotation(-angle, 1, 0, 0)
        case .maxY: .rotation(angle, 1, 0, 0)
        }
    }

    /// A transform about the centre of the bounds, in perspective from 2.5 times the longer side away.
    private func seen(_ transform: Transform3D, _ bounds: Rect) -> Transform3D {
        var perspective = Transform3D.identity
        perspective.m34 = -1 / (2.5 * max(1, bounds.width, bounds.height))
        let middle = bounds.center
        return Transform3D.translation(-middle.x, -middle.y, 0)
            .followed(by: transform)
            .followed(by: perspective)
            .followed(by: .translation(middle.x, middle.y, 0))
    }
}
