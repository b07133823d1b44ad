public import CoreGraphics
import LaminaText

/// Returns the index at which a tap at a position places the caret.
///
/// - Parameter position: A point relative to the line's origin; only x matters.
/// - Returns: An index in the line's string range, its end included; `kCFNotFound` when the line has no characters or x is NaN.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    // Clamped, because all characters are equally far from infinity.
    let x = max(-1e9, min(1e9, Double(position.x))) - line.shift
    guard !position.x.isNaN, let cell = line.typeset.line.cells.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else { return kCFNotFound }
    return abs(x - cell.trailingX) < abs(x - cell.leadingX) ? cell.range.upperBound : cell.range.lowerBound
}

/// Returns the x coordinate of the caret at an index, relative to the line's origin; 0 for an index outside the line.
///
/// - Parameter secondaryOffset: Receives the second caret's coordinate where both writing directions meet, else the same coordinate.
@discardableResult
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat {
    let primary = line.offset(at: charIndex) ?? 0
    let secondary = line.offset(at: charIndex) == nil ? 0 : line.trailingOffset(before: charIndex) ?? primary
    // The caller guarantees room for one number, or passes nil.
    unsafe secondaryOffset?.pointee = CGFloat(secondary)
    return CGFloat(primary)
}

/// Calls a block with the x coordinate and the index of each caret position, from left to right.
///
/// - Parameter block: Receives the coordinate, the index of a character, true for the character's leading edge, and an address that receives true to
///   stop.
public func CTLineEnumerateCaretOffsets(_ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void) {
    var stops = false
    for cell in line.typeset.line.cells {
        for isLeading in cell.isRightToLeft ? [false, true] : [true, false] {
            // The address is valid during the call.
            unsafe withUnsafeMutablePointer(to: &stops) {
                unsafe block((isLeading ? cell.leadingX : cell.trailingX) + line.shift, cell.range.lowerBound, isLeading, $0)
            }
            if stops { return }
        }
    }
}
