package import LaminaPrimitives

/// A layer with its sublayers as a picture of its own resolution, in pixels of the picture instead of the layer's coordinates.
package struct RasterDrawing: Sendable {
    /// Everything that the picture shows, in pixels of the picture.
    package let content: FramePart
    /// The pixels that the picture has.
    package let region: PixelRect
    /// The sampling where the picture is enlarged.
    package let magnification: PictureDrawing.Sampling
    /// The sampling where the picture is reduced.
    package let minification: PictureDrawing.Sampling

    package init(
        content: FramePart, region: PixelRect, magnification: PictureDrawing.Sampling = .linear,
        minification: PictureDrawing.Sampling = .linear
    ) {
        self.content = content
        self.region = region
        self.magnification = magnification
        self.minification = minification
    }

    /// True when both have the same pixels, wherever they are placed.
    package func showsSamePicture(as other: RasterDrawing) -> Bool { region == other.region && content.hasSameItems(as: other.content) }

    /// The drawing of its finished picture.
    ///
    /// - Parameter scale: The pixels of the finished picture per pixel of `region`, along each axis.
    package func drawing(of picture: Picture, scale: Double) -> PictureDrawing {
        PictureDrawing(
            picture: picture, source: Rect(0, 0, Double(region.width) * scale, Double(region.height) * scale), destination: region.rect,
            magnification: magnification, minification: minification)
    }
}

extension RasterDrawing: Hashable {
    package static func == (a: RasterDrawing, b: RasterDrawing) -> Bool {
        a.magnification == b.magnification && a.minification == b.minification && a.showsSamePicture(as: b)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(region) }
}

extension FramePart {
    /// True when both parts have equal items, however these are divided into parts.
    fileprivate func hasSameItems(as other: FramePart) -> Bool {
        if self === other { return true }
        guard bounds == other.bounds else { return false }
        let (mine, theirs) = (leaves, other.leaves)
        if mine.count == theirs.count, zip(mine, theirs).allSatisfy({ $0 === $1 || $0.items == $1.items }) { return true }
        return mine.flatMap(\.items) == theirs.flatMap(\.items)
    }
}
