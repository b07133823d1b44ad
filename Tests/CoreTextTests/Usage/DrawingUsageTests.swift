import CoreText
import Testing
import UIKit

/// Ways in which apps draw text, compared with labels and text layers.
@MainActor struct DrawingUsageTests {
    private static let text = "AV To Hello, шрифт fi 😀 x́"

    /// Draws a frame upside up in a view whose y axis points down.
    private final class FrameView: UIView {
        var text = NSAttributedString(string: "")
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.textMatrix = .identity
            context.translateBy(x: 0, y: bounds.height)
            context.scaleBy(x: 1, y: -1)
            let framesetter = CTFramesetterCreateWithAttributedString(text as CFAttributedString)
            let path = CGMutablePath()
            path.addRect(bounds)
            CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRangeMake(0, text.length), path, nil), context)
        }
    }

    /// Draws a line with its ascent below the upper edge, at which a text layer places its first baseline.
    private final class LineLayer: CALayer {
        var line: CTLine?
        override func draw(in ctx: CGContext) {
            guard let line else { return }
            var ascent = CGFloat(0)
            CTLineGetTypographicBounds(line, &ascent, nil, nil)
            ctx.translateBy(x: 0, y: bounds.height)
            ctx.scaleBy(x: 1, y: -1)
            ctx.textPosition = CGPoint(x: 0, y: bounds.height - ascent)
            CTLineDraw(line, ctx)
        }
    }

    private func picture(of view: UIView) throws -> Canvas { try picture(of: view.layer) }

    private func picture(of layer: CALayer) throws -> Canvas {
        let canvas = try #require(Canvas(width: Int(layer.bounds.width), height: Int(layer.bounds.height)))
        canvas.context.translateBy(x: 0, y: layer.bounds.height)
        canvas.context.scaleBy(x: 1, y: -1)
        layer.displayIfNeeded()
        layer.render(in: canvas.context)
        return canvas
    }

    @Test func aFrameShowsWhatALabelShows() throws {
        let text = NSAttributedString(string: Self.text + "\nand a second paragraph that wraps", attributes: [.font: try TestFonts.sans(20)])
        let frame = CGRect(x: 0, y: 0, width: 260, height: 140)
        let label = UILabel(frame: frame)
        label.numberOfLines = 0
        label.attributedText = text
        label.sizeToFit()
        let view = FrameView(frame: label.frame)
        view.text = text
        view.isOpaque = false
        #expect(try picture(of: view).inked != nil)
        #expect(try picture(of: view).bytes == picture(of: label).bytes)
    }

    @Test func aLineShowsWhatATextLayerShows() throws {
        let font = try TestFonts.sans(20)
        let string = NSAttributedString(string: Self.text, attributes: [.font: font])
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        layer.string = string
        layer.foregroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        layer.contentsScale = 1
        let drawn = LineLayer()
        drawn.frame = layer.frame
        drawn.line = CTLineCreateWithAttributedString(string)
        drawn.contentsScale = 1
        drawn.setNeedsDisplay()
        #expect(try picture(of: drawn).inked != nil)
        let shown = try picture(of: layer).bytes
        #expect(try picture(of: drawn).bytes == shown)
    }

    @Test func aLineStandsAtTheTextPositionUnderTheTextMatrix() throws {
        let line = CTLineCreateWithAttributedString(NSAttributedString("H", try TestFonts.sans(20.48)))
        let canvas = try #require(Canvas(width: 100, height: 100))
        canvas.context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
        canvas.context.textPosition = CGPoint(x: 10, y: 20)
        CTLineDraw(line, canvas.context)
        // The letter's box is 1.61...13.17 by 0...14.09 before doubling; rows count from the top.
        let ink = try #require(canvas.inked)
        let box = CTLineGetImageBounds(line, nil)
        #expect(abs(ink.minX - (10 + 2 * box.minX)) <= 1 && abs(ink.maxX - (10 + 2 * box.maxX)) <= 1)
        #expect(ink.maxY == 80 && abs(ink.minY - (80 - 28.18)) <= 1)
    }

    @Test func coloursComeFromAttributesOrTheContext() throws {
        func color(_ attributes: [NSAttributedString.Key: Any]) throws -> [UInt8] {
            let canvas = try #require(Canvas(width: 40, height: 40))
            canvas.context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            canvas.context.textPosition = CGPoint(x: 0, y: 5)
            // The stem of this letter covers whole pixels.
            CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString("I", try TestFonts.sans(80), attributes)), canvas.context)
            return canvas.color(11, 20)
        }
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try color([:]) == [0, 0, 0])
        #expect(try color([.init(kCTForegroundColorAttributeName as String): red]) == [255, 0, 0])
        #expect(try color([.foregroundColor: UIColor.red]) == [255, 0, 0])
        #expect(try color([.init(kCTForegroundColorFromContextAttributeName as String): true]) == [0, 0, 255])
    }

    @Test func underlinesAndBackgroundsAreDrawn() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let canvas = try #require(Canvas(width: 60, height: 40))
        canvas.context.textPosition = CGPoint(x: 10, y: 15)
        let attributes: [NSAttributedString.Key: Any] = [
            .init(kCTUnderlineStyleAttributeName as String): CTUnderlineStyle.single.rawValue,
            .init(kCTUnderlineColorAttributeName as String): red,
            .init(kCTForegroundColorAttributeName as String): CGColor(red: 0, green: 0, blue: 0, alpha: 0),
        ]
        CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString("Hi", try TestFonts.sans(20.48), attributes)), canvas.context)
        // The underline's middle lies 0.67 below the baseline, and it is 1.5 thick, on whole pixels.
        let ink = try #require(canvas.inked)
        #expect(ink.minX == 10 && ink.maxX == 30 && ink.height <= 2 && abs(ink.midY - 25.67) <= 1)
        #expect(canvas.color(15, Int(ink.minY)) == [255, 0, 0])
        let filled = try #require(Canvas(width: 60, height: 40))
        filled.context.textPosition = CGPoint(x: 10, y: 10)
        let background = NSAttributedString("Hi", try TestFonts.sans(20.48), [.init(kCTBackgroundColorAttributeName as String): red])
        CTLineDraw(CTLineCreateWithAttributedString(background), filled.context)
        #expect(filled.color(10, 25) == [255, 0, 0] && filled.color(35, 25) == [255, 255, 255])
    }

    @Test func glyphsOfAFontAreDrawnAtTheirPositions() throws {
        let canvas = try #require(Canvas(width: 80, height: 40))
        let font = try TestFonts.sans(20)
        CTFontDrawGlyphs(font, [43, 43], [CGPoint(x: 0, y: 10), CGPoint(x: 50, y: 10)], 2, canvas.context)
        let box = CTFontGetBoundingRectsForGlyphs(font, .horizontal, [43], nil, 1)
        let ink = try #require(canvas.inked)
        #expect(abs(ink.minX - box.minX) <= 1 && abs(ink.maxX - (50 + box.maxX)) <= 1 && ink.maxY == 30)
        // Positions that are no numbers draw nothing.
        let other = try #require(Canvas(width: 80, height: 40))
        CTFontDrawGlyphs(font, [43, 43], [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)], 2, other.context)
        CTFontDrawGlyphs(font, [43], [.zero], -4, other.context)
        #expect(other.inked == nil)
    }

    @Test func aSlantedFontLeansToTheRight() throws {
        func ink(_ slant: CGFloat) throws -> CGRect {
            var matrix = CGAffineTransform(a: 1, b: 0, c: slant, d: 1, tx: 0, ty: 0)
            let font = CTFontCreateCopyWithAttributes(try TestFonts.sans(30), 0, &matrix, nil)
            let canvas = try #require(Canvas(width: 80, height: 40))
            canvas.context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString("H", font)), canvas.context)
            return try #require(canvas.inked)
        }
        let (plain, oblique) = (try ink(0), try ink(0.5))
        #expect(abs(oblique.maxX - plain.maxX - 0.5 * 30 * 1409 / 2048) <= 1)
        #expect(oblique.minY == plain.minY && oblique.maxY == plain.maxY)
    }
}
