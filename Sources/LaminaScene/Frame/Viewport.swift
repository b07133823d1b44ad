package import LaminaPrimitives

/// Where a tree is seen: a picture of this many pixels whose top left corner is the root's superlayer's origin.
package struct Viewport: Sendable, Hashable {
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// Pixels per point.
    package var scale: Double
    package var background: Color

    package init(width: Int, height: Int, scale: Double = 1, background: Color = .clear) {
        self.width = width
        self.height = height
        self.scale = scale
        self.background = background
    }
}
