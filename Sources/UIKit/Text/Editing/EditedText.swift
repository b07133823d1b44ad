import LaminaText

/// A text with a caret or selection, as keys and fingers change it.
///
/// Places are counted in UTF-16 units and always lie between characters as people see them.
struct EditedText: Equatable, Sendable {
    /// What is selected: the caret stands at `head`; the other end stays when the selection is extended.
    struct Selection: Equatable, Sendable {
        var anchor: Int
        var head: Int

        var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
        var isCaret: Bool { anchor == head }

        init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }
        init(_ place: Int) { self.init(anchor: place, head: place) }
        init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }
    }

    private(set) var units: [UInt16]
    private(set) var selection: Selection
    /// What an input method has not settled yet.
    private(set) var marked: Range<Int>?
    private var past: [Change] = []
    private var future: [Change] = []

    /// The caret stands behind the text.
    init(_ text: String = "") {
        units = Array(text.utf16)
        selection = Selection(units.count)
    }

    var text: String { String(decoding: units, as: UTF16.self) }
    var isEmpty: Bool { units.isEmpty }
    var whole: Range<Int> { 0..<units.count }

    func text(in range: Range<Int>) -> String { String(decoding: units[range.clamped(to: whole)], as: UTF16.self) }

    // MARK: Changing the text

    /// Replaces a part, and puts the caret behind what replaces it.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let change = Change(range.clamped(to: whole), Array(text.utf16), in: self)
        // Typing on and on is one step back.
        if let last = past.last?.followed(by: change) { past[past.count - 1] = last } else { past.append(change) }
        if past.count > 200 { past.removeFirst() }
        future = []
        marked = nil
        apply(change)
    }

    /// Shows text that is not settled in place of the marked text, or of the selection.
    ///
    /// - Parameter selected: In units of the text.
    mutating func mark(_ text: String, selected: Range<Int>) {
        let range = marked ?? selection.range
        let new = Array(text.utf16)
        units.replaceSubrange(range, with: new)
        marked = new.isEmpty ? nil : range.lowerBound..<range.lowerBound + new.count
        let inside = selected.clamped(to: 0..<new.count)
        selection = Selection(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound)
    }

    /// Leaves marked text as it is.
    mutating func unmark() { marked = nil }

    /// Takes the last step back; nil when there is none.
    mutating func undo() -> Bool {
        guard let change = past.popLast() else { return false }
        future.append(change)
        units.replaceSubrange(change.newRange, with: change.old)
        (selection, marked) = (change.selection, nil)
        return true
    }

    /// Does again what was taken back last.
    mutating func redo() -> Bool {
        guard let change = future.popLast() else { return false }
        past.append(change)
        marked = nil
        apply(change)
        return true
    }

    private mutating func apply(_ change: Change) {
        units.replaceSubrange(change.range, with: change.new)
        selection = Selection(change.newRange.upperBound)
    }

    // MARK: Selecting

    /// Selects a part; what lies outside of the text is left out.
    mutating func select(_ new: Selection) {
        selection = Selection(anchor: place(near: new.anchor), head: place(near: new.head))
    }

    /// Puts the caret somewhere.
    ///
    /// - Parameter extending: Leaves the other end of the selection where it is.
    mutating func move(to index: Int, extending: Bool) {
        let index = place(near: index)
        selection = extending ? Selection(anchor: selection.anchor, head: index) : Selection(index)
    }
}

extension EditedText {
    /// One step that can be taken back.
    private struct Change: Equatable, Sendable {
        var range: Range<Int>
        var old: [UInt16]
        var new: [UInt16]
        /// What was selected before.
        var selection: Selection

        var newRange: Range<Int> { range.lowerBound..<range.lowerBound + new.count }

        init(_ range: Range<Int>, _ new: [UInt16], in text: EditedText) {
            self.range = range
            self.new = new
            old = Array(text.units[range])
            selection = text.selection
        }

        /// Both steps as one, when the second only types on behind the first, in the same word.
        func followed(by next: Change) -> Change? {
            guard old.isEmpty, next.old.isEmpty, next.new.count == 1, newRange.upperBound == next.range.lowerBound else { return nil }
            guard let last = new.last, last > 0x20, next.new[0] > 0x20 else { return nil }
            var both = self
            both.new += next.new
            return both
        }
    }
}
