package import LaminaPrimitives

/// The part of a layer that its screen shows, and the scale at which it is shown.
package struct VisiblePart: Sendable, Hashable {
    /// The box around the visible part, in the layer's coordinates.
    package let rect: Rect
    /// The number of pixels per point, near the middle of the part.
    package let scale: Double

    /// Finds the visible part of a layer; nil when nothing of it is visible.
    ///
    /// Masks and other layers are taken to hide nothing.
    ///
    /// - Parameters:
    ///   - states: The layer's state and those of its ancestors, up to the root.
    ///   - screen: The part of the root's superlayer coordinates that is shown.
    ///   - displayScale: The number of pixels per unit of those coordinates.
    package init?(of states: [LayerState], on screen: Rect, displayScale: Double) {
        guard let own = states.first, states.allSatisfy({ !$0.flags.isHidden && $0.opacity > 0 }) else { return nil }
        var visible = own.bounds
        var map = Projection.identity
        // The transform from the last layer whose plane `map` reaches; transform layers do not flatten it.
        var space = Transform3D.identity
        for (index, state) in states.enumerated() {
            let superlayer = index + 1 < states.count ? states[index + 1] : nil
            if state.flags.masksToBounds, !state.isSpace, !visible.clip(to: state.bounds, through: map) { return nil }
            space = space.followed(by: state.placement(in: superlayer))
            guard superlayer?.isSpace != true else { continue }
            map = map.followed(by: space.projection)
            space = .identity
        }
        guard visible.clip(to: screen, through: map), !visible.isEmpty else { return nil }
        // Contents are drawn upright, so they are mirrored where an odd number of layers is flipped.
        let isMirrored = states.count { $0.flags.isGeometryFlipped } % 2 == 1
        if isMirrored { visible.origin.y = own.bounds.minY + own.bounds.maxY - visible.maxY }
        rect = visible
        scale = map.scale(at: visible.center) * displayScale
    }
}

extension Rect {
    /// Limits the rectangle to the box around another one, which `map` maps this one's coordinates to; false when nothing remains.
    fileprivate mutating func clip(to other: Rect, through map: Projection) -> Bool {
        guard let back = map.inverse else { return false }
        let corners = other.corners
        // A rectangle that reaches behind the eye limits nothing that could be told by its corners.
        guard corners.allSatisfy({ back.weight($0) > 1e-9 }) else { return true }
        guard let part = intersection(Rect(enclosing: corners.map { back($0) })) else { return false }
        self = part
        return true
    }
}
