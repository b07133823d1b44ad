import LaminaPrimitives
import LaminaText
import Testing

@Suite struct PlacementTests {
    private let text = "wide words and more of them"

    @Test(arguments: [(ParagraphStyle.Alignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
    func shortLinesFollowTheAlignment(alignment: ParagraphStyle.Alignment, share: Double) throws {
        let layout = TextLayout("word ", try Fonts.sans(), width: 200) { $0.alignment = alignment }
        let line = layout.lines[0]
        // Trailing spaces do not affect the alignment.
        #expect(abs(line.origin.x - (200 - line.width) * share) < 1e-9)
        #expect(abs(line.width - TextLayout("word", try Fonts.sans()).lines[0].width) < 1e-9)
    }

    @Test(arguments: ["word ", "word  ", " ", "\u{3000}", "word\t", "שלום "])
    func trailingSpacesOfAParagraphAreMeasured(text: String) throws {
        let font = try Fonts.sans()
        let bare = String(text.reversed().drop { $0.isWhitespace }.reversed())
        let line = TextLayout(text + "|", font).lines[0]
        let bar = TextLayout("|", font).size.width
        let size = TextLayout(text, font).size
        // A bar after the spaces makes them part of the line's width.
        #expect(abs(size.width - (line.width - bar)) < 0.01)
        #expect(size.width > TextLayout(bare, font).size.width + 1)
        #expect(TextLayout(text + "\n", font).size.width == size.width)
    }

    @Test func spacesAtWhichALineIsBrokenAreNotMeasured() throws {
        let font = try Fonts.sans()
        let word = TextLayout("wide", font).size.width
        let layout = TextLayout("wide     wide", font, width: word + 3)
        #expect(layout.lines.count == 2)
        #expect(abs(layout.size.width - word) < 1e-9)
    }

    @Test func trailingSpacesAreMeasuredUpToTheAvailableWidth() throws {
        let font = try Fonts.sans()
        let word = TextLayout("wide", font).size.width
        #expect(TextLayout("wide          ", font, width: word + 3).size.width == word + 3)
        #expect(TextLayout("wide          ", font, width: word + 3).lines.count == 1)
        #expect(TextLayout("wide ", font, width: word / 2).lines.count > 1)
    }

    @Test func naturalAlignmentBeginsAtTheRightForHebrew() throws {
        let layout = TextLayout("שלום", try Fonts.sans(), width: 200)
        #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 200) < 1e-9)
        #expect(layout.lines[0].isRightToLeft)
    }

    @Test func justifiedLinesExceptTheLastFillTheWidth() throws {
        let layout = TextLayout(text, try Fonts.sans(), width: 130) { $0.alignment = .justified }
        #expect(layout.lines.count > 1)
        for line in layout.lines.dropLast() { #expect(abs(line.width - 130) < 1e-6) }
        #expect(layout.lines[layout.lines.count - 1].width < 130)
    }

    @Test func indentsOffsetTheLines() throws {
        let layout = TextLayout(text, try Fonts.sans(), width: 150) { style in
            style.firstLineIndent = 30
            style.headIndent = 10
            style.tailIndent = -20
        }
        #expect(layout.lines.map(\.origin.x) == [30] + Array(repeating: 10, count: layout.lines.count - 1))
        for line in layout.lines { #expect(line.origin.x + line.width <= 130.001) }
    }

    @Test func linesFollowEachOtherAtTheFontsHeight() throws {
        let font = try Fonts.sans()
        let layout = TextLayout("a\nb\nc", font)
        for (number, line) in layout.lines.enumerated() {
            #expect(abs(line.origin.y - font.ascent - Double(number) * font.lineHeight) < 1e-9)
        }
        #expect(abs(layout.size.height - 3 * font.lineHeight) < 1e-9)
    }

    @Test func spacingsAddUp() throws {
        let font = try Fonts.sans()
        let layout = TextLayout("a\nb", font) { style in
            style.lineSpacing = 3
            style.spacing = 5
            style.spacingBefore = 7
        }
        #expect(abs(layout.lines[1].top - font.lineHeight - 15) < 1e-9)
        // No line spacing follows the last line.
        #expect(abs(layout.size.height - 2 * font.lineHeight - 15) < 1e-9)
    }

    @Test(arguments: [(2.0, 0.0, 0.0), (0.0, 50.0, 0.0), (0.0, 0.0, 10.0), (1.5, 0.0, 30.0)])
    func lineHeightsAreMultipliedAndLimited(multiple: Double, minimum: Double, maximum: Double) throws {
        let font = try Fonts.sans()
        let layout = TextLayout("a", font) { style in
            style.lineHeightMultiple = multiple
            style.minimumLineHeight = minimum
            style.maximumLineHeight = maximum
        }
        let wanted = max(font.lineHeight * (multiple > 0 ? multiple : 1), minimum)
        let height = maximum > 0 ? min(maximum, wanted) : wanted
        #expect(abs(layout.size.height - height) < 1e-9)
        // In a line that is higher than its font requires, the extra height is above the glyphs.
        #expect(abs(layout.firstBaseline - (height - font.lineHeight + font.ascent)) < 1e-9)
    }

    @Test func anEmptyTextIsAsHighAsItsFont() throws {
        let font = try Fonts.sans()
        #expect(TextLayout("", font).size == Size(0, font.lineHeight))
    }

    @Test func tabsAdvanceToTheNextTabStop() throws {
        let layout = TextLayout("a\tb\tc", try Fonts.sans(10)) { $0.tabStops = [40] }
        let cells = layout.lines[0].cells
        #expect(cells[2].minX == 40)
        // After the last explicit tab stop, a stop follows at every multiple of 28 points, the default interval.
        #expect(cells[4].minX == 56)
    }

    @Test func aRaisedCharacterMakesItsLineHigher() throws {
        let font = try Fonts.sans()
        var style = TextStyle(font)
        style.baselineOffset = 8
        let layout = TextLayout(StyledText("x", style))
        // The line grows by 8 above; its descent shrinks by 8, but not below 0.
        #expect(abs(layout.size.height - font.ascent - 8 - max(0, font.descent - 8) - font.leading) < 1e-9)
        #expect(layout.lines[0].runs[0].glyphs[0].position.y == -8)
    }

    @Test(arguments: [(60.0, 60.0, 10.0), (60.0, 0.0, 10.0), (60.0, 60.0, -3.0), (8.0, 8.0, 4.0)])
    func aBaselineOffsetLiftsTextByItsValueUnderAFixedLineHeight(minimum: Double, maximum: Double, offset: Double) throws {
        let font = try Fonts.sans(20)
        var paragraph = ParagraphStyle()
        (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (minimum, maximum)
        func layout(_ offset: Double) -> TextLayout {
            var style = TextStyle(font)
            style.baselineOffset = offset
            return TextLayout(StyledText("x", style, paragraph: paragraph))
        }
        func height(of layout: TextLayout) -> Double { layout.lines[0].origin.y + layout.lines[0].runs[0].glyphs[0].position.y }
        #expect(abs(height(of: layout(0)) - height(of: layout(offset)) - offset) < 1e-9)
        #expect(layout(offset).size.height == minimum)
    }
}
