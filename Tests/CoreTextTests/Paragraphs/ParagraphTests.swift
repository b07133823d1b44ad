import CoreText
import Testing

struct ParagraphTests {
    /// Creates a style of one number.
    private func style(_ specifier: CTParagraphStyleSpecifier, _ number: CGFloat) -> CTParagraphStyle {
        withUnsafePointer(to: number) { address in
            CTParagraphStyleCreate([CTParagraphStyleSetting(spec: specifier, valueSize: MemoryLayout<CGFloat>.size, value: address)], 1)
        }
    }

    private func number(_ style: CTParagraphStyle, _ specifier: CTParagraphStyleSpecifier) -> CGFloat? {
        var value = CGFloat(-7)
        return CTParagraphStyleGetValueForSpecifier(style, specifier, MemoryLayout<CGFloat>.size, &value) ? value : nil
    }

    private static let lengths: [CTParagraphStyleSpecifier] = [
        .firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval, .lineHeightMultiple, .maximumLineHeight, .minimumLineHeight,
        .lineSpacing, .paragraphSpacing, .paragraphSpacingBefore, .maximumLineSpacing, .minimumLineSpacing, .lineSpacingAdjustment,
    ]

    @Test(arguments: lengths) func aNumberReadsBackItsValueAndIsFirst0(specifier: CTParagraphStyleSpecifier) {
        #expect(number(CTParagraphStyleCreate(nil, 0), specifier) == 0)
        #expect(number(style(specifier, 12.5), specifier) == 12.5)
        #expect(number(style(specifier, .nan), specifier) == 0)
        #expect(number(style(specifier, .infinity), specifier) == 0)
    }

