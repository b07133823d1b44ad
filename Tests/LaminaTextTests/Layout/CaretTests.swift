import LaminaPrimitives
import LaminaText
import Testing

@Suite struct CaretTests {
    private static let texts = [
        "hello", "abc שלום def", "שלום abc 123 עולם", "e\u{301}👨‍👩‍👧fi", "a\tb", "(א) [b]", "line one\nשורה שתיים\n", "", "\n", "العربية fi",
    ]

    @Test(arguments: texts, [60.0, .infinity])
    func cellsCoverALineWithoutGapsOrOverlaps(text: String, width: Double) throws {
        let layout = TextLayout(text, try Fonts.dejaVu(), width: width)
        for line in layout.lines {
            #expect(zip(line.cells, line.cells.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 1e-6 })
            #expect(line.cells.allSatisfy { $0.maxX >= $0.minX })
            let starts = line.cells.map(\.range.lowerBound)
            #expect(Set(starts).count == starts.count)
        }
    }

    @Test(arguments: texts, [60.0, .infinity])
    func aTapInACellFindsItsCharacterAndOneOfItsEnds(text: String, width: Double) throws {
        let layout = TextLayout(text, try Fonts.dejaVu(), width: width)
        for line in layout.lines {
            for cell in line.cells where cell.maxX - cell.minX > 1 && line.origin.x + cell.minX > 0 {
                for share in [0.1, 0.9] {
                    let point = Point(line.origin.x + cell.minX + (cell.maxX - cell.minX) * share, line.top + line.height / 2)
                    #expect(layout.character(at: point) == cell.range)
                    let isLeading = (share < 0.5) != cell.isRightToLeft
                    let index = layout.index(at: point)
                    // After the last character of a wrapped line the caret would be on the next line, so the index before that character is allowed
                    // too.
                    #expect(index == (isLeading ? cell.range.lowerBound : cell.range.upperBound) || index == cell.range.lowerBound)
                    if isLeading { #expect(layout.caret(at: index).x == line.origin.x + (cell.isRightToLeft ? cell.maxX : cell.minX)) }
                }
            }
        }
    }

    @Test(arguments: texts)
    func theCaretVisitsEveryClusterInBothDirections(text: String) throws {
        let layout = TextLayout(text, try Fonts.dejaVu())
        var expected = [0]
        for cluster in text { expected.append(expected[expected.count - 1] + cluster.utf16.count) }
        var (forwards, backwards) = ([0], [text.utf16.count])
        while let last = forwards.last, last < text.utf16.count, forwards.count < 99 { forwards.append(layout.index(after: last)) }
        while let last = backwards.last, last > 0, backwards.count < 99 { backwards.append(layout.index(before: last)) }
        #expect(forwards == expected)
        #expect(backwards == expected.reversed())
        #expect(layout.index(after: text.utf16.count) == text.utf16.count)
        #expect(layout.index(before: 0) == 0)
    }

    @Test(arguments: texts)
    func aSelectionOfOneCharacterIsItsCell(text: String) throws {
        let layout = TextLayout(text, try Fonts.dejaVu())
        for line in layout.lines {
            for cell in line.cells {
                let rects = layout.selection(of: cell.range)
                #expect(rects.count == 1)
                #expect(abs(rects[0].minX - line.origin.x - cell.minX) < 1e-9 && abs(rects[0].width - (cell.maxX - cell.minX)) < 1e-9)
                #expect(rects[0].minY == line.top && rects[0].height == line.height)
            }
        }
        #expect(layout.selection(of: 0..<0).isEmpty)
    }

    @Test(arguments: texts)
    func positionsOutsideTheTextAreClamped(text: String) throws {
        let layout = TextLayout(text, try Fonts.dejaVu())
        let count = text.utf16.count
        for index in [-1, .min, count + 1, .max] {
            let caret = layout.caret(at: index)
            #expect(caret.x.isFinite && layout.lines.indices.contains(caret.line))
        }
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            #expect((0...count).contains(layout.index(at: Point(value, 5))))
            #expect((0...count).contains(layout.index(at: Point(5, value))))
        }
    }

    @Test func bracketsAreMirroredInHebrew() throws {
        let font = try Fonts.dejaVu()
        func glyphs(_ text: String) -> [GlyphID] { TextLayout(text, font).lines[0].runs.flatMap { $0.glyphs.map(\.glyph) } }
        // Brackets are mirrored: from left to right, the Hebrew letter lies between the same glyphs as a Latin letter would.
        let hebrew = glyphs("א(ב)")
        #expect(Array(hebrew.prefix(3)) == glyphs("(") + glyphs("ב") + glyphs(")"))
    }

    @Test func numbersInHebrewAreReadFromTheLeft() throws {
        let layout = TextLayout("אב 12", try Fonts.dejaVu())
        let order = layout.lines[0].cells.map(\.range.lowerBound)
        #expect(order == [3, 4, 2, 1, 0])
    }
}
