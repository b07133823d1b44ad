/// A parsed visual format such as `H:|-[button(>=60@700)]-20-[label]-|`.
struct VisualFormat: Equatable {
    /// A condition on a length: relation, object and priority of `>=metric@priority`.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        /// A number, or the name of a metric or view.
        var object: String
        var priority: String?
    }

    /// The distance between two neighbours: none, the standard distance, or conditions on it.
    enum Gap: Equatable {
        case none
        case standard
        case predicates([Predicate])
    }

    /// A view with conditions on its length.
    struct Box: Equatable {
        var name: String
        var predicates: [Predicate] = []
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// The gap from the superview's edge to the first view; nil when the format does not begin with `|`.
    var leading: Gap?
    var boxes: [Box] = []
    /// The gaps between neighbouring views; one fewer than `boxes`.
    var gaps: [Gap] = []
    /// The gap from the last view to the superview's edge; nil when the format does not end with `|`.
    var trailing: Gap?
}

/// A syntax error in a visual format.
struct VisualFormatError: Error, Equatable {
    /// The expected element, as text for the log.
    let expectation: String
    /// The number of characters before the error, not counting spaces.
    let position: Int
}

/// Parses a visual format from left to right.
///
/// Spaces, tabs and newlines are ignored.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) { characters = text.filter { $0 != " " && $0 != "\n" && $0 != "\t" } }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if take("V:") { format.axis = .vertical } else { _ = take("H:") }
        if take("|") { format.leading = try gap() }
        format.boxes.append(try box())
        while position < characters.count {
            let gap = try gap()
            if take("|") {
                format.trailing = gap
                break
            }
            format.gaps.append(gap)
            format.boxes.append(try box())
        }
        guard position == characters.count else { throw failure("the end") }
        return format
    }

    private func failure(_ expectation: String) -> VisualFormatError { VisualFormatError(expectation: expectation, position: position) }

    private mutating func take(_ text: String) -> Bool {
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
        guard take("-") else { return .none }
        let next = position < characters.count ? characters[position] : "|"
        // A single hyphen is the standard distance; otherwise a distance and a second hyphen follow.
        if next == "[" || next == "|" { return .standard }
        let predicates = next == "(" ? try list() : [try predicate(isSimple: true)]
        guard take("-") else { throw failure("'-' after a distance") }
        return .predicates(predicates)
    }

    private mutating func box() throws(VisualFormatError) -> VisualFormat.Box {
        guard take("[") else { throw failure("'['") }
        var box = VisualFormat.Box(name: try word(of: "the name of a view"))
        if position < characters.count, characters[position] == "(" { box.predicates = try list() }
        guard take("]") else { throw failure("']'") }
        return box
    }

    private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard take("(") else { throw failure("'('") }
        var predicates = [try predicate(isSimple: false)]
        while take(",") { predicates.append(try predicate(isSimple: false)) }
        guard take(")") else { throw failure("')'") }
        return predicates
    }

    /// Parses one predicate.
    ///
    /// - Parameter isSimple: True for a distance between hyphens without parentheses, which has neither a relation nor a sign.
    private mutating func predicate(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if !isSimple {
            if take("<=") { relation = .lessThanOrEqual } else if take(">=") { relation = .greaterThanOrEqual } else { _ = take("==") }
        }
        let sign = !isSimple && take("-") ? "-" : ""
        var predicate = VisualFormat.Predicate(relation: relation, object: sign + (try word(of: "a number or a name")))
        if take("@") { predicate.priority = try word(of: "a priority") }
        return predicate
    }

    private mutating func word(of what: String) throws(VisualFormatError) -> String {
        let start = position
        while position < characters.count, characters[position].isLetter || characters[position].isNumber || "_.".contains(characters[position]) {
            position += 1
        }
        guard position > start else { throw failure(what) }
        return String(characters[start..<position])
    }
}
