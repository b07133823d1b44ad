package import LaminaPrimitives

/// One thing to draw.
package struct DrawItem: Sendable, Hashable {
    /// The layer that it belongs to.
    package var layer: LayerID
    /// What to draw, in the layer's coordinates.
    package var content: DrawContent
    /// From the layer's coordinates to pixels.
    package var placement: Projection
    /// 0...1, multiplied into the result.
    package var opacity: Float
    package var blend: BlendMode
    /// Nil when nothing clips.
    package var clip: Clip?
    /// Edges at odd places are smoothed; otherwise a pixel is in when its centre is.
    package var isAntialiased: Bool
    /// Every pixel that the item may change lies inside: a little generous, after clipping; it may reach beyond the frame.
    package var bounds: PixelRect

    package init(
        layer: LayerID, content: DrawContent, placement: Projection, opacity: Float = 1, blend: BlendMode = .normal,
        clip: Clip? = nil, isAntialiased: Bool = true, bounds: PixelRect
    ) {
        self.layer = layer
        self.content = content
        self.placement = placement
        self.opacity = opacity
        self.blend = blend
        self.clip = clip
        self.isAntialiased = isAntialiased
        self.bounds = bounds
    }
}
