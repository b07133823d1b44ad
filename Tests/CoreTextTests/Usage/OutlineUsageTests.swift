import Testing
import UIKit

/// Ways in which apps turn text into paths, with UIKit as the only import.
@MainActor struct OutlineUsageTests {
    private static let text = "Swift"

    /// Reads runs through pointers, as code from Core Foundation's days does.
    private func pathByPointers(_ string: NSAttributedString) -> CGPath {
        let letters = CGMutablePath()
        let line = CTLineCreateWithAttributedString(string as CFAttributedString)
        let runs = CTLineGetGlyphRuns(line)
        for runIndex in 0..<CFArrayGetCount(runs) {
            let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, runIndex), to: CTRun.self)
            let key = Unmanaged.passUnretained(kCTFontAttributeName).toOpaque()
            let font = unsafeBitCast(CFDictionaryGetValue(CTRunGetAttributes(run), key), to: CTFont.self)
            for index in 0..<CTRunGetGlyphCount(run) {
                let range = CFRangeMake(index, 1)
                var glyph = CGGlyph()
                var position = CGPoint.zero
                CTRunGetGlyphs(run, range, &glyph)
                CTRunGetPositions(run, range, &position)
                guard let letter = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
                letters.addPath(letter, transform: CGAffineTransform(translationX: position.x, y: position.y))
            }
        }
        return letters
    }

    /// Reads runs through casts, as newer code does.
    private func pathByCasts(_ string: NSAttributedString) throws -> CGPath {
        let letters = CGMutablePath()
        let line = CTLineCreateWithAttributedString(string)
        for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
            let attributes = CTRunGetAttributes(run) as NSDictionary
            let font = try #require(attributes[kCTFontAttributeName as String] as? CTFont)
            let count = CTRunGetGlyphCount(run)
            var glyphs = [CGGlyph](repeating: 0, count: count)
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            var positions = Array(repeating: CGPoint.zero, count: count)
            CTRunGetPositions(run, CFRange(location: 0, length: count), &positions)
            for (glyph, position) in zip(glyphs, positions) {
                var place = CGAffineTransform(translationX: position.x, y: position.y)
                if let letter = CTFontCreatePathForGlyph(font, glyph, &place) { letters.addPath(letter) }
            }
        }
        return letters
    }

    private func string() throws -> NSAttributedString {
        NSAttributedString(string: Self.text, attributes: [kCTFontAttributeName as NSAttributedString.Key: try TestFonts.sans(40)])
    }

    @Test func bothWaysGiveTheSamePath() throws {
        let (first, second) = (pathByPointers(try string()), try pathByCasts(try string()))
        #expect(!first.isEmpty)
        #expect(first.boundingBoxOfPath == second.boundingBoxOfPath)
        #expect(first.boundingBoxOfPath == CTLineGetImageBounds(CTLineCreateWithAttributedString(try string()), nil))
    }

    @Test func aShapeLayerWritesTheText() throws {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
        layer.path = try pathByCasts(try string())
        layer.isGeometryFlipped = true
        layer.strokeColor = UIColor.black.cgColor
        layer.fillColor = nil
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        layer.add(animation, forKey: "write")
        #expect(layer.animation(forKey: "write") != nil)
        layer.removeAllAnimations()
        func ink(_ end: CGFloat) throws -> CGRect? {
            layer.strokeEnd = end
            let canvas = try #require(Canvas(width: 160, height: 60))
            layer.render(in: canvas.context)
            return canvas.inked
        }
        let (half, whole) = (try #require(try ink(0.5)), try #require(try ink(1)))
        #expect(half.width < whole.width && whole.contains(half))
    }

    @Test func lettersStandAlongACircle() throws {
        let font = try TestFonts.sans(20)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "HHHH", attributes: [.font: font]))
        let radius = CGFloat(60)
        let canvas = try #require(Canvas(width: 160, height: 160))
        canvas.context.translateBy(x: 80, y: 80)
        for run in CTLineGetGlyphRuns(line) as NSArray as? [CTRun] ?? [] {
            for index in 0..<CTRunGetGlyphCount(run) {
                let width = CTRunGetTypographicBounds(run, CFRangeMake(index, 1), nil, nil, nil)
                var position = CGPoint.zero
                CTRunGetPositions(run, CFRangeMake(index, 1), &position)
                canvas.context.saveGState()
                canvas.context.rotate(by: -CGFloat(index) * .pi / 2)
                canvas.context.textPosition = CGPoint(x: -CGFloat(width) / 2 - position.x, y: radius)
                CTRunDraw(run, canvas.context, CFRangeMake(index, 1))
                canvas.context.restoreGState()
            }
        }
        // One letter stands at each end of both axes, so that the picture is symmetric up to the placement of glyphs on pixels.
        let ink = try #require(canvas.inked)
        #expect(abs(ink.midX - 80) <= 1 && abs(ink.midY - 80) <= 1)
        #expect(abs(ink.width - 2 * (60 + 20 * 1409 / 2048)) <= 2 && abs(ink.height - ink.width) <= 2)
    }

    @Test func attributesOfCoreFoundationStringsAreUsed() throws {
        let text = "Hi" as CFString
        let string = try #require(CFAttributedStringCreateMutable(kCFAllocatorDefault, 0))
        CFAttributedStringReplaceString(string, CFRangeMake(0, 0), text)
        CFAttributedStringSetAttribute(string, CFRangeMake(0, CFStringGetLength(text)), kCTFontAttributeName, try TestFonts.sans())
        CFAttributedStringSetAttribute(string, CFRangeMake(0, 900), kCTForegroundColorAttributeName, UIColor.red.cgColor)
        let line = CTLineCreateWithAttributedString(string)
        #expect(close(CTLineGetTypographicBounds(line, nil, nil, nil), 19.34))
        let attributes = [kCTFontAttributeName as String: try TestFonts.sans()] as [String: Any] as CFDictionary
        let other = try #require(CFAttributedStringCreate(kCFAllocatorDefault, text, attributes))
        #expect(CTLineCreateWithAttributedString(other).placedGlyphs == line.placedGlyphs)
    }
}
