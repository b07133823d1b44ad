import LaminaPrimitives
import LaminaText
import Testing

/// Numbers of styles come from apps and files, and none of them may crash the process.
@Suite struct ExtremeNumberTests {
    private static let extremes: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1e9, 1e9, 0]
    private static let texts = ["abc def", "a\tb\tc\td", "שלום abc", ""]

    private func use(_ layout: TextLayout) {
        let count = layout.text.units.count
        _ = layout.selection(of: 0..<max(1, count))
        for index in 0...count { _ = layout.index(at: Point(layout.caret(at: index).x, layout.caret(at: index).top)) }
        #expect(layout.lines.allSatisfy { $0.range.upperBound <= count })
    }

    @Test(arguments: extremes)
    func extremeStyleNumbersDoNotCrash(value: Double) throws {
        for text in Self.texts {
            for path in [\TextStyle.tracking, \.baselineOffset] {
                var style = TextStyle(try Fonts.dejaVu())
                style[keyPath: path] = value
                use(TextLayout(StyledText(text, style), in: TextLimits(width: 50)))
                use(TextLayout(StyledText(text, style)))
            }
        }
    }

    @Test(arguments: extremes)
    func extremeParagraphNumbersDoNotCrash(value: Double) throws {
        let paths: [WritableKeyPath<ParagraphStyle, Double>] = [
            \.lineSpacing, \.spacing, \.spacingBefore, \.firstLineIndent, \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
            \.lineHeightMultiple, \.tabInterval,
        ]
        for text in Self.texts {
            for path in paths {
                for alignment in [ParagraphStyle.Alignment.justified, .right] {
                    use(
                        TextLayout(text, try Fonts.dejaVu(), width: 50) {
                            $0[keyPath: path] = value
                            $0.alignment = alignment
                        })
                }
            }
            use(TextLayout(text, try Fonts.dejaVu(), width: 50) { $0.tabStops = [value] })
            use(TextLayout(text, try Fonts.dejaVu(), width: value, height: value, lineCount: 2, truncation: .middle))
        }
    }

    @Test func trackingOfNaNIsIgnored() throws {
        var style = TextStyle(try Fonts.sans())
        let plain = TextLayout(StyledText("abc", style)).size
        style.tracking = .nan
        #expect(TextLayout(StyledText("abc", style)).size == plain)
    }

    @Test func aLoneHalfOfASurrogatePairIsOneCharacter() throws {
        var text = StyledText(emptyStyle: TextStyle(try Fonts.sans()))
        text.append([0x61, 0xD83D, 0x62, 0xDE00], text.emptyStyle)
        let layout = TextLayout(text)
        #expect(layout.lines[0].cells.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<4])
        use(layout)
    }
}
