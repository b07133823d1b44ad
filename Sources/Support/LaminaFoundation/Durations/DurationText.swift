import Foundation

/// The values of a duration in a style, with the rules for zeros.
struct DurationText {
    var style: DateComponentsFormatter.UnitsStyle
    var zeros: DateComponentsFormatter.ZeroFormattingBehavior
    /// The largest number of units; 0 for all.
    var unitCount: Int
    var locale: Locale

    typealias Value = (unit: DurationUnit, number: Int)

    /// Returns the text of values, whose units go from long to short.
    ///
    /// Values that are negative are written by their amounts, after one minus sign.
    func text(of values: [Value]) -> String {
        var shown = shown(values)
        if shown.isEmpty, let last = values.last { shown = [last] }
        if unitCount > 0 { shown = Array(shown.prefix(unitCount)) }
        let isNegative = shown.contains { $0.number < 0 }
        let amounts = shown.map { (unit: $0.unit, number: abs($0.number)) }
        return (isNegative ? "-" : "") + (style == .positional ? positional(amounts) : named(amounts))
    }

    // MARK: Zeros

    private func shown(_ values: [Value]) -> [Value] {
        let first = values.firstIndex { $0.number != 0 } ?? values.count
        let last = values.lastIndex { $0.number != 0 } ?? -1
        return values.indices.filter { index in
            if values[index].number != 0 { return true }
            if index < first { return !drops(.dropLeading) }
            return index > last ? !drops(.dropTrailing) : !drops(.dropMiddle)
        }.map { values[$0] }
    }

    private func drops(_ kind: DateComponentsFormatter.ZeroFormattingBehavior) -> Bool {
        if zeros.contains(kind) { return true }
        guard zeros.contains(.default) else { return false }
        return style == .positional ? kind == .dropLeading : true
    }

    // MARK: Styles

    /// Hours, minutes and seconds between colons, after longer units with their letters.
    private func positional(_ values: [Value]) -> String {
        let longer = values.filter { !$0.unit.isOfTime }.map { $0.unit.text(of: $0.number, width: .narrow, locale: locale.identifier) }
        let padsFirst = zeros.contains(.pad) && longer.isEmpty
        let time = values.filter(\.unit.isOfTime).enumerated().map { index, value in
            index > 0 || padsFirst ? Self.padded(value.number) : "\(value.number)"
        }
        return (longer + (time.isEmpty ? [] : [time.joined(separator: ":")])).joined(separator: " ")
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func named(_ values: [Value]) -> String {
        let texts = values.map(text)
        return style == .brief ? texts.joined(separator: " ") : DurationUnit.list(texts, width: width, locale: locale.identifier)
    }

    private var width: DurationUnit.Width {
        switch style {
        case .full, .spellOut: .full
        case .short, .brief: .short
        case .abbreviated, .positional: .narrow
        }
    }

    private func text(of value: Value) -> String {
        let text = value.unit.text(of: value.number, width: width, locale: locale.identifier)
        return switch style {
        case .brief: String(text.filter { !$0.isWhitespace })
        case .spellOut: spelled(text, value.number)
        default: text
        }
    }

    /// Replaces the digits of a text by the number's words.
    private func spelled(_ text: String, _ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        guard let words = formatter.string(from: NSNumber(value: number)), let first = text.firstIndex(where: \.isNumber),
            let last = text.lastIndex(where: \.isNumber)
        else { return text }
        return text.replacingCharacters(in: first...last, with: words)
    }
}
