import Testing

@testable import LaminaEditing

struct EditedTextTests {
    /// Creates a text with its selection between `[` and `]`, or its caret at `|`.
    private func edited(_ picture: String) -> EditedText {
        let units = Array(picture.utf16)
        let plain = picture.filter { !"[]|".contains($0) }
        var text = EditedText(plain)
        if let caret = units.firstIndex(of: 0x7C) {
            text.select(.init(caret))
        } else if let start = units.firstIndex(of: 0x5B), let end = units.firstIndex(of: 0x5D) {
            text.select(.init(start..<end - 1))
        }
        return text
    }

    private func picture(_ text: EditedText) -> String {
        var units = text.units
        if text.selection.isCaret {
            units.insert(0x7C, at: text.selection.head)
        } else {
            units.insert(0x5D, at: text.selection.range.upperBound)
            units.insert(0x5B, at: text.selection.range.lowerBound)
        }
        return String(decoding: units, as: UTF16.self)
    }

    @Test func typingReplacesTheSelection() {
        var text = edited("one [two] three")
        text.replace(text.selection.range, with: "2")
        #expect(picture(text) == "one 2| three")
    }

    @Test(arguments: [
        ("ab|c", EditedText.Step.character, true, "abc|"), ("|abc", .character, false, "|abc"), ("a👨‍👩‍👧|b", .character, false, "a|👨‍👩‍👧b"),
        ("one t|wo", .word, true, "one two|"), ("one t|wo", .word, false, "one |two"), ("one |two", .word, false, "|one two"),
        ("a\nb|c\nd", .line, true, "a\nbc|\nd"), ("a\nb|c\nd", .line, false, "a\n|bc\nd"), ("a\nb|c\nd", .text, true, "a\nbc\nd|"),
        ("a|\nb", .character, true, "a\n|b"), ("a\n|b", .character, false, "a|\nb"),
    ])
    func theCaretMovesByCharactersWordsAndLines(from: String, step: EditedText.Step, forwards: Bool, to: String) {
        var text = edited(from)
        text.move(step, forwards: forwards, extending: false)
        #expect(picture(text) == to)
    }

    @Test func anArrowKeyCollapsesTheSelectionToItsSide() {
        var text = edited("a[bc]d")
        text.move(.character, forwards: false, extending: false)
        #expect(picture(text) == "a|bcd")
        text = edited("a[bc]d")
        text.move(.character, forwards: true, extending: false)
        #expect(picture(text) == "abc|d")
    }

    @Test func extendingTheSelectionKeepsItsAnchor() {
        var text = edited("ab|cd")
        text.move(.character, forwards: true, extending: true)
        #expect(picture(text) == "ab[c]d")
        text.move(.word, forwards: false, extending: true)
        #expect(picture(text) == "[ab]cd")
    }

    @Test(arguments: [
        ("ab|c", EditedText.Step.character, false, "a|c"), ("ab|c", .character, true, "ab|"), ("one two|", .word, false, "one |"),
        ("a[bc]d", .word, false, "a|d"), ("|a", .character, false, "|a"), ("👨‍👩‍👧|", .character, false, "|"),
    ])
    func deletingRemovesTheSelectionOrAdjacentText(from: String, step: EditedText.Step, forwards: Bool, to: String) {
        var text = edited(from)
        text.replace(text.deletion(step, forwards: forwards), with: "")
        #expect(picture(text) == to)
    }

    @Test func markedTextIsReplacedUntilCommitted() {
        var text = edited("a[b]c")
        text.mark("ni", selected: 2..<2)
        #expect(picture(text) == "ani|c")
        #expect(text.marked == 1..<3)
        text.mark("你", selected: 0..<1)
        #expect(picture(text) == "a[你]c")
        text.unmark()
        #expect(text.marked == nil)
        #expect(text.text == "a你c")
    }

    @Test func aWordIsFoundAtAPosition() {
        let text = EditedText("one, two")
        #expect(text.word(at: 1) == 0..<3)
        #expect(text.word(at: 8) == 5..<8)
        #expect(EditedText("").word(at: 0) == 0..<0)
    }

    @Test func typingAWordIsOneUndoStep() {
        var text = EditedText()
        for letter in ["o", "n", "e", " ", "t", "w", "o"] { text.replace(text.selection.range, with: letter) }
        let step1 = text.undo()
        #expect(step1)
        #expect(picture(text) == "one |")
        let step2 = text.undo()
        #expect(step2)
        #expect(picture(text) == "one|")
        let step3 = text.redo()
        #expect(step3)
        #expect(picture(text) == "one |")
        let step4 = text.undo()
        #expect(step4)
        let step5 = text.undo()
        #expect(step5)
        #expect(picture(text) == "|")
        let step6 = text.undo()
        #expect(!step6)
    }

    @Test func positionsAreClampedToCharacterBoundaries() {
        var text = EditedText("a👍🏽b")
        text.select(.init(anchor: -4, head: 99))
        #expect(text.selection.range == 0..<6)
        text.move(to: 3, extending: false)
        #expect(text.selection.head == 1)
    }
}
