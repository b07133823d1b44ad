import LaminaPrimitives

// A small item that crosses an edge of the frame gets bounds that include its invisible part. It is then the same item in every frame while it moves,
// so that the compositor's caches remain valid.
extension FrameBuilder {
    /// The pixel bounds to record for a rectangle: at least its part inside `visible`, and empty if it has none there.
    func recordedBounds(_ rect: Rect, _ placement: Projection, in visible: PixelRect) -> PixelRect {
        let seen = placement.pixels(covering: rect, within: visible)
        guard !seen.isEmpty, isAtEdge(seen) else { return seen }
        return recordedBounds(placement.pixels(covering: rect, within: extendedPastFrame(visible)), in: visible)
    }

    /// The bounds to record for an item that covers `whole`: all of them if small, else only the visible part.
    func recordedBounds(_ whole: PixelRect, in visible: PixelRect) -> PixelRect { isSmall(whole) ? whole : whole.intersection(visible) }

    /// The visible region for the contents of a group: extended to the group's own bounds if the group is small and partly visible.
    func visibleIfWhole(_ group: Visit) -> PixelRect {
        let own = group.placement.pixels(covering: group.state.bounds, within: extendedPastFrame(group.visible))
        let reach = group.castsShadow ? group.shadowReach : 0
        guard isSmall(own), own.expanded(by: reach).intersects(group.visible) else { return group.visible }
        return group.visible.union(own)
    }

    /// True when a rectangle fits in the frame and covers at most half of its area.
    private func isSmall(_ whole: PixelRect) -> Bool {
        whole.width <= viewport.width && whole.height <= viewport.height && whole.area * 2 <= viewport.width * viewport.height
    }

    /// `visible`, extended by one frame past every frame edge that it touches; edges of a clip are not extended.
    func extendedPastFrame(_ visible: PixelRect) -> PixelRect {
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
