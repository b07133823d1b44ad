import CoreText
import Testing

struct RunTests {
    @Test func aRunHasGlyphsPositionsAdvancesAndIndices() throws {
        let run = try #require(CTLineCreateWithAttributedString(NSAttributedString("HiH", try TestFonts.sans())).glyphRuns.first)
        #expect(CTRunGetGlyphCount(run) == 3)
        #expect(CTRunGetStringRange(run) == CFRangeMake(0, 3))
        #expect(CTRunGetStatus(run) == [])
        #expect(CTRunGetTextMatrix(run) == .identity)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        CTRunGetGlyphs(run, CFRangeMake(0, 3), &glyphs)
        #expect(glyphs == [43, 76, 43])
        var positions = [CGPoint](repeating: .zero, count: 3)
        CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
        #expect(zip(positions, [0, 14.79, 19.34]).allSatisfy { close($0.x, $1) && $0.y == 0 })
        var advances = [CGSize](repeating: .zero, count: 3)
        CTRunGetAdvances(run, CFRangeMake(0, 0), &advances)
        #expect(zip(advances, [14.79, 4.55, 14.79]).allSatisfy { close($0.width, $1) && $0.height == 0 })
        var indices = [CFIndex](repeating: 9, count: 3)
        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
        #expect(indices == [0, 1, 2])
    }

    @Test func addressesHoldTheSameData() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString("HiH", try TestFonts.sans()))
        let run = try #require(line.glyphRuns.first)
        let glyphs = try #require(CTRunGetGlyphsPtr(run))
        let positions = try #require(CTRunGetPositionsPtr(run))
        let advances = try #require(CTRunGetAdvancesPtr(run))
        let indices = try #require(CTRunGetStringIndicesPtr(run))
        #expect((0..<3).map { glyphs[$0] } == [43, 76, 43])
        #expect((0..<3).allSatisfy { close(positions[$0].x, [0, 14.79, 19.34][$0]) && close(advances[$0].width, [14.79, 4.55, 14.79][$0]) })
        #expect((0..<3).map { indices[$0] } == [0, 1, 2])
        withExtendedLifetime(line) {}
    }

    @Test func aPartOfARunIsCopiedAndRangesOutsideAreCutOff() throws {
        let run = try #require(CTLineCreateWithAttributedString(NSAttributedString("HiH", try TestFonts.sans())).glyphRuns.first)
        var glyphs = [CGGlyph](repeating: 7, count: 4)
        CTRunGetGlyphs(run, CFRangeMake(1, 1), &glyphs)
        #expect(glyphs == [76, 7, 7, 7])
        CTRunGetGlyphs(run, CFRangeMake(2, 100), &glyphs)
        #expect(glyphs == [43, 7, 7, 7])
        for range in [CFRangeMake(5, 1), CFRangeMake(-3, 2), CFRangeMake(.max, .max), CFRangeMake(1, -5)] {
            var other = [CGGlyph](repeating: 7, count: 4)
            CTRunGetGlyphs(run, range, &other)
            #expect(other == [7, 7, 7, 7], "\(range)")
        }
        #expect(close(CTRunGetTypographicBounds(run, CFRangeMake(1, 2), nil, nil, nil), 19.34))
    }

    @Test func attributesDivideRunsWithoutMovingGlyphs() throws {
        let font = try TestFonts.sans()
        let marked = NSMutableAttributedString(attributedString: NSAttributedString("HAVi", font))
        marked.addAttribute(NSAttributedString.Key("mark"), value: 5, range: NSRange(location: 2, length: 1))
        let line = CTLineCreateWithAttributedString(marked)
        #expect(line.glyphRuns.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 2), CFRangeMake(2, 1), CFRangeMake(3, 1)])
        let plain = CTLineCreateWithAttributedString(NSAttributedString("HAVi", font))
        #expect(line.placedGlyphs == plain.placedGlyphs)
        let attributes = line.glyphRuns.map { CTRunGetAttributes($0) as NSDictionary }
        #expect(attributes.map { $0["mark"] as? Int } == [nil, 5, nil])
        #expect(attributes.allSatisfy { $0[kCTFontAttributeName] as? CTFont === font })
    }

    @Test func aRunOfASubstituteFontHasThatFont() throws {
        let runs = CTLineCreateWithAttributedString(NSAttributedString("a😀", try TestFonts.sans())).glyphRuns
        #expect(runs.count == 2)
        let font = CTRunGetAttributes(runs[1])[kCTFontAttributeName] as! CTFont
        #expect(CTFontGetSymbolicTraits(font).contains(.traitColorGlyphs))
    }

    @Test func rightToLeftRunsHaveFallingIndices() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString("שלום", CTFontCreateWithName("DejaVu Sans" as CFString, 20, nil)))
        let run = try #require(line.glyphRuns.first)
        #expect(CTRunGetStatus(run) == .rightToLeft)
        var indices = [CFIndex](repeating: 9, count: 4)
        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
        #expect(indices == [3, 2, 1, 0])
    }

    @Test func aRightToLeftLineWithTrailingSpacesBeginsAtItsLeftEdge() throws {
        let font = CTFontCreateWithName("DejaVu Sans" as CFString, 20, nil)
        let line = CTLineCreateWithAttributedString(NSAttributedString("שלום  ", font))
        let xs = line.placedGlyphs.map(\.position.x)
        #expect(close(try #require(xs.min()), 0))
        #expect(close(CTLineGetOffsetForStringIndex(line, 0, nil), line.width))
    }

    @Test func originsAreTheOffsetsFromThePen() throws {
        let run = try #require(
            CTLineCreateWithAttributedString(NSAttributedString("HiH", try TestFonts.sans(), [.init("NSBaselineOffset"): 3])).glyphRuns.first)
        var advances = [CGSize](repeating: .zero, count: 3)
        var origins = [CGPoint](repeating: .zero, count: 3)
        CTRunGetBaseAdvancesAndOrigins(run, CFRangeMake(0, 0), &advances, &origins)
        #expect(close(advances[2].width, 14.79))
        #expect(origins.allSatisfy { close($0.x, 0) && close($0.y, 3) })
    }
}
