import CoreGraphics
import Foundation
import LaminaText

/// Formats arguments by a text with plural forms.
struct PluralFormatter {
    let text: PluralText
    let locale: Locale?
    let arguments: [any CVarArg]

    /// The text for the arguments.
    var string: String { expand(text.format, from: 0, nil) }

    /// Expands a format.
    ///
    /// - Parameters:
    ///   - start: The index of the argument for the first specifier without a position. In the text of a variable this is the variable's own, so that
    ///     `%d` in it shows the number that chose the text.
    ///   - variable: The variable in whose text the format stands.
    private func expand(_ format: String, from start: Int, _ variable: PluralText.Variable?) -> String {
        var next = start
        var result = ""
        for piece in FormatPiece.pieces(of: format) {
            let index = piece.position.map { $0 - 1 } ?? next
            switch piece.kind {
            case .text: result += piece.text
            case .ownNumber: result += formatted("%" + (variable?.type ?? "@"), start, 1)
            case .argument(let count):
                result += formatted(piece.text, index, count)
                if piece.position == nil { next += count }
            case .variable:
                result += expanded(piece.text, index)
                if piece.position == nil { next += 1 }
            }
        }
        return result
    }

    private func expanded(_ name: String, _ index: Int) -> String {
        guard let variable = text.variables[name] else { return "" }
        let number = arguments.indices.contains(index) ? Self.number(arguments[index]) : nil
        return expand(variable.form(for: number, in: text.language), from: index, variable)
    }

    /// Formats arguments by one specifier; an argument that is missing leaves the specifier in the text.
    private func formatted(_ specifier: String, _ index: Int, _ count: Int) -> String {
        guard index >= 0, index + count <= arguments.count else {
            Diagnostics.report(
                exception: "NSInvalidArgumentException",
                detail: "the format '\(text.format)' needs at least \(index + count) arguments and has \(arguments.count)")
            return specifier
        }
        return String(format: specifier, locale: locale, arguments: Array(arguments[index..<index + count]))
    }

    private static func number(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

extension PluralText {
    /// The text with the forms `other`, as an ordinary format that every function of Foundation takes.
    var plainFormat: String { plain(format, from: 0, nil) }

    private func plain(_ format: String, from start: Int, _ variable: Variable?) -> String {
        var next = start
        var result = ""
        for piece in FormatPiece.pieces(of: format) {
            let index = piece.position.map { $0 - 1 } ?? next
            switch piece.kind {
            case .text: result += piece.text.replacingOccurrences(of: "%", with: "%%")
            case .ownNumber: result += "%\(start + 1)$\(variable?.type ?? "@")"
            case .argument(let count):
                // A width of `*` takes the arguments in their order, which positions would disturb.
                result += count > 1 ? piece.text : "%\(index + 1)$" + piece.text.dropFirst()
                if piece.position == nil { next += count }
            case .variable:
                if let inner = variables[piece.text] { result += plain(inner.forms[.other] ?? "", from: index, inner) }
                if piece.position == nil { next += 1 }
            }
        }
        return result
    }
}
