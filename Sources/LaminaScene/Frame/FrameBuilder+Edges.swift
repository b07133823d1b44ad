import LaminaPrimitives

// Something that moves over an edge of the frame is described whole unless it is large: so it is the same thing in each frame, and what a
// compositor made of it serves again.
extension FrameBuilder {
    /// The pixels of a rectangle that are described: at least those inside `visible`; none when it has none there.
    func described(_ rect: Rect, _ placement: Projection, in visible: PixelRect) -> PixelRect {
        let seen = placement.pixels(covering: rect, within: visible)
        guard !seen.isEmpty, isAtEdge(seen) else { return seen }
        return described(placement.pixels(covering: rect, within: around(visible)), in: visible)
    }

    /// What is described of something in these pixels.
    func described(_ whole: PixelRect, in visible: PixelRect) -> PixelRect { isSmall(whole) ? whole : whole.intersection(visible) }

    /// What counts as visible inside a group: all of its layer, if any of it can be seen.
    func visibleIfWhole(_ group: Visit) -> PixelRect {
        let own = group.placement.pixels(covering: group.state.bounds, within: around(group.visible))
        let reach = group.castsShadow ? group.shadowReach : 0
        guard isSmall(own), own.expanded(by: reach).intersects(group.visible) else { return group.visible }
        return group.visible.union(own)
    }

    private func isSmall(_ whole: PixelRect) -> Bool {
        whole.width <= viewport.width && whole.height <= viewport.height && whole.area * 2 <= viewport.width * viewport.height
    }

    /// Where something may be that is described and of which `visible` can be seen: beyond the edges of the frame, but not those of a clip.
    func around(_ visible: PixelRect) -> PixelRect {
        guard !visible.isEmpty else { return visible }
        let (width, height) = (viewport.width, viewport.height)
        return PixelRect(
            visible.minX - (visible.minX <= 0 ? width : 0), visible.minY - (visible.minY <= 0 ? height : 0),
            visible.maxX + (visible.maxX >= width ? width : 0), visible.maxY + (visible.maxY >= height ? height : 0))
    }

    private func isAtEdge(_ seen: PixelRect) -> Bool {
        seen.minX <= 0 || seen.minY <= 0 || seen.maxX >= viewport.width || seen.maxY >= viewport.height
    }
}
