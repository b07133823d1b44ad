import CoreText
import Testing

/// At 20.48 points lines of Liberation Sans are 23.55 points high: 18.54 above the baseline, 4.34 below it, and a gap of 0.67.
struct FrameTests {
    private static let text = "The quick brown fox jumps over the lazy dog.\nPack my box with five dozen liquor jugs."

    private func framesetter(_ text: String = text, _ more: [NSAttributedString.Key: Any] = [:]) throws -> CTFramesetter {
        CTFramesetterCreateWithAttributedString(NSAttributedString(text, try TestFonts.sans(), more))
    }

    private func frame(_ framesetter: CTFramesetter, _ rect: CGRect, _ range: CFRange = CFRangeMake(0, 0)) -> CTFrame {
        CTFramesetterCreateFrame(framesetter, range, CGPath(rect: rect, transform: nil), nil)
    }

    @Test func linesFillARectangleFromItsTop() throws {
        let frame = frame(try framesetter(), CGRect(x: 30, y: 40, width: 200, height: 300))
        let lines = ["The quick brown fox ", "jumps over the lazy ", "dog.\n", "Pack my box with five ", "dozen liquor jugs."]
        #expect(frame.shown(of: Self.text) == lines)
        // Origins are relative to the lower left corner of the path's box.
        for (index, origin) in frame.lineOrigins.enumerated() {
            #expect(close(origin.x, 0) && close(origin.y, 300 - 18.54 - 23.55 * Double(index)), "line \(index)")
        }
        #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, Self.text.utf16.count))
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, Self.text.utf16.count))
    }

    @Test func aPageEndsWhereItsLinesNoLongerFitAndTheNextContinues() throws {
        let framesetter = try framesetter()
        let whole = frame(framesetter, CGRect(x: 0, y: 0, width: 200, height: 300)).shown(of: Self.text)
        var (start, pages) = (0, [[String]]())
        while start < Self.text.utf16.count, pages.count < 10 {
            let page = frame(framesetter, CGRect(x: 0, y: 0, width: 200, height: 60), CFRangeMake(start, 0))
            pages.append(page.shown(of: Self.text))
            start += CTFrameGetVisibleStringRange(page).length
        }
        #expect(pages.map(\.count) == [2, 2, 1])
        #expect(pages.flatMap { $0 } == whole)
    }

    @Test func aFrameThatIsTooLowHasNoLines() throws {
        let frame = frame(try framesetter(), CGRect(x: 0, y: 0, width: 200, height: 20))
        #expect(frame.textLines.isEmpty)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 0))
    }

    @Test(arguments: [
        CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), CGRect(x: 1e300, y: 0, width: 1e300, height: 1e300),
    ])
    func aPathOfAnySizeIsFilledOrLeftEmpty(rect: CGRect) throws {
        _ = frame(try framesetter(), rect).lineOrigins
        _ = CTFramesetterCreateFrame(try framesetter(), CFRangeMake(0, 0), CGMutablePath(), nil).lineOrigins
    }

    @Test(arguments: [CFRangeMake(500, 3), CFRangeMake(-5, 3), CFRangeMake(.max, .max), CFRangeMake(4, -1)])
    func rangesOutsideTheStringAreCutOff(range: CFRange) throws {
        let visible = CTFrameGetVisibleStringRange(frame(try framesetter(), CGRect(x: 0, y: 0, width: 200, height: 300), range))
        #expect(visible.location >= 0 && visible.location + visible.length <= Self.text.utf16.count)
    }

    @Test func theSuggestedSizeHoldsTheText() throws {
        let framesetter = try framesetter()
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRangeMake(0, 0), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(close(size.height, 5 * 23.55) && size.width <= 200 && size.width > 150)
        #expect(fit == CFRangeMake(0, Self.text.utf16.count))
        let frame = frame(framesetter, CGRect(origin: .zero, size: size))
        #expect(CTFrameGetVisibleStringRange(frame).length == Self.text.utf16.count)
    }

    @Test func theSuggestedRangeIsThatOfTheFittingLines() throws {
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            try framesetter(), CFRangeMake(0, 0), nil, CGSize(width: 200, height: 50), &fit)
        #expect(close(size.height, 2 * 23.55))
        #expect(fit == CFRangeMake(0, 40))
    }

    @Test func withoutConstraintsEachParagraphIsOneLine() throws {
        for none in [CGSize.zero, CGSize(width: CGFloat.nan, height: .infinity), CGSize(width: -1, height: -1)] {
            let size = CTFramesetterSuggestFrameSizeWithConstraints(try framesetter("HiH\nH"), CFRangeMake(0, 0), nil, none, nil)
            #expect(close(size.width, 34.13) && close(size.height, 2 * 23.55))
        }
    }

    @Test func anEmptyStringNeedsNoRoom() throws {
        let room = CGSize(width: 100, height: 100)
        #expect(CTFramesetterSuggestFrameSizeWithConstraints(try framesetter(""), CFRangeMake(0, 0), nil, room, nil) == .zero)
        #expect(frame(try framesetter(""), CGRect(x: 0, y: 0, width: 100, height: 100)).textLines.isEmpty)
    }

    @Test func aParagraphStylePlacesLines() throws {
        var (alignment, spacing, first) = (CTTextAlignment.center, CGFloat(10), CGFloat(20))
        let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: &alignment),
            CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: MemoryLayout<CGFloat>.size, value: &spacing),
            CTParagraphStyleSetting(spec: .firstLineHeadIndent, valueSize: MemoryLayout<CGFloat>.size, value: &first),
        ]
        let style = CTParagraphStyleCreate(settings, settings.count)
        let framesetter = try framesetter("HiH\u{2028}HiH HiH", [.init(kCTParagraphStyleAttributeName as String): style])
        let origins = frame(framesetter, CGRect(x: 0, y: 0, width: 100, height: 200)).lineOrigins
        // Each paragraph's first line has 80 points behind its indent, of which it takes 34.13.
        #expect(close(origins[0].x, 20 + (80 - 34.13) / 2))
        #expect(close(origins[0].y - origins[1].y, 23.55 + 10))
    }
}
