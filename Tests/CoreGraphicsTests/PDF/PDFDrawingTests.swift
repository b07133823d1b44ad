import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaText
import Testing

/// Pages of PDF files show what bitmaps show.
@Suite struct PDFDrawingTests {
    @Test func fillsAndStrokes() throws {
        try comparePage("fills") { context in
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 10, y: 10, width: 30, height: 20))
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.fillEllipse(in: CGRect(x: 25, y: 15, width: 50, height: 40))
            context.addRect(CGRect(x: 50, y: 60, width: 40, height: 30))
            context.addRect(CGRect(x: 60, y: 65, width: 20, height: 20))
            context.drawPath(using: .eoFill)
            context.setStrokeColor(.pureGreen)
            context.setLineWidth(4)
            context.setLineDash(phase: 3, lengths: [12, 6])
            context.setLineCap(.round)
            context.rotate(by: 0.2)
            context.scaleBy(x: 1, y: 0.5)
            context.stroke(CGRect(x: 20, y: 60, width: 60, height: 90))
        }
    }

    @Test func clipsAreNestedAndRestored() throws {
        try comparePage("clips") { context in
            context.saveGState()
            context.addEllipse(in: CGRect(x: 10, y: 10, width: 60, height: 60))
            context.clip()
            context.clip(to: CGRect(x: 20, y: 20, width: 70, height: 30))
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.restoreGState()
            context.setFillColor(.pureBlue)
            context.fill(CGRect(x: 70, y: 70, width: 20, height: 20))
        }
    }

    @Test(arguments: [0, 1, 2, 3] as [UInt32])
    func gradients(bits: UInt32) throws {
        let options = CGGradientDrawingOptions(rawValue: bits)
        let colors = [CGColor.pureRed, CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.3)]
        let gradient = try made(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.3, 1]))
        try comparePage("gradients\(bits)", limit: 1.5) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 5, y: 5, width: 90, height: 40))
            context.rotate(by: 0.3)
            context.drawLinearGradient(gradient, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 70, y: 0), options: options)
            context.restoreGState()
            context.clip(to: CGRect(x: 5, y: 50, width: 90, height: 45))
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 40, y: 72), startRadius: 5, endCenter: CGPoint(x: 55, y: 72), endRadius: 20, options: options)
        }
    }

    /// Its fan is too large for Cairo, which would divide it into parts of a pixel, so it is drawn in the colour that it has on the page.
    @Test func aConicGradientAroundADistantPoint() throws {
        let colors = [CGColor.pureRed, CGColor.pureGreen, CGColor.pureRed]
        let gradient = try made(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.5, 1]))
        try comparePage("conic-distant") { context in
            context.clip(to: CGRect(x: 10, y: 10, width: 80, height: 80))
            context.drawConicGradient(gradient, center: CGPoint(x: -3e6, y: 4e6), angle: 0.5)
        }
    }

    @Test func conicGradientsAndShadings() throws {
        let colors = [CGColor.pureRed, CGColor.pureGreen, CGColor.pureBlue]
        let gradient = try made(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.5, 1]))
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                let x = input[0]
                for (i, value) in [x * x, 1 - x, 0.5, 1].enumerated() { output[i] = value }
            }, releaseInfo: nil)
        let function = try made(
            CGFunction(info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let shading = try made(
            CGShading(
                axialSpace: space, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 100, y: 0), function: function, extendStart: true, extendEnd: true))
        try comparePage("conic") { context in
            context.saveGState()
            context.clip(to: CGRect(x: 10, y: 50, width: 80, height: 45))
            context.drawConicGradient(gradient, center: CGPoint(x: 45, y: 72), angle: 0.5)
            context.restoreGState()
            context.clip(to: CGRect(x: 10, y: 5, width: 80, height: 40))
            context.drawShading(shading)
        }
    }

    @Test func imagesMasksAndTiles() throws {
        let image = try #require(checkers.makeImage())
        let mask = try made(stencil())
        // Poppler interpolates the pixels of enlarged pictures with other weights.
        try comparePage("images", limit: 4) { context in
            context.saveGState()
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 5, y: 5, width: 40, height: 40))
            context.setAlpha(0.5)
            context.rotate(by: -0.2)
            context.draw(image, in: CGRect(x: 45, y: 20, width: 40, height: 30))
            context.restoreGState()
            context.setFillColor(.pureRed)
            context.draw(mask, in: CGRect(x: 5, y: 55, width: 40, height: 40))
            context.clip(to: CGRect(x: 55, y: 55, width: 40, height: 40))
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 58, y: 57, width: 10, height: 10), byTiling: true)
        }
    }

    @Test func softClipsMultiply() throws {
        let fade = try made(stencil())
        // Poppler interpolates the pixels of enlarged masks with other weights.
        try comparePage("soft clips", limit: 3.5) { context in
            context.clip(to: CGRect(x: 10, y: 10, width: 80, height: 80), mask: fade)
            context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60), mask: fade)
            context.setAlpha(0.8)
            context.setFillColor(.pureBlue)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.setFillColor(.pureRed)
            context.fillEllipse(in: CGRect(x: 20, y: 20, width: 30, height: 30))
        }
    }

    /// Poppler 22.12 draws the mode `saturation` differently from PDF's formula, and PDF and Cairo lack `plusDarker`.
    @Test(arguments: (0...27).compactMap { CGBlendMode(rawValue: $0) }.filter { $0 != .plusDarker && $0 != .saturation })
    func blendModes(mode: CGBlendMode) throws {
        // Paper is opaque white, and a bitmap is filled with white; a transparency layer makes the backdrop of both transparent.
        try comparePage("blend\(mode.rawValue)", limit: 1.5) { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 1, green: 0.5, blue: 0.2, alpha: 1)
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            context.setFillColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.8)
            context.fill(CGRect(x: 30, y: 40, width: 20, height: 50))
            context.setBlendMode(mode)
            context.setFillColor(red: 0.3, green: 0.9, blue: 0.4, alpha: 0.7)
            context.fill(CGRect(x: 20, y: 30, width: 60, height: 40))
            context.endTransparencyLayer()
        }
    }

    @Test func transparencyLayersAreOneImage() throws {
        try comparePage("layers") { context in
            context.setFillColor(.pureGreen)
            context.fill(CGRect(x: 0, y: 40, width: 100, height: 20))
            context.setAlpha(0.5)
            context.setBlendMode(.multiply)
            context.beginTransparencyLayer(in: CGRect(x: 20, y: 20, width: 60, height: 60), auxiliaryInfo: nil)
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            context.setFillColor(.pureBlue)
            context.fillEllipse(in: CGRect(x: 40, y: 40, width: 50, height: 50))
            context.endTransparencyLayer()
            context.fill(CGRect(x: 85, y: 85, width: 10, height: 10))
        }
    }

    @Test func shadowsOfShapesLayersAndSharpOnes() throws {
        try comparePage("shadows", limit: 1) { context in
            context.setShadow(offset: CGSize(width: 4, height: -4), blur: 6, color: CGColor(srgbRed: 0, green: 0, blue: 0.6, alpha: 0.8))
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 10, y: 60, width: 30, height: 30))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fillEllipse(in: CGRect(x: 55, y: 60, width: 20, height: 20))
            context.fillEllipse(in: CGRect(x: 65, y: 60, width: 20, height: 20))
            context.endTransparencyLayer()
            context.setShadow(offset: CGSize(width: 5, height: 5), blur: 0, color: .pureGreen)
            context.setLineWidth(5)
            context.stroke(CGRect(x: 15, y: 15, width: 60, height: 25))
        }
    }

    @Test(arguments: [true, false])
    func patternsRepeatTheirShapes(isColored: Bool) throws {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(.pureRed)
                context.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 6))
                context.setFillColor(.pureBlue)
                context.fill(CGRect(x: 6, y: 6, width: 4, height: 4))
            }, releaseInfo: nil)
        let pattern = try made(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: CGAffineTransform(rotationAngle: 0.3), xStep: 12, yStep: 9,
                tiling: .noDistortion, isColored: isColored, callbacks: &callbacks))
        let base = isColored ? nil : CGColorSpace(name: CGColorSpace.sRGB)
        let space = try #require(CGColorSpace(patternBaseSpace: base))
        // Poppler draws the cells of patterns without antialiasing.
        try comparePage("pattern\(isColored)", limit: 5) { context in
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: isColored ? [0.8] : [0, 0.5, 0, 0.8])
            context.fillEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
        }
    }

    @Test func clearingMakesTheBackdropTransparent() throws {
        try comparePage("clear") { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.pureRed)
            context.fill(CGRect(x: 10, y: 10, width: 80, height: 80))
            context.endTransparencyLayer()
        }
    }

    @Test func textIsTheSameAndCanBeSelected() throws {
        func draw(_ context: CGContext) throws {
            let font = try Font(path: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf", size: 16)
            let layout = TextLayout(StyledText("Waffles & Ägypten", TextStyle(font)), in: TextLimits(width: 90))
            context.translateBy(x: 5, y: 90)
            context.scaleBy(x: 1, y: -1)
            context.draw(layout, at: .zero)
        }
        // A bitmap places upright glyphs on whole rows, a page exactly.
        try comparePage("text", limit: 6, draw)
        let text = try poppler("pdftotext", about: pdf { try draw($0) })
        #expect(text.contains("Ägypten") && text.contains("Waf"))
        #expect(try poppler("pdffonts", about: pdf { try draw($0) }).contains("Liberation"))
    }
}

/// A context of 4×4 pixels with a pattern that has no symmetry.
private var checkers: CGContext {
    let context = CGContext(bitmap: Bitmap(width: 4, height: 4))
    for (x, y, color) in [(0, 0, CGColor.pureRed), (1, 2, .pureGreen), (3, 3, .pureBlue), (2, 0, .black)] {
        context.setFillColor(color)
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
    }
    return context
}

/// Returns an image mask of 8×8 pixels whose coverage grows from left to right.
private func stencil() -> CGImage? {
    let bytes = (0..<64).map { UInt8($0 % 8 * 36) }
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
        maskWidth: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 8, provider: provider, decode: nil, shouldInterpolate: true)
}
