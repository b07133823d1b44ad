import LaminaText

extension EditedText {
    /// The unit by which a command moves the caret.
    package enum Step: Sendable {
        case character
        case word
        case line
        case text
    }

    /// The index to which a step moves a caret that is at `index`.
    package func place(from index: Int, _ step: Step, forwards: Bool) -> Int {
        switch step {
        case .character: forwards ? character(after: index) : character(before: index)
        case .word: forwards ? wordEnd(after: index) : wordStart(before: index)
        case .line: forwards ? lineRange(at: index).upperBound : lineRange(at: index).lowerBound
        case .text: forwards ? units.count : 0
        }
    }

    /// Moves the caret by a step.
    ///
    /// - Parameter extending: True to extend the selection to the new index. If false, a character step only collapses the selection to its edge.
    package mutating func move(_ step: Step, forwards: Bool, extending: Bool) {
        if !extending, !selection.isCaret, step == .character {
            return move(to: forwards ? selection.range.upperBound : selection.range.lowerBound, extending: false)
        }
        move(to: place(from: selection.head, step, forwards: forwards), extending: extending)
    }

    /// The range that a delete key removes: the selection or, without one, the text between the caret and the end of the step.
    package func deletion(_ step: Step, forwards: Bool) -> Range<Int> {
        guard selection.isCaret else { return selection.range }
        let other = place(from: selection.head, step, forwards: forwards)
        return min(other, selection.head)..<max(other, selection.head)
    }

    /// The range of the word at an index, or of the characters between two words.
    package func word(at index: Int) -> Range<Int> {
        let line = lineRange(at: index)
        let index = min(max(index, line.lowerBound), line.upperBound)
        let words = TextBreaks.words(in: units[line])
        // The index at the end of a line is in no range, so the line's last word is taken.
        return words.first { $0.range.contains(index) }?.range ?? words.last?.range ?? index..<index
    }

    /// The range of the line that contains an index, from after one line feed to before the next one.
    func lineRange(at index: Int) -> Range<Int> {
        let index = min(max(0, index), units.count)
        let start = units[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = units[index...].firstIndex(of: 0x0A) ?? units.count
        return start..<end
    }

    /// The nearest index at or before `index` that does not split a character.
    package func place(near index: Int) -> Int {
        guard index > 0 else { return 0 }
        guard index < units.count else { return units.count }
        let line = lineRange(at: index)
        return TextBreaks.clusters(in: units[line]).last { $0 <= index } ?? index
    }

    /// The nearest index at or after `index` that does not split a character.
    func place(after index: Int) -> Int {
        let before = place(near: index)
        return before < index && index < units.count ? character(after: before) : before
    }

    /// The range, clamped to the text and extended to the boundaries of characters.
    package func characters(around range: Range<Int>) -> Range<Int> { place(near: range.lowerBound)..<place(after: range.upperBound) }

    private func character(after index: Int) -> Int {
        let line = lineRange(at: index)
        guard index < line.upperBound else { return min(index + 1, units.count) }
        return TextBreaks.clusters(in: units[line]).first { $0 > index } ?? line.upperBound
    }

    private func character(before index: Int) -> Int {
        let line = lineRange(at: index)
        guard index > line.lowerBound else { return max(index - 1, 0) }
        return TextBreaks.clusters(in: units[line]).last { $0 < index } ?? line.lowerBound
    }

    private func wordEnd(after index: Int) -> Int {
        let line = lineRange(at: index)
        guard index < line.upperBound else { return min(index + 1, units.count) }
        let words = TextBreaks.words(in: units[line])
        return words.first { $0.isWord && $0.range.upperBound > index }?.range.upperBound ?? line.upperBound
    }

    private func wordStart(before index: Int) -> Int {
        let line = lineRange(at: index)
        guard index > line.lowerBound else { return max(index - 1, 0) }
        let words = TextBreaks.words(in: units[line])
        return words.last { $0.isWord && $0.range.lowerBound < index }?.range.lowerBound ?? line.lowerBound
    }
}
