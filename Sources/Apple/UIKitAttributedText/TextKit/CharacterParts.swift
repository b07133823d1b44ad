package import Foundation

extension NSRange {
    /// The range as a Swift range; nil for `NSNotFound`, for a negative location or length, and for an end that overflows.
    package var indices: Range<Int>? {
        let (end, isTooFar) = location.addingReportingOverflow(length)
        return location >= 0 && length >= 0 && !isTooFar && location != NSNotFound ? location..<end : nil
    }

    /// Returns true when both ranges contain a unit in common.
    func meets(_ other: Range<Int>) -> Bool { indices.map { !$0.clamped(to: other).isEmpty } ?? false }
}

/// The characters that a range of UTF-16 units divides at its ends.
///
/// Foundation's text can only be replaced by whole characters and traps for other ranges. A change of `e` in `é` (two units) is therefore made as
/// a change of the whole character: the range grows to 0..<2, and `suffix` keeps the accent.
struct CharacterParts {
    /// The range, extended to the boundaries of characters.
    let range: NSRange
    /// The part of the first character before the range; empty when the range begins at a boundary or inside a Unicode scalar.
    let prefix: String
    /// The part of the last character after the range; empty when the range ends at a boundary or inside a Unicode scalar.
    let suffix: String

    /// Creates the parts; nil when the range divides no character.
    ///
    /// - Parameter units: A range inside the text.
    init?(of text: String, dividedBy units: Range<Int>) {
        let start = String.Index(utf16Offset: units.lowerBound, in: text)
        let end = String.Index(utf16Offset: units.upperBound, in: text)
        let (first, last) = (Self.character(at: start, in: text), Self.character(at: end, in: text))
        let (isDividedFirst, isDividedLast) = (first.lowerBound != start, last.lowerBound != end)
        guard isDividedFirst || isDividedLast else { return nil }
        let lower = isDividedFirst ? first.lowerBound : start
        let upper = isDividedLast ? last.upperBound : end
        range = NSRange(lower.utf16Offset(in: text)..<upper.utf16Offset(in: text))
        prefix = isDividedFirst ? Self.scalars(lower..<start, of: text) : ""
        suffix = isDividedLast ? Self.scalars(end..<upper, of: text) : ""
    }

    /// The character that contains an index; empty at the end.
    private static func character(at index: String.Index, in text: String) -> Range<String.Index> {
        guard index < text.endIndex else { return index..<index }
        let next = text.index(after: index)
        return text.index(before: next)..<next
    }

    /// The Unicode scalars that lie in a range as a whole; half of a surrogate pair is no text.
    private static func scalars(_ range: Range<String.Index>, of text: String) -> String {
        let units = text.utf16[range]
        let leading = units.first.map(UTF16.isTrailSurrogate) ?? false
        let trailing = units.last.map(UTF16.isLeadSurrogate) ?? false
        return String(decoding: units.dropFirst(leading ? 1 : 0).dropLast(trailing ? 1 : 0), as: UTF16.self)
    }
}

extension NSMutableAttributedString {
    /// Replaces units by a text, also in a range that divides characters.
    ///
    /// - Parameter units: A range inside the text.
    package func replaceUnits(_ units: Range<Int>, with text: NSAttributedString) {
        guard let parts = CharacterParts(of: string, dividedBy: units) else { return replaceCharacters(in: NSRange(units), with: text) }
        replaceCharacters(in: parts.range, with: joined(text, parts))
    }

    /// A replacement between the kept parts of divided characters, which keep their attributes.
    func joined(_ text: NSAttributedString, _ parts: CharacterParts) -> NSAttributedString {
        let joined = NSMutableAttributedString(attributedString: text)
        // Safe because the pointers for the effective ranges are nil, so nothing is written.
        if !parts.prefix.isEmpty {
            let attributes = unsafe attributes(at: parts.range.location, effectiveRange: nil)
            joined.insert(NSAttributedString(string: parts.prefix, attributes: attributes), at: 0)
        }
        if !parts.suffix.isEmpty {
            let attributes = unsafe attributes(at: NSMaxRange(parts.range) - 1, effectiveRange: nil)
            joined.append(NSAttributedString(string: parts.suffix, attributes: attributes))
        }
        return joined
    }
}
