/// A class of Apple's that Lamina does not have; its cases are listed, but not run.
struct MissingClass: Sendable {
    let name: String
    /// The categories whose cases are all about this class.
    var categories: Set<String> = []
    /// Prefixes of the keys and text values by which cases of other categories refer to the class.
    var words: [String] = []

    static let all = [
        // Foundation on Linux has no key-value observing.
        MissingClass(name: "NSKeyValueObservation", categories: ["kvo"])
    ]

    /// Returns the missing class that a case needs.
    static func needed(by vector: Vector) -> MissingClass? {
        if let missing = all.first(where: { $0.categories.contains(vector.category) }) { return missing }
        // The strings of text cases are arbitrary and may begin with one of the prefixes.
        guard vector.category != "text" else { return nil }
        let words = vector.input.words
        return all.first { missing in words.contains { word in missing.words.contains { word.hasPrefix($0) } } }
    }
}

extension JSON {
    /// All keys and text values at any depth.
    fileprivate var words: [String] {
        switch self {
        case .text(let text): [text]
        case .array(let elements): elements.flatMap(\.words)
        case .object(let members): members.flatMap { key, value in [key] + value.words }
        default: []
        }
    }
}
