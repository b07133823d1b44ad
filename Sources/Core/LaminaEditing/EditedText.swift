/// A plain text with its selection and its undo history, which user input changes.
///
/// Indices count UTF-16 units. Caret and selection never split a character as the user sees it (grapheme cluster).
package struct EditedText: Equatable, Sendable {
    /// A selection from `anchor` to the caret at `head`.
    ///
    /// Extending the selection moves `head` and keeps `anchor`.
    package struct Selection: Equatable, Sendable {
        /// The end that stays when the selection is extended.
        package var anchor: Int
        /// The end that moves: the caret.
        package var head: Int

        /// The selected range, in UTF-16 units; empty for a caret.
        package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
        /// True when nothing is selected.
        package var isCaret: Bool { anchor == head }

        /// Creates a selection from its ends.
        package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }
        /// Creates a caret, which is an empty selection.
        package init(_ place: Int) { self.init(anchor: place, head: place) }
        /// Creates a selection of a range, with the caret at its upper end.
        package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }
    }

    /// The text in UTF-16 units.
    package private(set) var units: [UInt16]
    /// The selection or caret.
    package private(set) var selection: Selection
    /// The range of provisional text that an input method is still composing; nil for none.
    package private(set) var marked: Range<Int>?
    private var past: [Change] = []
    private var future: [Change] = []

    /// Creates a text with the caret at its end.
    package init(_ text: String = "") {
        units = Array(text.utf16)
        selection = Selection(units.count)
    }

    /// The text as a string; `units` has the same text in UTF-16.
    package var text: String { String(decoding: units, as: UTF16.self) }
    /// True when there is no text.
    package var isEmpty: Bool { units.isEmpty }
    /// The range of the whole text.
    package var whole: Range<Int> { 0..<units.count }

    /// Returns the text in a range, which is clamped to the whole.
    package func text(in range: Range<Int>) -> String { String(decoding: units[range.clamped(to: whole)], as: UTF16.self) }

    // MARK: Changing the text

    /// Replaces a range and puts the caret at the end of the replacement.
    package mutating func replace(_ range: Range<Int>, with text: String) {
        let change = Change(range.clamped(to: whole), Array(text.utf16), in: self)
        // Merges consecutive typing into one undo step. The history keeps the last 200 steps.
        if let last = past.last?.followed(by: change) { past[past.count - 1] = last } else { past.append(change) }
        if past.count > 200 { past.removeFirst() }
        future = []
        marked = nil
        apply(change)
    }

    /// Replaces the marked text, or else the selection, by new provisional text of an input method.
    ///
    /// The undo history does not record provisional text.
    ///
    /// - Parameter selected: The part of `text` to select, in UTF-16 units.
    package mutating func mark(_ text: String, selected: Range<Int>) {
        let range = marked ?? selection.range
        let new = Array(text.utf16)
        units.replaceSubrange(range, with: new)
        marked = new.isEmpty ? nil : range.lowerBound..<range.lowerBound + new.count
        let inside = selected.clamped(to: 0..<new.count)
        select(Selection(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound))
    }

    /// Accepts the marked text as it is, without an undo step.
    package mutating func unmark() { marked = nil }

    /// Reverts the last change; returns false when there is none.
    package mutating func undo() -> Bool {
        guard let change = past.popLast() else { return false }
        future.append(change)
        units.replaceSubrange(change.newRange, with: change.old)
        (selection, marked) = (change.selection, nil)
        return true
    }

    /// Repeats the change that was undone last; returns false when there is none.
    package mutating func redo() -> Bool {
        guard let change = future.popLast() else { return false }
        past.append(change)
        marked = nil
        apply(change)
        return true
    }

    private mutating func apply(_ change: Change) {
        units.replaceSubrange(change.range, with: change.new)
        // New text may combine with the text after it.
        selection = Selection(place(after: change.newRange.upperBound))
    }

    // MARK: Selecting

    /// Sets the selection.
    ///
    /// Both ends are moved to valid indices of the text.
    package mutating func select(_ new: Selection) {
        selection = Selection(anchor: place(near: new.anchor), head: place(near: new.head))
    }

    /// Moves the caret to an index.
    ///
    /// - Parameter extending: True to keep the other end of the selection in place.
    package mutating func move(to index: Int, extending: Bool) {
        let index = place(near: index)
        selection = extending ? Selection(anchor: selection.anchor, head: index) : Selection(index)
    }
}

extension EditedText {
    /// One step of the undo history: the replacement of a range.
    private struct Change: Equatable, Sendable {
        var range: Range<Int>
        var old: [UInt16]
        var new: [UInt16]
        /// The selection before the change.
        var selection: Selection

        var newRange: Range<Int> { range.lowerBound..<range.lowerBound + new.count }

        init(_ range: Range<Int>, _ new: [UInt16], in text: EditedText) {
            self.range = range
            self.new = new
            old = Array(text.units[range])
            selection = text.selection
        }

        /// Merges this change with the next one, if both only insert and the second continues the first within a word; nil otherwise.
        func followed(by next: Change) -> Change? {
            guard old.isEmpty, next.old.isEmpty, next.new.count == 1, newRange.upperBound == next.range.lowerBound else { return nil }
            // A space (0x20) or a control character begins a new undo step.
            guard let last = new.last, last > 0x20, next.new[0] > 0x20 else { return nil }
            var both = self
            both.new += next.new
            return both
        }
    }
}
