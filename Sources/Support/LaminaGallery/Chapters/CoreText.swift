import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension GalleryChapter {
    static let coreText = GalleryChapter(
        "Core Text",
        [
            .moving("core-text-stroked", "A word written by the end of its stroke, at 60 % of its outlines' length.", at: 0.6) { canvas in
                let layer = canvas.shape(outlines(of: "Ink &", 44, at: CGPoint(x: 8, y: 44)), stroke: .blue, width: 1.5)
                layer.isGeometryFlipped = true
                layer.animate("strokeEnd", from: 0, to: 1)
            },
            .still("core-text-circle", "Letters along a circle, each turned to its place.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    context.turnUp()
                    drawAround(CGPoint(x: 60, y: 60), radius: 38, "Text along a circle · ", in: context)
                }
            },
            .still("core-text-shape", "A paragraph fills a disc, around a smaller one.") { canvas in
                canvas.shape(unsafe CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 116, height: 116), transform: nil), fill: .pale)
                DrawnLayer.add(to: canvas) { context in
                    context.turnUp()
                    let hole = unsafe CGPath(ellipseIn: CGRect(x: 45, y: 45, width: 30, height: 30), transform: nil)
                    let clipping = [[kCTFramePathClippingPathAttributeName: hole] as CFDictionary] as CFArray
                    let words = String(repeating: "lines fill any shape from its top to its bottom and ", count: 8)
                    let disc = unsafe CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 116, height: 116), transform: nil)
                    draw(
                        words, 8.5, in: disc, context,
                        [kCTFrameClippingPathsAttributeName: clipping] as CFDictionary)
                }
            },
            .still("core-text-columns", "One text in two columns: the second continues where the first ends.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    context.turnUp()
                    let words = "Core Text fills a column with as many lines as fit and tells how far they reach. The next column starts there."
                    let framesetter = CTFramesetterCreateWithAttributedString(styled(words, 10))
                    var start = 0
                    for x in [6.0, 64] {
                        let column = unsafe CGPath(rect: CGRect(x: x, y: 6, width: 50, height: 108), transform: nil)
                        let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(start, 0), column, nil)
                        CTFrameDraw(frame, context)
                        start += CTFrameGetVisibleStringRange(frame).length
                    }
                }
            },
            .still("core-text-lines", "A line as it is, justified, truncated in its middle, and with room for a picture.") { canvas in
                DrawnLayer.add(to: canvas) { context in
                    context.turnUp()
                    let line = CTLineCreateWithAttributedString(styled("one line of text", 12))
                    let long = CTLineCreateWithAttributedString(styled("a line that is too long", 12))
                    let token = CTLineCreateWithAttributedString(styled("…", 12))
                    let lines = [
                        line, CTLineCreateJustifiedLine(line, 1, 104), CTLineCreateTruncatedLine(long, 104, .middle, token), lineWithRoom(),
                    ]
                    for (index, line) in lines.enumerated() {
                        guard let line else { continue }
                        context.textPosition = CGPoint(x: 8, y: 98 - CGFloat(index) * 26)
                        CTLineDraw(line, context)
                    }
                    context.setFillColor(.green)
                    context.fill(CGRect(x: 8 + CTLineGetOffsetForStringIndex(lineWithRoom(), 5, nil), y: 18, width: 24, height: 14))
                }
            },
        ])
}

extension CGContext {
    /// Turns the y axis of a canvas up, as Core Text expects it.
    fileprivate func turnUp() {
        textMatrix = .identity
        translateBy(x: 0, y: GallerySample.side)
        scaleBy(x: 1, y: -1)
    }
}

private func styled(_ text: String, _ size: CGFloat) -> CFAttributedString {
    NSAttributedString(
        string: text,
        attributes: [
            NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName("Helvetica" as CFString, size, nil),
            NSAttributedString.Key(kCTForegroundColorAttributeName as String): CGColor.ink,
        ])
}

/// Returns the outlines of all glyphs of a line.
private func outlines(of text: String, _ size: CGFloat, at start: CGPoint) -> CGPath {
    let path = CGMutablePath()
    let line = CTLineCreateWithAttributedString(styled(text, size))
    for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        guard let font = CTRunGetAttributes(run)[kCTFontAttributeName] as? CTFont else { continue }
        for index in 0..<CTRunGetGlyphCount(run) {
            var (glyph, position) = (CGGlyph(), CGPoint.zero)
            unsafe CTRunGetGlyphs(run, CFRangeMake(index, 1), &glyph)
            unsafe CTRunGetPositions(run, CFRangeMake(index, 1), &position)
            guard let letter = CTFontCreatePathForGlyph(font, glyph, nil) else { continue }
            path.addPath(letter, transform: CGAffineTransform(translationX: start.x + position.x, y: start.y + position.y))
        }
    }
    return path
}

/// Draws a text clockwise around a circle, from its left.
private func drawAround(_ center: CGPoint, radius: CGFloat, _ text: String, in context: CGContext) {
    let line = CTLineCreateWithAttributedString(styled(text, 19))
    let length = CTLineGetTypographicBounds(line, nil, nil, nil)
    // The letters are placed as if the circle were as long as the line.
    for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        for index in 0..<CTRunGetGlyphCount(run) {
            let width = CTRunGetTypographicBounds(run, CFRangeMake(index, 1), nil, nil, nil)
            var position = CGPoint.zero
            unsafe CTRunGetPositions(run, CFRangeMake(index, 1), &position)
            let angle = .pi / 2 - 2 * CGFloat.pi * (position.x + CGFloat(width) / 2) / CGFloat(length)
            context.saveGState()
            context.translateBy(x: center.x, y: center.y)
            context.rotate(by: angle)
            context.textPosition = CGPoint(x: -position.x - CGFloat(width) / 2, y: radius)
            CTRunDraw(run, context, CFRangeMake(index, 1))
            context.restoreGState()
        }
    }
}

private func draw(_ text: String, _ size: CGFloat, in path: CGPath, _ context: CGContext, _ attributes: CFDictionary?) {
    let framesetter = CTFramesetterCreateWithAttributedString(styled(text, size))
    CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, attributes), context)
}

/// Returns a line that leaves 24 points free at its sixth character.
private func lineWithRoom() -> CTLine {
    let text = NSMutableAttributedString(attributedString: styled("room \u{FFFC} here", 12))
    var callbacks = unsafe CTRunDelegateCallbacks(
        version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 14 }, getDescent: { _ in 2 }, getWidth: { _ in 24 })
    if let delegate = unsafe CTRunDelegateCreate(&callbacks, nil) {
        text.addAttribute(NSAttributedString.Key(kCTRunDelegateAttributeName as String), value: delegate, range: NSRange(location: 5, length: 1))
    }
    return CTLineCreateWithAttributedString(text)
}
