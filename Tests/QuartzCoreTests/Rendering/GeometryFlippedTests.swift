import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport
import Testing

/// `isGeometryFlipped` of a layer mirrors everything inside it: sublayers, masks, shadows, borders, gradients, paths and touches.
@Suite @MainActor struct GeometryFlippedTests {
    private let root = CALayer()
    private let panel = CALayer()
    private let card = CALayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        panel.frame = root.frame
        root.addSublayer(panel)
        card.frame = CGRect(x: 8, y: 5, width: 30, height: 20)
        card.backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        panel.addSublayer(card)
    }

    private func onScreen() throws -> Bitmap {
        let stage = Stage(root)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        var bitmap = Bitmap(width: 60, height: 60)
        Renderer().draw(try #require(stage.host.tree), at: 0, in: Viewport(width: 60, height: 60), into: &bitmap)
        return bitmap
    }

    private func inContext() -> Bitmap {
        let context = CGContext(bitmap: Bitmap(width: 60, height: 60), userSpace: .identity)
        root.render(in: context)
        return context.bitmap
    }

    /// Checks that flipping mirrors the picture on the screen and in a context.
    private func checkMirrored(_ location: SourceLocation = #_sourceLocation) throws {
        let (screen, context) = (try onScreen(), inContext())
        panel.isGeometryFlipped = true
        #expect(difference(try onScreen(), screen.mirrored) <= 1, sourceLocation: location)
        #expect(difference(inContext(), context.mirrored) <= 1, sourceLocation: location)
        #expect(difference(screen, screen.mirrored) > 1, sourceLocation: location)
    }

    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        zip(a.pixels, b.pixels).reduce(0) { most, pair in
            [0, 8, 16, 24].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 255) - Int(pair.1 >> $1 & 255))) }
        }
    }

    @Test func sublayersWithCornersAndBorders() throws {
        (card.cornerRadius, card.maskedCorners, card.borderWidth) = (8, .layerMinXMinYCorner, 2)
        card.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        try checkMirrored()
    }

    @Test func masks() throws {
        let mask = CALayer()
        mask.frame = CGRect(x: 2, y: 3, width: 12, height: 9)
        mask.backgroundColor = .black
        card.mask = mask
        try checkMirrored()
    }

    @Test func masksOfTheFlippedLayer() throws {
        let mask = CALayer()
        mask.frame = CGRect(x: 12, y: 3, width: 30, height: 12)
        mask.backgroundColor = .black
        panel.mask = mask
        try checkMirrored()
    }

    @Test func clipsOfScrolledLayers() throws {
        panel.masksToBounds = true
        card.masksToBounds = true
        card.bounds.origin.y = 7
        let inner = CALayer()
        inner.frame = CGRect(x: 3, y: 3, width: 10, height: 11)
        inner.backgroundColor = .black
        card.addSublayer(inner)
        try checkMirrored()
    }

    @Test func shadows() throws {
        (card.shadowOpacity, card.shadowOffset, card.shadowRadius) = (0.8, CGSize(width: 2, height: 9), 2)
        try checkMirrored()
    }

    @Test func gradientsAndPaths() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 30, y: 4, width: 24, height: 40)
        gradient.colors = [CGColor.black, CGColor.white]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.75))
        panel.addSublayer(gradient)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 22, y: 8), CGPoint(x: 4, y: 30)])
        (shape.path, shape.strokeColor, shape.fillColor) = (path, .white, nil)
        panel.addSublayer(shape)
        try checkMirrored()
    }

    @Test func rasterisedLayers() throws {
        card.shouldRasterize = true
        card.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        try checkMirrored()
    }

    @Test func contentsStayUprightAtTheirMirroredPlace() throws {
        card.backgroundColor = nil
        var halves = Bitmap(width: 30, height: 20, fill: 0xFFFF_0000)
        for y in 10..<20 { for x in 0..<30 { halves[x, y] = 0xFF00_00FF } }
        card.contents = CGImage(Picture(halves))
        panel.isGeometryFlipped = true
        for picture in [try onScreen(), inContext()] { #expect(picture[20, 36] == 0xFFFF_0000 && picture[20, 54] == 0xFF00_00FF) }
    }

    @Test func touchesAndConversions() {
        panel.isGeometryFlipped = true
        #expect(root.hitTest(CGPoint(x: 10, y: 50)) === card)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === panel)
        #expect(card.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 9, y: 53))
        #expect(root.convert(CGPoint(x: 9, y: 53), to: card) == CGPoint(x: 1, y: 2))
        #expect(root.convert(card.bounds, from: card) == CGRect(x: 8, y: 35, width: 30, height: 20))
        #expect(panel.contentsAreFlipped() != root.contentsAreFlipped())
    }
}

extension Bitmap {
    /// The bitmap with its rows in the opposite order.
    fileprivate var mirrored: Bitmap {
        var mirrored = self
        for y in 0..<height { for x in 0..<width { mirrored[x, y] = self[x, height - 1 - y] } }
        return mirrored
    }
}
