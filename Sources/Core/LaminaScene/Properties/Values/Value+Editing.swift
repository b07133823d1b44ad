import LaminaPrimitives

extension Value {
    /// The values that a text may mean, the likeliest first; the property decides which of them it takes.
    ///
    /// The text is what an inspector shows, or simpler: `0.5`, `true`, `(10, 20)` or `10 20`, `(0, 0) 100 × 50`, `#ff8000 50 %`, `identity`, `nil`.
    package static func meanings(of text: String) -> [Value] {
        let text = text.trimmed
        var meanings: [Value] = []
        switch text {
        case "": return []
        case "nil": meanings.append(.null)
        case "true": meanings.append(.bool(true))
        case "false": meanings.append(.bool(false))
        case "identity": meanings.append(.transform(.identity))
        default: break
        }
        if let color = Color(edited: text) { meanings.append(.color(color)) }
        meanings += values(of: numbers(in: text))
        // A text that is shown with its quotation marks is meant without them.
        let isQuoted = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
        return meanings + [.text(isQuoted ? String(text.dropFirst().dropLast()) : text)]
    }

    private static func values(of numbers: [Double]) -> [Value] {
        switch numbers.count {
        case 1: [.number(numbers[0])]
        case 2: [.point(Point(numbers[0], numbers[1])), .size(Size(numbers[0], numbers[1]))]
        case 4: [.rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))]
        default: []
        }
    }

    /// The finite numbers of a text without other words; empty for other texts.
    private static func numbers(in text: String) -> [Double] {
        let words = text.split { " ,()×x".contains($0) }
        let numbers = words.compactMap { Double(String($0)) }.filter(\.isFinite)
        return numbers.count == words.count ? numbers : []
    }
}

extension PropertyAccess {
    /// Sets a value that is written as a text, in the first meaning that the property takes.
    ///
    /// - Returns: The value that the property has then; nil when it takes none, and the state is unchanged.
    package func set(text: String, in state: inout LayerState) -> Value? {
        Value.meanings(of: text).contains { set($0, in: &state) } ? value(in: state) : nil
    }
}

extension Color {
    /// Reads `#rrggbb`, with the alpha in percent behind it when it is not 100.
    fileprivate init?(edited text: String) {
        let words = text.split(separator: " ")
        guard let name = words.first, name.first == "#", name.count == 7, let code = UInt32(name.dropFirst(), radix: 16) else { return nil }
        let percent = words.count > 1 ? Double(String(words[1].prefix { $0 != "%" })) : 100
        guard let percent, (0...100).contains(percent), words.count <= 3 else { return nil }
        let parts = [16, 8, 0].map { Float(code >> UInt32($0) & 255) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: Float(percent / 100))
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