    @Test func enumerationsReadBackTheirValues() {
        var (alignment, mode, direction) = (CTTextAlignment.center, CTLineBreakMode.byTruncatingTail, CTWritingDirection.rightToLeft)
        let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: &alignment),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: &mode),
            CTParagraphStyleSetting(spec: .baseWritingDirection, valueSize: MemoryLayout<CTWritingDirection>.size, value: &direction),
        ]
        let style = CTParagraphStyleCreate(settings, settings.count)
        (alignment, mode, direction) = (.left, .byWordWrapping, .natural)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment) && alignment == .center)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .lineBreakMode, 1, &mode) && mode == .byTruncatingTail)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction) && direction == .rightToLeft)
    }

    @Test func withoutSettingsAStyleIsNatural() {
        let style = CTParagraphStyleCreate(nil, 0)
        var (alignment, direction) = (CTTextAlignment.left, CTWritingDirection.rightToLeft)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment) && alignment == .natural)
        #expect(CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction) && direction == .natural)
    }

    @Test func valuesOfTheWrongSizeAreRefused() {
        var number = CGFloat(5)
        let setting = CTParagraphStyleSetting(spec: .headIndent, valueSize: 3, value: &number)
        #expect(self.number(CTParagraphStyleCreate([setting], 1), .headIndent) == 0)
        for specifier in (0...17).compactMap(CTParagraphStyleSpecifier.init(rawValue:)) {
            #expect(!CTParagraphStyleGetValueForSpecifier(style(.headIndent, 1), specifier, 0, &number))
        }
        #expect(number == 5)
    }

    @Test func anUnknownSpecifierAndAbsurdOptionsAreHarmless() throws {
        let unknown = try #require(CTParagraphStyleSpecifier(rawValue: 99))
        var (number, options, read) = (CGFloat(5), UInt.max, UInt(7))
        #expect(!CTParagraphStyleGetValueForSpecifier(style(unknown, 1), unknown, 8, &number) && number == 5)
        let setting = CTParagraphStyleSetting(spec: .lineBoundsOptions, valueSize: 8, value: &options)
        #expect(CTParagraphStyleGetValueForSpecifier(CTParagraphStyleCreate([setting], 1), .lineBoundsOptions, 8, &read) && read == 0)
    }

    @Test func tabStopsMoveText() throws {
        var stops = [CTTextTabCreate(.left, 50, nil), CTTextTabCreate(.left, 120, nil)] as CFArray
        let style = CTParagraphStyleCreate([CTParagraphStyleSetting(spec: .tabStops, valueSize: MemoryLayout<CFArray>.size, value: &stops)], 1)
        let text = NSAttributedString("H\tH\tH", try TestFonts.sans(), [.init(kCTParagraphStyleAttributeName as String): style])
        let glyphs = CTLineCreateWithAttributedString(text).placedGlyphs
        #expect(close(glyphs[2].position.x, 50) && close(glyphs[4].position.x, 120))
    }

    @Test func tabStopsReadBack() {
        var stops: CFArray = NSArray()
        #expect(CTParagraphStyleGetValueForSpecifier(CTParagraphStyleCreate(nil, 0), .tabStops, MemoryLayout<CFArray>.size, &stops))
        let tabs = stops as! [CTTextTab]
        #expect(tabs.map(CTTextTabGetLocation) == (1...12).map { Double($0) * 28 })
        #expect(tabs.allSatisfy { CTTextTabGetAlignment($0) == .left && CTTextTabGetOptions($0) == nil })
    }

    @Test func lineSpacingKeepsItsLimits() throws {
        func distance(_ numbers: [(CTParagraphStyleSpecifier, CGFloat)]) throws -> Double {
            let values = numbers.map(\.1)
            let style = values.withUnsafeBufferPointer { values in
                let settings = numbers.indices.map { index in
                    CTParagraphStyleSetting(
                        spec: numbers[index].0, valueSize: MemoryLayout<CGFloat>.size, value: UnsafeRawPointer(values.baseAddress! + index))
                }
                return CTParagraphStyleCreate(settings, settings.count)
            }
            let text = NSAttributedString("Hi Hi", try TestFonts.sans(), [.init(kCTParagraphStyleAttributeName as String): style])
            let path = CGPath(rect: CGRect(x: 0, y: 0, width: 22, height: 200), transform: nil)
            let frame = CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text), CFRangeMake(0, 0), path, nil)
            return Double(frame.lineOrigins[0].y - frame.lineOrigins[1].y)
        }
        #expect(close(try distance([]), 23.55))
        #expect(close(try distance([(.lineSpacingAdjustment, 8)]), 31.55))
        #expect(close(try distance([(.lineSpacingAdjustment, 8), (.maximumLineSpacing, 3)]), 26.55))
        #expect(close(try distance([(.minimumLineSpacing, 5)]), 28.55))
        #expect(close(try distance([(.minimumLineHeight, 40)]), 40))
        #expect(close(try distance([(.maximumLineHeight, 15)]), 15))
        #expect(close(try distance([(.lineHeightMultiple, 2)]), 47.1))
    }

    @Test func aRunDelegateReservesItsSpace() throws {
        final class Size { let width = CGFloat(40) }
        let size = Size()
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 30 }, getDescent: { _ in 6 },
            getWidth: { Unmanaged<Size>.fromOpaque($0).takeUnretainedValue().width })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passUnretained(size).toOpaque()))
        let text = NSMutableAttributedString(attributedString: NSAttributedString("H\u{FFFC}H", try TestFonts.sans()))
        text.addAttribute(.init(kCTRunDelegateAttributeName as String), value: delegate, range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        #expect(close(CTLineGetTypographicBounds(line, &ascent, &descent, nil), 14.79 * 2 + 40))
        #expect(ascent == 30 && descent == 6)
        #expect(close(CTLineGetOffsetForStringIndex(line, 2, nil), 54.79))
        let run = try #require(line.glyphRuns.dropFirst().first)
        #expect(CTRunGetAttributes(run)[kCTRunDelegateAttributeName] as? CTRunDelegate === delegate)
        #expect(CTRunDelegateGetRefCon(delegate) == Unmanaged.passUnretained(size).toOpaque())
        #expect(CTLineGetImageBounds(line, nil).width < 54.79 + 14.79)
        withExtendedLifetime(size) {}
    }

    @Test func aRunDelegateEndsWithItsDeallocation() throws {
        final class Flag { var isSet = false }
        let flag = Flag()
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { Unmanaged<Flag>.fromOpaque($0).takeUnretainedValue().isSet = true }, getAscent: { _ in .nan },
            getDescent: { _ in .infinity }, getWidth: { _ in -.infinity })
        do {
            let delegate = try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passUnretained(flag).toOpaque()))
            #expect(CTRunDelegateGetRefCon(delegate) == Unmanaged.passUnretained(flag).toOpaque())
            #expect(!flag.isSet)
        }
        #expect(flag.isSet)
        callbacks.version = 9
        #expect(CTRunDelegateCreate(&callbacks, nil) == nil)
    }

    @Test func sizesOfARunDelegateThatAreNoNumbersAreUsable() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in .nan }, getDescent: { _ in .infinity },
            getWidth: { _ in -.infinity })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
        let text = NSAttributedString("a", try TestFonts.sans(), [.init(kCTRunDelegateAttributeName as String): delegate])
        #expect(CTLineCreateWithAttributedString(text).width.isFinite)
    }
}
