package import Foundation

/// Finds addresses and telephone numbers in a text.
///
/// Apple does not publish its rules. These find what is plainly meant: addresses with a scheme or `www`, those that end in a common domain, mail
/// addresses, and 7 to 15 digits with a plus sign, brackets or separators.
package struct DataDetector {
    private let types: UIDataDetectorTypes

    package init(types: UIDataDetectorTypes) { self.types = types }

    /// Returns the links of a text, in its order.
    package func links(in text: String) -> [(range: NSRange, url: URL)] {
        var found: [(range: NSRange, url: URL)] = []
        if types.contains(.link) { found += matches(Self.address, in: text) { Self.trimmed($0).flatMap(Self.link) } }
        if types.contains(.phoneNumber) {
            let numbers = matches(Self.number, in: text, Self.call)
            found += numbers.filter { number in !found.contains { NSIntersectionRange($0.range, number.range).length > 0 } }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    private static let address = [
        #"(?:https?|ftp)://[^\s<>"]+"#, #"www\.[^\s<>"]+"#, #"mailto:[^\s<>"]+"#, #"[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+"#,
        #"(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|de|uk|fr|ch|at|eu|us|ca|jp)(?![a-z0-9-])(?:/[^\s<>"]*)?"#,
    ].map { "(?<![a-z0-9@/.])" + $0 }.joined(separator: "|")
    private static let number = #"(?<![\w.,/@+-])(?:\+|\()?\d[\d ()./-]{5,22}\d(?![\w@])"#

    /// Returns the matches of a pattern for which a closure gives the text of the link and its address.
    private func matches(
        _ pattern: String, in text: String, _ link: (String) -> (text: String, url: URL)?
    ) -> [(range: NSRange, url: URL)] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
        let units = text as NSString
        return expression.matches(in: text, range: NSRange(location: 0, length: units.length)).compactMap { match in
            link(units.substring(with: match.range)).map { (NSRange(location: match.range.location, length: $0.text.utf16.count), $0.url) }
        }
    }

    /// Returns an address without the punctuation of the sentence around it; nil for an empty one.
    private static func trimmed(_ text: String) -> String? {
        var text = text[...]
        while let last = text.last {
            let isLoose = last == ")" && text.count(where: { $0 == "(" }) < text.count(where: { $0 == ")" })
            guard isLoose || ".,;:!?'\u{201D}\u{2019}]}".contains(last) else { break }
            text.removeLast()
        }
        return text.isEmpty ? nil : String(text)
    }

    private static func link(_ text: String) -> (text: String, url: URL)? {
        let hasScheme = text.contains("://") || text.lowercased().hasPrefix("mailto:")
        return URL(string: hasScheme ? text : text.contains("@") ? "mailto:" + text : "http://" + text).map { (text, $0) }
    }

    private static func call(_ text: String) -> (text: String, url: URL)? {
        let digits = text.filter { $0.isASCII && $0.isNumber }
        let isMarked = text.hasPrefix("+") || text.contains("(") || text.contains { " ./-".contains($0) } || digits.count >= 10
        // Dates such as 2024-01-15 and 15.01.2024 have eight digits in three groups.
        let isDate = digits.count == 8 && text.split { !$0.isNumber }.map(\.count).sorted() == [2, 2, 4]
        guard (7...15).contains(digits.count), isMarked, !isDate else { return nil }
        return URL(string: "tel:" + (text.hasPrefix("+") ? "+" : "") + digits).map { (text, $0) }
    }
}
