public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// The kinds of bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: CFIndex
    /// Creates options from any bits.
    public init(rawValue: CFIndex) { self.rawValue = rawValue }

    /// Leaves out the gap between lines that the fonts recommend.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Leaves out the raising and lowering of characters by their attributes.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Leaves out hanging punctuation, of which lines here have none.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Encloses the outlines of the glyphs.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Uses the fonts' optical bounds, which are the typographic ones here.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// Makes room for the marks of any language; the ascent and descent of fonts include it here.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Returns the bounds of a line relative to its origin, with y pointing up, in points.
///
/// Without options the rectangle has the typographic width and extends from the ascent down to the descent and the leading.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
    let own = line.typeset.line
    var (ascent, descent) = (own.ascent, own.descent)
    if options.contains(.excludeTypographicShifts), !own.runs.isEmpty {
        ascent = own.runs.reduce(0) { max($0, $1.extents.ascent - $1.style.baselineOffset) }
        descent = own.runs.reduce(0) { max($0, $1.extents.descent + $1.style.baselineOffset) }
    }
    let leading = options.contains(.excludeTypographicLeading) ? 0 : line.typeset.leading
    return CGRect(x: 0, y: -descent - leading, width: line.typeset.fullWidth, height: ascent + descent + leading)
}

/// Returns the width of a line with its trailing spaces, in points.
///
/// - Parameters:
///   - ascent: Receives the height above the baseline.
///   - descent: Receives the depth below the baseline, as a positive number.
///   - leading: Receives the gap to the next line that the fonts recommend.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    // The caller guarantees room for one number at each address, or passes nil.
    unsafe ascent?.pointee = CGFloat(line.typeset.line.ascent)
    unsafe descent?.pointee = CGFloat(line.typeset.line.descent)
    unsafe leading?.pointee = CGFloat(line.typeset.leading)
    return line.typeset.fullWidth
}

/// Returns the width of the spaces at the line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.typeset.line.trailingSpace }

/// Returns the bounding box of the outlines of the line's glyphs, with y pointing up, relative to the text position of a context.
///
/// - Parameter context: The context whose text position is added; nil counts as (0, 0).
/// - Returns: The null rectangle when no glyph is visible.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    guard let box = line.typeset.imageBounds else { return .null }
    let position = context?.textPosition ?? .zero
    return CGRect(x: box.minX + line.shift, y: -box.maxY, width: box.width, height: box.height).offsetBy(dx: position.x, dy: position.y)
}

/// Returns the distance by which a line is moved to the right to stand at a place within a width, in points.
///
/// Trailing spaces do not count, and a line that is wider than `flushWidth` is not moved.
///
/// - Parameters:
///   - flushFactor: 0 is at the left, 0.5 in the middle, 1 at the right; other numbers are clamped.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    guard flushFactor.isFinite, flushWidth.isFinite else { return 0 }
    let spare = max(0, flushWidth - line.typeset.line.width)
    return spare * max(0, min(1, Double(flushFactor))) - line.shift
}

extension GlyphRun {
    /// The heights above and below the baseline, and the gap to the next line, in points.
    var extents: (ascent: Double, descent: Double, leading: Double) {
        let shift = style.baselineOffset
        if let placeholder = style.placeholder { return (placeholder.ascent + shift, placeholder.descent - shift, 0) }
        return (font.ascent + shift, font.descent - shift, font.leading)
    }
}
