import Foundation
import LaminaConcurrency

/// An invisible mark in a string by which formatting finds the plural forms of a translation.
///
/// On Apple's systems the string that `NSLocalizedString` returns for an entry of a `.stringsdict` file carries the entry with it. Swift's strings
/// here carry characters only. So the string is the format with the forms `other`, which every function of Foundation can use, and behind it the
/// number of the entry, in tag characters (U+E0030…U+E0039 and the end U+E007F) that take no space and belong to the character before them.
///
/// Rejected: finding the entry by the text of the format, because many entries have the same one, `%#@count@`.
enum PluralMark {
    /// A text with the format that strings show.
    private struct Entry {
        let text: PluralText
        let plain: String
    }

    private static let entries = Guarded<[Entry]>([])
    private static let firstDigit: UInt32 = 0xE0030
    private static let end: UInt32 = 0xE007F

    /// Returns the format of a text with its mark.
    static func marked(_ text: PluralText) -> String {
        let entry = Entry(text: text, plain: text.plainFormat)
        let number = entries.withLock { list in
            list.append(entry)
            return list.count - 1
        }
        var result = entry.plain.unicodeScalars
        for digit in String(number).utf8 { result.append(tag(firstDigit + UInt32(digit - UInt8(ascii: "0")))) }
        result.append(tag(end))
        return String(result)
    }

    /// Formats arguments by a string with a mark; nil for other strings.
    static func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String? {
        // Most strings have no character beyond U+FFFF, which UTF-8 shows fastest.
        guard format.utf8.contains(0xF3), let mark = mark(in: format) else { return nil }
        guard let entry = entries.withLock({ $0.indices.contains(mark.number) ? $0[mark.number] : nil }) else { return nil }
        // An app may have put more text around the format.
        guard mark.before.hasSuffix(entry.plain) else { return nil }
        let first = FormatPiece.pieces(of: String(mark.before.dropLast(entry.plain.count)))
        let rest = FormatPiece.pieces(of: mark.after)
        guard (first + rest).allSatisfy({ $0.kind == .text }) else { return nil }
        let string = PluralFormatter(text: entry.text, locale: locale, arguments: arguments).string
        return first.map(\.text).joined() + string + rest.map(\.text).joined()
    }

    /// Returns the number of the first mark, and the text before and after it.
    private static func mark(in format: String) -> (number: Int, before: String, after: String)? {
        let scalars = format.unicodeScalars
        guard let last = scalars.firstIndex(where: { $0.value == end }) else { return nil }
        let isDigit: (Unicode.Scalar) -> Bool = { (firstDigit...firstDigit + 9).contains($0.value) }
        let before = scalars[..<last]
        let start = before.lastIndex { !isDigit($0) }.map { before.index(after: $0) } ?? before.startIndex
        let digits = before[start...].map { Character(UnicodeScalar(UInt8(truncatingIfNeeded: $0.value - firstDigit) + UInt8(ascii: "0"))) }
        guard let number = Int(String(digits)) else { return nil }
        return (number, String(before[..<start]), String(scalars[scalars.index(after: last)...]))
    }

    private static func tag(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? " " }
}
