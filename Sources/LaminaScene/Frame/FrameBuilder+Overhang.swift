import LaminaPrimitives

extension FrameBuilder {
    /// What crosses an edge of the frame is described up to so many pixels beyond it.
    ///
    /// So something that moves in is the same thing in each frame, and what a compositor made of it serves again; for little more work.
    private var overhang: Int { min(256, min(viewport.width, viewport.height) / 4) }

    /// What is described of things of which `visible` can be seen: more where that ends at the edge of the frame.
    func described(_ visible: PixelRect) -> PixelRect {
        guard !visible.isEmpty else { return visible }
        return PixelRect(
            visible.minX - (visible.minX <= 0 ? overhang : 0), visible.minY - (visible.minY <= 0 ? overhang : 0),
            visible.maxX + (visible.maxX >= viewport.width ? overhang : 0),
            visible.maxY + (visible.maxY >= viewport.height ? overhang : 0))
    }
}
