public import Foundation

/// What is drawn of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
    /// The inside.
    case fill
    /// The outline.
    case stroke
    /// Both.
    case fillStroke
    /// Nothing.
    case invisible
    /// The inside, which further drawing is kept to.
    case fillClip
    /// The outline, and further drawing is kept to the inside.
    case strokeClip
    /// Both, and further drawing is kept to the inside.
    case fillStrokeClip
    /// Nothing, and further drawing is kept to the inside.
    case clip
}

// Settings for text, kept with the state. Glyphs are always smoothed by coverage and placed between pixels, so that the font settings
// change nothing.
extension CGContext {
    /// What is drawn of glyphs.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

    /// How large text is, in user space.
    public func setFontSize(_ size: CGFloat) { if size.isFinite { state.text.size = size } }

    /// What is added between glyphs, in user space.
    public func setCharacterSpacing(_ spacing: CGFloat) { if spacing.isFinite { state.text.characterSpacing = spacing } }

    /// Where the next text begins.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Glyphs use no subpixels of colour; changes nothing.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Glyphs use no subpixels of colour; changes nothing.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Glyphs always stand between pixels; changes nothing.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Glyphs always stand between pixels; changes nothing.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Glyphs always stand where they belong; changes nothing.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Glyphs always stand where they belong; changes nothing.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
