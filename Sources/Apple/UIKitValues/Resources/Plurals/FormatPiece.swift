/// A part of a format string.
struct FormatPiece: Equatable {
    enum Kind: Equatable {
        /// Text, with percent signs as they are shown.
        case text
        /// A specifier such as `%5.2f`, without its position.
        ///
        /// - Parameter arguments: The number of its arguments; more than one for a width or precision of `*`.
        case argument(arguments: Int)
        /// A variable of a `.stringsdict` file, `%#@name@`.
        case variable
        /// The number of the variable in whose text it stands, `%arg`.
        case ownNumber
    }

    let kind: Kind
    /// The text, the specifier, or the name of the variable.
    let text: String
    /// The number of the argument, from 1, in `%2$@`; nil for the next one.
    var position: Int?

    /// The name of the variable; nil for other pieces.
    var variable: String? { kind == .variable ? text : nil }

    /// Divides a format string into its pieces.
    static func pieces(of format: String) -> [FormatPiece] {
        var scanner = FormatScanner(format)
        return scanner.pieces()
    }
}

/// Reads a format string from its start to its end.
private struct FormatScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ format: String) { scalars = Array(format.unicodeScalars) }

    mutating func pieces() -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var text = ""
        while let next = current {
            if next != "%" {
                text.unicodeScalars.append(next)
                index += 1
            } else if let piece = specifier() {
                if !text.isEmpty { pieces.append(FormatPiece(kind: .text, text: text)) }
                text = ""
                pieces.append(piece)
            } else {
                // A percent sign that begins no specifier, and the second one of two.
                text += "%"
            }
        }
        if !text.isEmpty { pieces.append(FormatPiece(kind: .text, text: text)) }
        return pieces
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    /// Reads the specifier at a percent sign; nil when there is none, and then the percent sign and one that follows it are passed.
    private mutating func specifier() -> FormatPiece? {
        let start = index
        index += 1
        if skip("%") { return nil }
        let position = self.position()
        if let name = variable() { return FormatPiece(kind: .variable, text: name, position: position) }
        if position == nil, skip("arg") { return FormatPiece(kind: .ownNumber, text: "") }
        let first = index
        let stars = skipModifiers()
        guard let conversion = current, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else {
            index = start + 1
            return nil
        }
        index += 1
        var text = "%"
        text.unicodeScalars.append(contentsOf: scalars[first..<index])
        return FormatPiece(kind: .argument(arguments: 1 + stars), text: text, position: position)
    }

    /// Reads digits and a dollar sign.
    private mutating func position() -> Int? {
        let start = index
        while let digit = current, ("0"..."9").contains(digit) { index += 1 }
        let number = Int(String(String.UnicodeScalarView(scalars[start..<index])))
        if let number, number > 0, skip("$") { return number }
        index = start
        return nil
    }

    /// Reads `#@name@`; nil without one.
    private mutating func variable() -> String? {
        let start = index
        guard skip("#@"), let end = scalars[index...].firstIndex(of: "@"), end > index else {
            index = start
            return nil
        }
        defer { index = end + 1 }
        return String(String.UnicodeScalarView(scalars[index..<end]))
    }

    /// Passes flags, width, precision and length; returns the number of stars.
    private mutating func skipModifiers() -> Int {
        var stars = 0
        while let next = current, "-+ #0'123456789.*hlqLztj".unicodeScalars.contains(next) {
            if next == "*" { stars += 1 }
            index += 1
        }
        return stars
    }

    private mutating func skip(_ text: String) -> Bool {
        guard scalars[index...].starts(with: text.unicodeScalars) else { return false }
        index += text.unicodeScalars.count
        return true
    }
}
