import Foundation
import LaminaPDF
import LaminaPrimitives
import LaminaRaster

/// The values that `saveGState` saves and `restoreGState` restores.
struct GraphicsState {
    /// The transform from user space to pixels of the bitmap, whose first row is the top one.
    var userToPixels: AffineTransform
    var clip: ClipRegion
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// Line width, caps, joins and dashes, in user space.
    var stroke = StrokeStyle()
    /// The opacity 0...1 that multiplies everything drawn.
    var alpha = 1.0
    var blend = BlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolation = CGInterpolationQuality.default
    var text = TextState()
    /// The translation of patterns, in pixels.
    var patternPhase = Point.zero

    /// A blurred, offset copy of the shape, drawn below it.
    struct Shadow {
        /// The offset in pixels, independent of the current transform.
        var offset: Point
        /// The Gaussian's standard deviation in pixels.
        var sigma: Double
        var color: Color
    }
}

/// The region to which drawing is limited.
struct ClipRegion {
    /// The bounding rectangle; no pixel outside is drawn.
    var bounds: PixelRect
    /// The coverage inside `bounds`; nil is full coverage.
    var coverage: Coverage?
    /// The same region as shapes, for a context that keeps them; empty for a bitmap.
    var limits: [MarkLimit] = []

    /// Returns the intersection with a shape.
    func intersection(_ shape: Coverage) -> ClipRegion {
        let common = coverage.map { $0.intersection(shape) } ?? shape
        return ClipRegion(bounds: common.bounds.intersection(bounds), coverage: common)
    }

    /// Returns the intersection with a limit, whose points lie within `extent`.
    func intersection(_ limit: MarkLimit, extent: Rect?) -> ClipRegion {
        let part = extent.map { bounds.intersection(PixelRect(covering: $0)) } ?? .empty
        return ClipRegion(bounds: part, limits: limits + [limit])
    }

    /// Returns the intersection with a rectangle of whole pixels.
    func intersection(_ rect: PixelRect) -> ClipRegion {
        ClipRegion(bounds: bounds.intersection(rect), coverage: coverage)
    }

    /// Returns the clip that is exactly `bounds`, with full coverage.
    static func whole(_ bounds: PixelRect) -> ClipRegion { ClipRegion(bounds: bounds) }
}

/// The text settings of the graphics state.
struct TextState {
    /// The font of `showGlyphs`; nil draws nothing.
    var font: CGFont?
    var mode = CGTextDrawingMode.fill
    var size: CGFloat = 1
}
