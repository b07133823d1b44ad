/// A class of Apple's that Lamina does not have yet; its cases are listed, not judged.
struct MissingClass: Sendable {
    let name: String
    /// Categories of cases that are about the class only.
    var categories: Set<String> = []
    /// Beginnings of the words by which cases of other categories ask for the class: values of text, and keys.
    var words: [String] = []

    static let all = [
        MissingClass(name: "CAReplicatorLayer", categories: ["replicator"], words: ["CAReplicator", "replicator", "instance"]),
        MissingClass(name: "CAEmitterLayer", categories: ["emitter"], words: ["CAEmitterLayer", "kCAEmitterLayer"]),
        MissingClass(name: "CAEmitterCell", words: ["CAEmitterCell"]),
        MissingClass(name: "CAScrollLayer", categories: ["scroll"], words: ["CAScroll", "kCAScroll"]),
        MissingClass(name: "CATiledLayer", categories: ["tiled"], words: ["CATiled"]),
        MissingClass(name: "CAConstraintLayoutManager", categories: ["constraint"], words: ["CAConstraint", "kCAConstraint"]),
        MissingClass(name: "CGPattern", words: ["pattern"]),
        // Foundation on Linux has no key-value observing.
        MissingClass(name: "NSKeyValueObservation", categories: ["kvo"]),
    ]

    /// The class that a case cannot do without.
    static func needed(by vector: Vector) -> MissingClass? {
        if let missing = all.first(where: { $0.categories.contains(vector.category) }) { return missing }
        // Steps and strings are free text.
        guard vector.category != "text" else { return nil }
        let words = vector.input.words
        return all.first { missing in words.contains { word in missing.words.contains { word.hasPrefix($0) } } }
    }
}

extension JSON {
    /// The keys of all objects and the text values, at any depth, but for the default value's own kind.
    fileprivate var words: [String] {
        switch self {
        case .text(let text): [text]
        case .array(let elements): elements.flatMap(\.words)
        case .object(let members): members.flatMap { key, value in key == "kind" ? [] : [key] + value.words }
        default: []
        }
    }
}
