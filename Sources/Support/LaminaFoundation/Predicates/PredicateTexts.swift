import Foundation

/// The relations of texts.
enum PredicateTexts {
    typealias Options = PredicateComparison.Options

    static func order(_ first: String, _ second: String, _ options: Options) -> ComparisonResult {
        first.compare(second, options: comparing(options), locale: options.contains(.localized) ? .current : nil)
    }

    static func contains(_ text: String, _ part: String, _ options: Options) -> Bool {
        part.isEmpty || text.range(of: part, options: comparing(options)) != nil
    }

    static func begins(_ text: String, _ part: String, _ options: Options) -> Bool {
        part.isEmpty || text.range(of: part, options: comparing(options).union(.anchored)) != nil
    }

    static func ends(_ text: String, _ part: String, _ options: Options) -> Bool {
        part.isEmpty || text.range(of: part, options: comparing(options).union([.anchored, .backwards])) != nil
    }

    private static func comparing(_ options: Options) -> String.CompareOptions {
        var result: String.CompareOptions = []
        if options.contains(.ignoringCase) { result.insert(.caseInsensitive) }
        if options.contains(.ignoringAccents) { result.insert(.diacriticInsensitive) }
        if options.contains(.normalized) { result.insert(.literal) }
        return result
    }

    /// Returns a text without the differences that the options ignore.
    private static func folded(_ text: String, _ options: Options) -> String {
        text.folding(options: comparing(options).intersection([.caseInsensitive, .diacriticInsensitive]), locale: nil)
    }

    // MARK: Patterns

    /// Compares a whole text with a pattern, in which `?` is any character and `*` any number of them; a backslash makes both ordinary.
    ///
    /// Greedy with one place to go back to, the latest `*`: the time is at most the product of both lengths.
    static func isLike(_ text: String, _ pattern: String, _ options: Options) -> Bool {
        let (text, pattern) = (Array(folded(text, options)), parts(of: folded(pattern, options)))
        var (place, index) = (0, 0)
        var back: (place: Int, index: Int)?
        while place < text.count {
            if index < pattern.count, pattern[index] == .some {
                back = (place, index + 1)
                index += 1
            } else if index < pattern.count, pattern[index].matches(text[place]) {
                (place, index) = (place + 1, index + 1)
            } else if let latest = back {
                back = (latest.place + 1, latest.index)
                (place, index) = (latest.place + 1, latest.index)
            } else {
                return false
            }
        }
        return pattern[index...].allSatisfy { $0 == .some }
    }

    private enum Part: Equatable {
        case one
        case some
        case exactly(Character)

        func matches(_ character: Character) -> Bool {
            switch self {
            case .one: true
            case .some: false
            case .exactly(let own): own == character
            }
        }
    }

    private static func parts(of pattern: String) -> [Part] {
        var parts: [Part] = []
        var isEscaped = false
        for character in pattern {
            if isEscaped {
                parts.append(.exactly(character))
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                parts.append(character == "?" ? .one : character == "*" ? .some : .exactly(character))
            }
        }
        return parts
    }

    /// True when a regular expression matches the whole text.
    static func matches(_ text: String, _ pattern: String, _ options: Options) -> Bool {
        let ignoresAccents = options.contains(.ignoringAccents)
        let (text, pattern) = ignoresAccents ? (folded(text, [.ignoringAccents]), folded(pattern, [.ignoringAccents])) : (text, pattern)
        do {
            let expression = try NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: options.contains(.ignoringCase) ? .caseInsensitive : [])
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        } catch {
            PredicateValues.refuse("“\(pattern)” is no regular expression")
            return false
        }
    }
}
