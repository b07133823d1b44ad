package import LaminaPrimitives

/// One primitive of a frame: a shape, an image, a gradient, or the head of a group or shadow.
package struct DrawItem: Sendable, Hashable {
    /// The layer that the item belongs to.
    package var layer: LayerID
    /// The primitive, in the layer's coordinates.
    package var content: DrawContent
    /// The transform from the layer's coordinates to pixels.
    package var placement: Projection
    /// The opacity of the result, 0...1.
    package var opacity: Float
    package var blend: BlendMode
    /// True for a layer inside a replicator, whose shape is likely to occur again.
    package var isRepeated = false
    /// The clip; nil if the item is not clipped.
    package var clip: Clip?
    /// The edges at which rectangles are antialiased; other shapes are antialiased on all sides, or nowhere if the set is empty.
    package var smoothEdges: SmoothEdges
    /// A rectangle that contains every pixel the item may change, after clipping; slightly generous, and it may extend beyond the frame.
    package var bounds: PixelRect

    package init(
        layer: LayerID, content: DrawContent, placement: Projection, opacity: Float = 1, blend: BlendMode = .normal,
        clip: Clip? = nil, smoothEdges: SmoothEdges = .all, bounds: PixelRect
    ) {
        self.layer = layer
        self.content = content
        self.placement = placement
        self.opacity = opacity
        self.blend = blend
        self.clip = clip
        self.smoothEdges = smoothEdges
        self.bounds = bounds
    }
}
