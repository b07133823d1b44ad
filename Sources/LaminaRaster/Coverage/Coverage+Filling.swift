package import LaminaPrimitives

extension Coverage {
    /// How much of each pixel of `clip` the inside of a path covers; for many paths, keep a `Rasterizer`.
    package init(
        filling path: Path, rule: FillRule = .nonZero, mappedBy map: AffineTransform = .identity, clippedTo clip: PixelRect
    ) {
        var rasterizer = Rasterizer()
        self = rasterizer.fill(path, rule: rule, mappedBy: map, clippedTo: clip)
    }

    /// How much of each pixel of `clip` a rectangle with rounded corners covers.
    package init(roundedRect: RoundedRect, mappedBy map: AffineTransform = .identity, clippedTo clip: PixelRect) {
        if roundedRect.isPlain && map.keepsAxes {
            self.init(rectangle: map(roundedRect.rect), clippedTo: clip)
        } else {
            self.init(filling: roundedRect.path, mappedBy: map, clippedTo: clip)
        }
    }
}
