import LaminaPrimitives
import LaminaText
import Testing

@Suite struct HitTests {
    @Test func tapsAndCaretsAgree() throws {
        let layout = TextLayout("hello wörld 😀 again", try Fonts.sans(), width: 110)
        var index = 0
        while true {
            let caret = layout.caret(at: index)
            #expect(layout.index(at: Point(caret.x + 0.01, caret.top + caret.height / 2)) == index)
            guard index < layout.text.units.count else { break }
            index = layout.index(after: index)
        }
    }

    @Test func theCaretMovesOverWholeClusters() throws {
        let layout = TextLayout("e\u{301}😀", try Fonts.sans())
        #expect([0, 2, 4].map { layout.index(after: $0) } == [2, 4, 4])
        #expect([4, 2, 0].map { layout.index(before: $0) } == [2, 0, 0])
    }

    @Test func aTapBesideALineSelectsItsEnd() throws {
        let layout = TextLayout("ab\ncd", try Fonts.sans())
        #expect(layout.index(at: Point(500, 5)) == 2)
        #expect(layout.index(at: Point(-5, layout.size.height + 50)) == 3)
        #expect(layout.character(at: Point(500, 5)) == nil)
        #expect(layout.character(at: Point(1, 5)) == 0..<1)
    }

    @Test func theCaretAfterALineBreakIsInTheNextLine() throws {
        let layout = TextLayout("ab\n", try Fonts.sans())
        #expect(layout.caret(at: 2).line == 0)
        let caret = layout.caret(at: 3)
        #expect(caret.line == 1 && caret.x == 0 && caret.top == layout.lines[1].top && caret.height == layout.lines[1].height)
    }

    @Test func aSelectionOverLinesHasARectangleForEach() throws {
        let layout = TextLayout("ab\ncd", try Fonts.mono())
        let rects = layout.selection(of: 1..<4)
        let cell = layout.lines[0].width / 2
        #expect(rects == [Rect(cell, 0, cell, layout.lines[0].height), Rect(0, layout.lines[1].top, cell, layout.lines[1].height)])
    }

    @Test func aSelectionOverBothDirectionsHasSeveralRectangles() throws {
        // The Hebrew word is displayed from right to left, so the selection from "b" to the first Hebrew letter has two parts.
        let layout = TextLayout("abשלום", try Fonts.sans())
        #expect(layout.selection(of: 1..<3).count == 2)
        #expect(layout.selection(of: 0..<6).count == 1)
    }

    @Test func hebrewCaretsRunFromRightToLeft() throws {
        let layout = TextLayout("שלום", try Fonts.sans())
        let carets = (0...4).map { layout.caret(at: $0).x }
        #expect(carets == carets.sorted(by: >))
        #expect(abs(carets[0] - layout.lines[0].width) < 1e-9)
        #expect(abs(carets[4]) < 1e-9)
    }
}
