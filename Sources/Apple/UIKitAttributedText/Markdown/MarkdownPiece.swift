/// A part of a line of Markdown with one meaning.
struct MarkdownPiece: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: String?
    /// The signs of emphasis that the text consists of; nil for other text.
    var signs: MarkdownSigns?
}

/// Equal signs in a row that may begin or end emphasis.
struct MarkdownSigns: Equatable {
    let sign: Character
    /// The number of signs that no emphasis has used.
    var count: Int
    let canOpen: Bool
    let canClose: Bool

    /// - Parameters:
    ///   - before: The character before the signs; nil at the start.
    ///   - after: The character after the signs; nil at the end.
    init(_ sign: Character, count: Int, before: Character?, after: Character?) {
        let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
        let (markBefore, markAfter) = (before.map(Self.isMark) ?? false, after.map(Self.isMark) ?? false)
        let opens = !spaceAfter && (!markAfter || spaceBefore || markBefore)
        let closes = !spaceBefore && (!markBefore || spaceAfter || markAfter)
        self.sign = sign
        self.count = count
        // An underscore inside of a word is a letter.
        canOpen = opens && (sign != "_" || !closes || markBefore)
        canClose = closes && (sign != "_" || !opens || markAfter)
    }

    private static func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
}

extension [MarkdownPiece] {
    /// Applies emphasis to the text between pairs of signs; unpaired signs stay text.
    mutating func resolveEmphasis() {
        var closer = 0
        while closer < count {
            guard let signs = self[closer].signs, signs.canClose, signs.count > 0, let opener = opener(of: closer) else {
                closer += 1
                continue
            }
            let used = Swift.min(self[opener].signs?.count ?? 0, signs.count, 2)
            let intent: InlinePresentationIntent = signs.sign == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            for index in opener + 1..<closer {
                self[index].intent.insert(intent)
                // Signs between a pair belong to no other pair.
                self[index].signs = nil
            }
            for index in [opener, closer] {
                self[index].signs?.count -= used
                self[index].text.removeLast(used)
            }
            if self[closer].signs?.count == 0 { closer += 1 }
        }
    }

    /// Returns the index of the nearest signs that the signs at an index can close; nil without any.
    private func opener(of closer: Int) -> Int? {
        guard let closing = self[closer].signs else { return nil }
        return indices[..<closer].last { index in
            guard let opening = self[index].signs, opening.sign == closing.sign, opening.canOpen, opening.count > 0 else { return false }
            // Deleted text has two signs on each side. Signs that may open and close pair with others unless their sum is a multiple of 3.
            if closing.sign == "~" { return opening.count == 2 && closing.count == 2 }
            let isEither = opening.canClose || closing.canOpen
            return !isEither || (opening.count + closing.count) % 3 != 0 || opening.count % 3 == 0
        }
    }
}
