extension Double {
    /// The number as CAML writes it: the shortest decimal that reads back as the same number, without a fraction when it is whole.
    package var camlText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Reads a number of CAML, which may be infinite, with or without a sign and in any case; nil when `text` is no number.
    package init?(caml text: some StringProtocol) {
        guard let first = text.utf8.first, first <= 0x7F else { return nil }
        self.init(text)
    }
}

/// Lists of numbers in CAML, such as the four of a rectangle.
package enum CAMLNumbers {
    /// Returns the numbers with a blank between them.
    package static func text(_ numbers: [Double]) -> String { numbers.map(\.camlText).joined(separator: " ") }

    /// Reads numbers with blanks, line breaks or commas between them; nil when one of the words is no number.
    package static func read(_ text: some StringProtocol) -> [Double]? {
        var numbers: [Double] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            guard let number = Double(caml: word) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Reads exactly `count` numbers; nil when `text` has another count.
    package static func read(_ text: some StringProtocol, count: Int) -> [Double]? {
        read(text).flatMap { $0.count == count ? $0 : nil }
    }
}
