/// The Objective-C names of methods that Apple's headers declare, from their Swift names.
///
/// Swift drops words that repeat a type: `touchesBegan:withEvent:` is `touchesBegan(_:with:)`. So a label that ends with a preposition gets the word of its
/// type again, and the first label gets no `With`. Names that do not follow from this rule are in `AppleSelectors`.
///
/// - Source: SE-0005, "Better Translation of Objective-C APIs Into Swift", read backwards.
enum AppleNaming {
    /// Returns the selector of a method.
    static func selector(of member: MemberRecord) -> String {
        guard member.kind == .method, !member.labels.isEmpty else { return member.selector }
        if let known = AppleSelectors.name(of: member.name, labels: member.labels) { return known }
        let pieces = zip(member.labels, member.types).enumerated().map { position, parameter in
            let label = parameter.0
            let word = Prepositions.contains(CamelCase.lastWord(label)) ? typeWord(parameter.1) : ""
            return position == 0 ? member.name + CamelCase.capitalized(label) + word : label + word
        }
        return pieces.map { $0 + ":" }.joined()
    }

    /// The word that a type adds to a name: `Event` for `UIEvent?`, nothing for numbers, texts and closures.
    private static func typeWord(_ type: String) -> String {
        guard !type.contains("->") else { return "" }
        var name = TypeName(type).plain
        let isArray = name.hasPrefix("[") && name.hasSuffix("]") && !name.contains(":")
        if isArray { name = TypeName(String(name.dropFirst().dropLast())).plain }
        name = String(name.split(separator: ".").last ?? "")
        guard !plainWords.contains(name) else { return "" }
        for prefix in prefixes where name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true { name.removeFirst(2) }
        return name + (isArray ? "s" : "")
    }

    private static let prefixes = ["UI", "CA", "CG", "NS"]

    private static let plainWords: Set = [
        "Int", "UInt", "Int32", "UInt32", "Bool", "CGFloat", "Double", "Float", "String", "TimeInterval", "Any", "AnyObject", "Void", "Selector",
    ]
}
