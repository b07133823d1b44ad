public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// Finds the glyphs of UTF-16 units; a unit without one gets 0, as does the second unit of a surrogate pair.
///
/// - Parameters:
///   - glyphs: Receives `count` glyphs.
/// - Returns: True when every character has a glyph.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    // The caller guarantees `count` units and room for as many glyphs.
    let units = unsafe Array(UnsafeBufferPointer(start: characters, count: max(0, count)))
    var isComplete = true
    var index = 0
    while index < units.count {
        let length = UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count && UTF16.isTrailSurrogate(units[index + 1]) ? 2 : 1
        let scalar = String(decoding: units[index..<index + length], as: UTF16.self).unicodeScalars.first
        let glyph = scalar.flatMap { font.font.face.glyph(for: $0) } ?? 0
        if glyph == 0 { isComplete = false }
        unsafe glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
        if length == 2 { unsafe glyphs[index + 1] = 0 }
        index += length
    }
    return isComplete
}

/// Returns the glyph with a PostScript name; 0 when there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: font.font.face.glyph(named: String(describing: glyphName)) ?? 0)
}

/// Returns a glyph's PostScript name; nil when the font has no names or lacks the glyph.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    font.font.face.name(of: GlyphID(glyph)).map { NSString(string: $0) }
}

/// Returns the sum of the advances of glyphs, in points; a glyph that the font lacks has none.
///
/// - Parameters:
///   - advances: Receives `count` advances, the vertical ones in the height; nil receives none.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    var sum = 0.0
    // The caller guarantees `count` glyphs and, unless nil, room for as many advances.
    for index in 0..<max(0, count) {
        let glyph = unsafe GlyphID(glyphs[index])
        let isVertical = orientation == .vertical
        let advance = isVertical ? font.font.verticalAdvance(of: glyph) : font.font.advance(of: glyph)
        unsafe advances?[index] = isVertical ? CGSize(width: 0, height: advance) : CGSize(width: advance, height: 0)
        sum += advance
    }
    return sum
}

/// Returns the box that encloses the outlines of glyphs, each at the origin, in points with y pointing up.
///
/// - Parameters:
///   - boundingRects: Receives `count` boxes, empty ones for glyphs that draw nothing; nil receives none.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var union = CGRect.null
    // The caller guarantees `count` glyphs and, unless nil, room for as many boxes.
    for index in 0..<max(0, count) {
        let glyph = unsafe GlyphID(glyphs[index])
        var box = font.font.bounds(of: glyph).map { CGRect($0) }
        if orientation == .vertical {
            let origin = font.font.verticalOrigin(of: glyph)
            box = box?.offsetBy(dx: CGFloat(-origin.x), dy: CGFloat(-origin.y))
        }
        unsafe boundingRects?[index] = box ?? .zero
        if let box { union = union.union(box) }
    }
    return union.isNull ? .zero : union
}

/// Returns the optical bounds of glyphs, which are their advances by the font's ascent and descent.
///
/// - Parameters:
///   - boundingRects: Receives `count` boxes; nil receives none.
///   - options: Has no effect; Apple reserves it.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex, _ options: CFOptionFlags
) -> CGRect {
    var union = CGRect.null
    // The caller guarantees `count` glyphs and, unless nil, room for as many boxes.
    for index in 0..<max(0, count) {
        let width = unsafe font.font.advance(of: GlyphID(glyphs[index]))
        let box = CGRect(x: 0, y: -font.font.descent, width: width, height: font.font.ascent + font.font.descent)
        unsafe boundingRects?[index] = box
        union = union.union(box)
    }
    return union.isNull ? .zero : union
}

/// Writes, for each glyph, the vector from its origin in vertical text to its origin in horizontal text, in points with y pointing up.
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: CFIndex
) {
    // The caller guarantees `count` glyphs and room for as many vectors.
    for index in 0..<max(0, count) {
        let origin = unsafe font.font.verticalOrigin(of: GlyphID(glyphs[index]))
        unsafe translations[index] = CGSize(width: -origin.x, height: -origin.y)
    }
}

/// Returns the number of carets inside a ligature.
///
/// - Parameters:
///   - positions: Receives the carets' distances from the glyph's origin, in points, at most `maxPositions`; nil receives none.
public func CTFontGetLigatureCaretPositions(
    _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: CFIndex
) -> CFIndex {
    let carets = font.font.face.ligatureCarets(of: GlyphID(glyph))
    // The caller guarantees room for `maxPositions` numbers, or passes nil.
    for (index, caret) in carets.prefix(max(0, maxPositions)).enumerated() { unsafe positions?[index] = CGFloat(caret * font.font.size) }
    return carets.count
}

/// Returns a glyph's outline in points, with y pointing up; nil when the glyph has none, as a space has not.
///
/// - Parameter matrix: A map of the outline; nil is the identity.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let outline = font.font.outline(of: GlyphID(glyph))
    guard !outline.isEmpty else { return nil }
    // The caller guarantees a matrix at the address, or passes nil.
    guard let matrix = unsafe matrix?.pointee else { return CGPath(outline) }
    return matrix.isFinite ? CGPath(outline.mapped(by: AffineTransform(matrix))) : nil
}

/// Draws glyphs in the fill colour and the text drawing mode of a context.
///
/// - Parameters:
///   - positions: The glyphs' origins, to which the text matrix applies.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    // The caller guarantees `count` glyphs and as many positions.
    let glyphs = unsafe Array(UnsafeBufferPointer(start: glyphs, count: max(0, count)))
    let positions = unsafe Array(UnsafeBufferPointer(start: positions, count: max(0, count)))
    context.show(glyphs, at: positions, font.font)
}
