public import Foundation

// Text settings of the graphics state. Glyphs never have coloured subpixels, and their positions are never rounded to whole pixels horizontally. The
// settings for font smoothing and for subpixel positions therefore have no effect.
extension CGContext {
    /// Sets the way in which glyphs are drawn.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

    /// Sets the font size, in user space.
    public func setFontSize(_ size: CGFloat) { if size.isFinite { state.text.size = size } }

    /// Has no effect: the space is for functions that show glyphs one after another, which Swift does not have; here every glyph has a position.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// The position of the next text, in user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Has no effect: glyphs have no coloured subpixels.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Has no effect: glyphs have no coloured subpixels.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Has no effect: glyphs are always placed at subpixel positions.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Has no effect: glyphs are always placed at subpixel positions.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Has no effect: the precision of glyph positions is fixed.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Has no effect: the precision of glyph positions is fixed.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
