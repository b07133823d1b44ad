package import LaminaPrimitives

extension Coverage {
    /// Computes the coverage of the inside of a path, for each pixel of `clip`.
    ///
    /// To fill many paths, keep a `Rasterizer`, which reuses its memory.
    package init(
        filling path: Path, rule: FillRule = .nonZero, mappedBy map: AffineTransform = .identity, clippedTo clip: PixelRect
    ) {
        var rasterizer = Rasterizer()
        self = rasterizer.fill(path, rule: rule, mappedBy: map, clippedTo: clip)
    }

    /// Computes the coverage of a rectangle with rounded corners, for each pixel of `clip`.
    package init(roundedRect: RoundedRect, mappedBy map: AffineTransform = .identity, clippedTo clip: PixelRect) {
        if roundedRect.isPlain && map.keepsAxes {
            self.init(rectangle: map(roundedRect.rect), clippedTo: clip)
        } else {
            self.init(filling: roundedRect.path, mappedBy: map, clippedTo: clip)
        }
    }
}
