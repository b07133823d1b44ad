/// The Objective-C names of Swift members.
///
/// - Source: The Swift compiler's rule: the first label is joined to the base name, after `With` unless one of both has a preposition there; the other
///   labels follow as pieces of the selector; a throwing method has an error as last argument.
package enum ObjectiveCName {
    /// Returns the selector of a method or initializer.
    ///
    /// - Parameters:
    ///   - base: The name before the parentheses; `init` for initializers.
    ///   - labels: The argument labels; empty strings for `_`.
    package static func selector(base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
        var labels = labels
        // The extra argument, with its names as first and as later piece.
        let extra: (first: String, later: String)? =
            if isAsync { ("WithCompletionHandler", "completionHandler") } else if isThrowing { ("AndReturnError", "error") } else { nil }
        guard !labels.isEmpty else { return extra.map { "\(base)\($0.first):" } ?? base }
        var pieces = [firstPiece(base, labels.removeFirst())] + labels
        if let extra { pieces.append(extra.later) }
        return pieces.map { $0 + ":" }.joined()
    }

    /// Returns the selector of a property's setter.
    package static func setter(of property: String) -> String { "set\(CamelCase.capitalized(property)):" }

    private static func firstPiece(_ base: String, _ label: String) -> String {
        guard !label.isEmpty else { return base }
        let isJoined = Prepositions.contains(CamelCase.firstWord(label)) || Prepositions.contains(CamelCase.lastWord(base))
        return base + (isJoined ? "" : "With") + CamelCase.capitalized(label)
    }
}
