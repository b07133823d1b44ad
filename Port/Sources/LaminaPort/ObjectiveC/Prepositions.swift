/// English prepositions, which decide whether a selector gets the word `With`.
///
/// - Source: The Swift compiler's rules for Objective-C names (`PartsOfSpeech`), as documented by SE-0005.
enum Prepositions {
    static func contains(_ word: some StringProtocol) -> Bool { words.contains(word.lowercased()) }

    private static let words: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including", "inside",
        "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}

/// The words of a name such as `viewDidLoad`.
enum CamelCase {
    /// The first word: `view`.
    static func firstWord(_ name: String) -> Substring {
        let start = name.drop { $0.isUppercase }
        if start.startIndex == name.startIndex { return name.prefix { !$0.isUppercase && $0 != "_" } }
        // After several capitals, as in `URLString`, the last capital begins the next word.
        let capitals = name.distance(from: name.startIndex, to: start.startIndex)
        if capitals == 1 { return name.prefix(1) + start.prefix { !$0.isUppercase && $0 != "_" } }
        return start.isEmpty ? name[...] : name.prefix(capitals - 1)
    }

    /// The last word: `Load`.
    static func lastWord(_ name: String) -> Substring {
        var start = name.endIndex
        while start > name.startIndex {
            start = name.index(before: start)
            if name[start].isUppercase || name[start] == "_" { break }
        }
        return name[start...].drop { $0 == "_" }
    }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
