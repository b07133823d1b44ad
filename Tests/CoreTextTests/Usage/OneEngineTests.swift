import CoreText
import LaminaPrimitives
import LaminaText
import Testing
import UIKit

/// Lines of Core Text have the glyphs and positions of the layouts that labels, text views and text layers draw.
struct OneEngineTests {
    private static let texts = [
        "AV To fi ffl — Hello", "mixed שלום text with numbers 123", "emoji 👩‍👩‍👧 and é combined", "tabs\tare\twide", "trailing   ", "",
    ]

    private func placed(_ line: TextLine) -> [PlacedGlyph] {
        line.runs.flatMap(\.glyphs).map {
            PlacedGlyph(glyph: CGGlyph(truncatingIfNeeded: $0.glyph), position: CGPoint(x: $0.position.x, y: -$0.position.y))
        }
    }

    @Test(arguments: texts) func aLineHasTheGlyphsOfALayout(text: String) throws {
        let string = NSAttributedString(text, try TestFonts.sans(17))
        let layout = TextLayout(StyledText(string))
        #expect(CTLineCreateWithAttributedString(string).placedGlyphs == placed(layout.lines[0]))
    }

    @Test(arguments: texts, [60.0, 100, 240])
    func aFrameHasTheLinesOfALayout(text: String, width: Double) throws {
        let string = NSAttributedString(text + " and some more words to wrap\nsecond paragraph", try TestFonts.sans(17))
        let layout = TextLayout(StyledText(string), in: TextLimits(width: width))
        let height = 1000.0
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height), transform: nil)
        let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0), path, nil)
        #expect(frame.textLines.count == layout.lines.count)
        for (index, line) in frame.textLines.enumerated() {
            let wanted = layout.lines[index]
            #expect(CTLineGetStringRange(line) == CFRangeMake(wanted.range.lowerBound, wanted.range.count))
            let origin = frame.lineOrigins[index]
            #expect(close(height - origin.y, wanted.origin.y), "line \(index)")
            // A paragraph's last line also has the separator, which has no width.
            let glyphs = line.placedGlyphs.filter { $0.glyph != 0xFFFF }
            let others = placed(wanted).filter { $0.glyph != 0xFFFF }
            #expect(glyphs.map(\.glyph) == others.map(\.glyph))
            #expect(zip(glyphs, others).allSatisfy { close($0.position.x + origin.x, $1.position.x + wanted.origin.x) }, "line \(index)")
        }
    }

    @Test func theSuggestedSizeIsTheSizeOfALayout() throws {
        let string = NSAttributedString("Some words to wrap in a narrow column\nand more", try TestFonts.sans(17))
        let layout = TextLayout(StyledText(string), in: TextLimits(width: 120))
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0), nil, CGSize(width: 120, height: 0), nil)
        #expect(close(size.width, layout.size.width) && close(size.height, layout.size.height))
    }

    @Test func aUIFontIsACTFont() throws {
        let font = UIFont.systemFont(ofSize: 17) as CTFont
        #expect(CTFontGetSize(font) == 17)
        let back: UIFont = CTFontCreateWithName("Helvetica" as CFString, 20, nil) as UIFont
        #expect(back.pointSize == 20)
        #expect(UIFont.systemFont(ofSize: 17).ascender == CTFontGetAscent(font))
    }
}
