import Foundation
import LaminaPrimitives
import LaminaRaster

/// Everything that `saveGState` saves.
struct GraphicsState {
    /// From user space to pixels of the bitmap, whose first row is the top one.
    var userToPixels: AffineTransform
    var clip: ClipRegion
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// In user space.
    var stroke = StrokeStyle()
    /// 0...1, multiplied into everything drawn.
    var alpha = 1.0
    var blend = BlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
    var text = TextState()

    /// A soft copy below everything drawn.
    struct Shadow {
        /// In pixels, not changed by the current transform.
        var offset: Point
        /// The Gaussian's standard deviation in pixels.
        var sigma: Double
        var color: Color
    }

    /// What a fill or a stroke with a plain colour paints.
    static func paint(_ color: CGColor) -> Paint { .solid(color.color) }
}

/// Where drawing shows.
struct ClipRegion {
    /// Nothing shows outside.
    var bounds: PixelRect
    /// How much shows inside; nil is everything.
    var coverage: Coverage?

    /// The part of this region inside a shape.
    func intersection(_ shape: Coverage) -> ClipRegion {
        let common = coverage.map { $0.intersection(shape) } ?? shape
        return ClipRegion(bounds: common.bounds.intersection(bounds), coverage: common)
    }

    /// The part of this region inside a rectangle of whole pixels.
    func intersection(_ rect: PixelRect) -> ClipRegion {
        ClipRegion(bounds: bounds.intersection(rect), coverage: coverage)
    }

    /// This region for drawing on a canvas of its own whose pixels outside `bounds` do not matter.
    static func whole(_ bounds: PixelRect) -> ClipRegion { ClipRegion(bounds: bounds) }
}

/// How text will be drawn; part of the state, so that it is saved and restored with it.
struct TextState {
    /// What `showGlyphs` draws with; nil draws nothing.
    var font: CGFont?
    var mode = CGTextDrawingMode.fill
    var size: CGFloat = 1
    var characterSpacing: CGFloat = 0
}
