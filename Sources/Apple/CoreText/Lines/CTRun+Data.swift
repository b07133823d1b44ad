public import CoreGraphics
public import Foundation
import LaminaPrimitives
import LaminaText

/// Properties of the order and placement of a run's glyphs.
public struct CTRunStatus: OptionSet, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32
    /// Creates properties from any bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The characters run from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The indices of the characters neither rise nor fall throughout.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The glyphs need a text matrix.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// Returns the number that identifies the class of runs.
public func CTRunGetTypeID() -> CFTypeID { typeID(of: CTRun.self) }

/// Returns the number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the attributes of the characters, by attribute names.
///
/// The font is always among them, as the font that has the glyphs: a substitute where the string's own font lacks the characters.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    run.attributes.merged(with: NSDictionary(object: run.font, forKey: kCTFontAttributeName))
}

/// Returns the order and placement of the glyphs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    var status: CTRunStatus = run.run.isRightToLeft ? .rightToLeft : []
    let indices = run.glyphs.map(\.index)
    let pairs = zip(indices, indices.dropFirst())
    if !pairs.allSatisfy({ run.run.isRightToLeft ? $0 >= $1 : $0 <= $1 }) { status.insert(.nonMonotonic) }
    return status
}

/// Returns the matrix with which the glyphs are drawn: always the identity, because fonts contain their own matrix.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Returns the characters of the run.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.range) }

/// Copies glyphs of a run; a length of 0 means all up to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    unsafe copy(run, range, buffer) { CGGlyph(truncatingIfNeeded: $0.glyph) }
}

/// Copies the positions of glyphs, relative to the line's origin with y pointing up; a length of 0 means all up to the end.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    unsafe copy(run, range, buffer, run.position)
}

/// Copies the advances of glyphs; a length of 0 means all up to the end.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    unsafe copy(run, range, buffer) { CGSize(width: $0.advance, height: 0) }
}

/// Copies the index of each glyph's first character; a length of 0 means all up to the end.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    unsafe copy(run, range, buffer, \.index)
}

/// Copies the advances and the origins of glyphs, relative to the position of the pen; a length of 0 means all up to the end.
///
/// - Parameters:
///   - advancesBuffer: Receives the advances; nil receives none.
///   - originsBuffer: Receives the offsets of the glyphs from the pen, such as that of an accent; nil receives none.
public func CTRunGetBaseAdvancesAndOrigins(
    _ runRef: CTRun, _ range: CFRange, _ advancesBuffer: UnsafeMutablePointer<CGSize>?, _ originsBuffer: UnsafeMutablePointer<CGPoint>?
) {
    if let advancesBuffer = unsafe advancesBuffer { unsafe CTRunGetAdvances(runRef, range, advancesBuffer) }
    guard let originsBuffer = unsafe originsBuffer else { return }
    var pen = runRef.run.extent.lowerBound
    var origins: [CGPoint] = []
    for glyph in runRef.glyphs {
        origins.append(CGPoint(x: glyph.position.x - pen, y: -glyph.position.y))
        pen += glyph.advance
    }
    let indices = range.indices(in: 0..<origins.count)
    // The caller guarantees room for as many points as the range has glyphs.
    for (place, index) in indices.enumerated() { unsafe originsBuffer[place] = origins[index] }
}

/// Returns the width of glyphs, in points; a length of 0 means all up to the end.
///
/// - Parameters:
///   - ascent: Receives the height above the baseline.
///   - descent: Receives the depth below the baseline, as a positive number.
///   - leading: Receives the gap to the next line that the font recommends.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extents = run.run.extents
    // The caller guarantees room for one number at each address, or passes nil.
    unsafe ascent?.pointee = CGFloat(extents.ascent)
    unsafe descent?.pointee = CGFloat(extents.descent)
    unsafe leading?.pointee = CGFloat(extents.leading)
    return run.glyphs[range.indices(in: run.glyphs.indices)].reduce(0) { $0 + $1.advance }
}

/// Returns the bounding box of glyphs' outlines with y pointing up, relative to the text position of a context.
///
/// - Parameters:
///   - context: The context whose text position is added; nil counts as (0, 0).
///   - range: The glyphs; a length of 0 means all up to the end.
/// - Returns: The null rectangle when no glyph is visible.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    guard let box = run.run.imageBounds(of: range.indices(in: run.glyphs.indices)) else { return .null }
    let position = context?.textPosition ?? .zero
    return CGRect(x: box.minX + run.shift, y: -box.maxY, width: box.width, height: box.height).offsetBy(dx: position.x, dy: position.y)
}

extension CTRun {
    /// The font that has the run's glyphs.
    fileprivate var font: CTFont {
        if let own = attributes[kCTFontAttributeName] as? CTFont, own.font.face == run.font.face { return own }
        return CTFont(run.font)
    }
}

private func copy<Element>(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<Element>, _ value: (GlyphRun.Glyph) -> Element
) {
    // The caller guarantees room for as many elements as the range has glyphs.
    for (place, index) in range.indices(in: run.glyphs.indices).enumerated() { unsafe buffer[place] = value(run.glyphs[index]) }
}
