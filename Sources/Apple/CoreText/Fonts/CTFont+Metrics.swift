public import CoreGraphics
import LaminaPrimitives
import LaminaText

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.font.size) }
/// Returns the map of each glyph about its origin.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { CGAffineTransform(font.font.matrix) }
/// Returns the height above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.font.ascent) }
/// Returns the depth below the baseline, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(font.font.descent) }
/// Returns the gap between two lines that the font recommends, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.font.leading) }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { CGFloat(font.font.capHeight) }
/// Returns the height of the letter x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(font.font.xHeight) }
/// Returns the number of font units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.font.face.unitsPerEm) }
/// Returns the number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.font.face.glyphCount }
/// Returns the position of the underline relative to the baseline, in points; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(-font.font.face.metrics.underlineOffset * font.font.size) }
/// Returns the thickness of the underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(font.font.face.metrics.underlineThickness * font.font.size) }
/// Returns the slope of italic letters in degrees, counter-clockwise from the vertical; negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { CGFloat(font.font.face.form.italicAngle) }
/// Returns the box that encloses every glyph placed at the origin, in points with y pointing up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect { CGRect(font.font.unitsToPoints(font.font.face.bounds)) }
/// Returns the encoding that covers the most common languages: MacRoman, number 0.
public func CTFontGetStringEncoding(_ font: CTFont) -> UInt32 { 0 }
