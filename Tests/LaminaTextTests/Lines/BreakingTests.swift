import LaminaPrimitives
import LaminaText
import Testing

@Suite struct BreakingTests {
    private static let texts = [
        "The quick brown fox jumps over the lazy dog, then rests.", "Donaudampfschifffahrtsgesellschaft", "漢字かな交じり文は、どこでも改行できる。",
        "ภาษาไทยง่ายนิดเดียวครับ", "שלום עולם this is mixed 123 text", "a\tb\tccc\tdddd", "👨‍👩‍👧👍🏽🇩🇪 family e\u{301}e\u{301}",
        "one\ntwo\r\n\r\nthree\u{2029}four", "",
        "      spaces      everywhere      ", "\n\n", "soft\u{AD}hyphen zero\u{200B}width no\u{A0}break",
    ]

    /// Line widths from negative to infinite.
    private static let widths: [Double] = [-100, 0, 1, 15, 40, 77.7, 200, 1e6, .greatestFiniteMagnitude, .infinity, -.infinity, .nan]

    @Test(arguments: texts)
    func linesContainEveryCharacterOnceInOrder(text: String) throws {
        for wrapping in [ParagraphStyle.Wrapping.byWord, .byCharacter, .clipped] {
            for width in Self.widths {
                let layout = TextLayout(text, try Fonts.sans(), width: width) { $0.wrapping = wrapping }
                #expect(layout.lines.first?.range.lowerBound == 0)
                #expect(layout.lines.last?.range.upperBound == text.utf16.count)
                #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
                #expect(!layout.isTruncated)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            }
        }
    }

    @Test(arguments: texts, [15.0, 40, 77.7, 200])
    func noLineIsWiderThanTheAvailableWidthUnlessItIsOneCluster(text: String, width: Double) throws {
        for wrapping in [ParagraphStyle.Wrapping.byWord, .byCharacter] {
            let layout = TextLayout(text, try Fonts.sans(), width: width) { $0.wrapping = wrapping }
            for line in layout.lines {
                let visible = line.cells.count { cell in !layout.text.string.utf16.dropFirst(cell.range.lowerBound).prefix(1).allSatisfy { $0 == 32 }
                }
                #expect(line.width <= width + 0.5 || visible <= 1, "\(line.range) is \(line.width) wide")
            }
        }
    }

    /// The slow reference adds words to a line as long as a layout of them alone fits.
    @Test(arguments: [40.0, 77.7, 120, 200, 333])
    func everyLineIsAsLongAsItCanBe(width: Double) throws {
        let font = try Fonts.mono()
        let words = "The quick brown fox jumps over the lazy dog and runs far away".split(separator: " ").map(String.init)
        var expected: [String] = []
        for word in words {
            let longer = expected.last.map { $0 + " " + word }
            if let longer, TextLayout(longer, font).size.width <= width { expected[expected.count - 1] = longer } else { expected.append(word) }
        }
        // Words that are wider than the line are covered by another test.
        guard words.allSatisfy({ TextLayout($0, font).size.width <= width }) else { return }
        #expect(TextLayout(words.joined(separator: " "), font, width: width).shown == expected)
    }

    @Test func chineseBreaksBetweenLettersButNotBeforeAFullStop() throws {
        let font = try Fonts.sans()
        let layout = TextLayout("漢字漢字。", font, width: TextLayout("漢字漢字", font).size.width + 0.5)
        #expect(layout.shown == ["漢字漢", "字。"])
    }

    @Test func thaiBreaksBetweenWordsOfTheDictionary() throws {
        let font = try Fonts.sans()
        #expect(TextLayout("ภาษาไทย", font, width: TextLayout("ภาษาไทย", font).size.width - 0.5).shown == ["ภาษา", "ไทย"])
    }

    @Test func emojiSequencesAreNeverSplit() throws {
        let text = "👨‍👩‍👧👍🏽🇩🇪1️⃣e\u{301}"
        let layout = TextLayout(text, try Fonts.sans(), width: 0) { $0.wrapping = .byCharacter }
        #expect(layout.shown == text.map(String.init))
    }

    @Test(arguments: [Truncation.head, .middle, .tail])
    func aTruncatedLineFitsOrIsTheEllipsisAlone(truncation: Truncation) throws {
        let font = try Fonts.sans()
        let ellipsis = TextLayout("…", font).size.width
        let text = "Some longer text that does not fit"
        let whole = TextLayout(text, font).size.width
        var shownLast = 0
        for width in stride(from: -10, through: whole + 20, by: 7.3) {
            let layout = TextLayout(text, font, width: width) { $0.wrapping = .truncated(truncation) }
            let line = layout.lines[0]
            #expect(layout.lines.count == 1)
            #expect(layout.isTruncated == (width < whole - 0.01))
            #expect(line.width <= max(width, ellipsis) + 1)
            #expect(line.range == 0..<text.utf16.count)
            let shown = line.cells.reduce(0) { $0 + $1.range.count }
            #expect(shown >= shownLast, "more room shows no less")
            shownLast = shown
        }
        #expect(shownLast == text.utf16.count)
    }

    @Test func truncationKeepsTheRequestedPart() throws {
        func kept(_ truncation: Truncation) throws -> [Range<Int>] {
            let layout = TextLayout("abcdefghijklmnop", try Fonts.mono(), width: 90) { $0.wrapping = .truncated(truncation) }
            return layout.lines[0].cells.map(\.range)
        }
        #expect(try kept(.tail).map(\.lowerBound) == [0, 1, 2, 3, 4, 5])
        #expect(try kept(.head).map(\.lowerBound) == [10, 11, 12, 13, 14, 15])
        #expect(try kept(.middle).map(\.lowerBound) == [0, 1, 2, 13, 14, 15])
    }

    @Test func theEllipsisDoesNotSplitAFamilyEmoji() throws {
        let font = try Fonts.sans()
        let text = "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"
        let layout = TextLayout(text, font, width: TextLayout(text, font).size.width * 0.8) { $0.wrapping = .truncated(.tail) }
        #expect(layout.shown == ["👨‍👩‍👧…"])
    }
}
