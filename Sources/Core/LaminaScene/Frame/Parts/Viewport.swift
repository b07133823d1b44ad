package import LaminaPrimitives

/// The visible region: a bitmap of this many pixels, whose top left corner is the origin of the root's superlayer.
package struct Viewport: Sendable, Hashable {
    /// The width in pixels.
    package var width: Int
    /// The height in pixels.
    package var height: Int
    /// The scale, in pixels per point.
    package var scale: Double
    /// The colour below all layers.
    package var background: Color

    package init(width: Int, height: Int, scale: Double = 1, background: Color = .clear) {
        self.width = width
        self.height = height
        self.scale = scale
        self.background = background
    }
}
