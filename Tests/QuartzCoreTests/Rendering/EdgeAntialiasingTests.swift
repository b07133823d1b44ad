import CoreGraphics
import LaminaCompositor
import LaminaPrimitives
import LaminaScene
import QuartzCore
import TestSupport
import Testing

/// Layers with `edgeAntialiasingMask` and `allowsEdgeAntialiasing`.
@Suite @MainActor struct EdgeAntialiasingTests {
    private let layer = CALayer()

    /// Every edge lies 0.4 of a pixel before a pixel's end: the pixel's centre is covered at the left and top edge and at the right and bottom edge
    /// not.
    init() {
        layer.frame = CGRect(x: 5.4, y: 5.4, width: 20, height: 20)
        layer.backgroundColor = .white
    }

    private func bitmap(_ root: CALayer) throws -> Bitmap {
        let stage = Stage(root)
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        var bitmap = Bitmap(width: 40, height: 40)
        Renderer().draw(try #require(stage.host.tree), at: 0, in: Viewport(width: 40, height: 40), into: &bitmap)
        return bitmap
    }

    private func isTranslucent(_ pixel: Pixel) -> Bool { (1..<255).contains(pixel >> 24) }

    @Test(arguments: 0..<16)
    func onlyTheEdgesInTheMaskAreSmooth(mask: UInt32) throws {
        layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: mask)
        let picture = try bitmap(layer)
        let mask = layer.edgeAntialiasingMask
        #expect(isTranslucent(picture[5, 15]) == mask.contains(.layerLeftEdge))
        #expect(isTranslucent(picture[25, 15]) == mask.contains(.layerRightEdge))
        #expect(isTranslucent(picture[15, 5]) == mask.contains(.layerBottomEdge))
        #expect(isTranslucent(picture[15, 25]) == mask.contains(.layerTopEdge))
        // A hard edge covers the pixels whose centre it has passed.
        #expect(picture[5, 15] >> 24 == (mask.contains(.layerLeftEdge) ? 153 : 255))
        #expect(picture[25, 15] >> 24 == (mask.contains(.layerRightEdge) ? 102 : 0))
        #expect(picture[15, 15] == 0xFFFF_FFFF)
    }

    @Test func theMaskHasNoEffectWithoutAllowsEdgeAntialiasing() throws {
        layer.allowsEdgeAntialiasing = false
        #expect(!(try bitmap(layer)).pixels.contains { isTranslucent($0) })
    }

    @Test(arguments: [false, true])
    func contentsAndBordersHaveTheEdgesOfTheBackground(isFlipped: Bool) throws {
        layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge]
        let plain = try bitmap(layer)
        let bordered = CALayer()
        bordered.frame = layer.frame
        bordered.edgeAntialiasingMask = layer.edgeAntialiasingMask
        bordered.borderColor = .white
        bordered.borderWidth = 5
        let border = try bitmap(bordered)
        let pictured = CALayer()
        pictured.frame = layer.frame
        pictured.edgeAntialiasingMask = isFlipped ? [.layerLeftEdge, .layerBottomEdge] : layer.edgeAntialiasingMask
        pictured.isGeometryFlipped = isFlipped
        pictured.contents = CGImage(Picture(Bitmap(width: 4, height: 4, fill: .max)))
        let contents = try bitmap(pictured)
        for place in [(5, 15), (25, 15), (15, 5), (15, 25)] {
            #expect(border[place.0, place.1] == plain[place.0, place.1])
            #expect(contents[place.0, place.1] == plain[place.0, place.1])
        }
    }

    @Test func ofATurnedLayerTheEdgesInTheMaskAreSmooth() throws {
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
        layer.edgeAntialiasingMask = .layerTopEdge
        let picture = try bitmap(layer)
        func translucentRows(_ rows: Range<Int>) -> Int { rows.flatMap { y in (10..<22).filter { isTranslucent(picture[$0, y]) } }.count }
        #expect(translucentRows(0..<15) == 0)
        #expect(translucentRows(15..<40) > 5)
    }

    @Test func roundedCornersAndPathsStaySmooth() throws {
        layer.allowsEdgeAntialiasing = false
        layer.cornerRadius = 8
        #expect(try bitmap(layer).pixels.contains { isTranslucent($0) })
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 20, height: 20), transform: nil)
        shape.allowsEdgeAntialiasing = false
        #expect(try bitmap(shape).pixels.contains { isTranslucent($0) })
    }

    @Test func thePatchesOfStretchedContentsShowNoSeams() throws {
        layer.backgroundColor = nil
        layer.contents = CGImage(Picture(Bitmap(width: 12, height: 12, fill: .max)))
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        let picture = try bitmap(layer)
        for y in 10..<21 { for x in 10..<21 { #expect(picture[x, y] == 0xFFFF_FFFF) } }
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        let whole = try bitmap(layer)
        #expect(zip(picture.pixels, whole.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 2 })
    }

    @Test(arguments: [-1, .nan, 1e300, 7.5] as [Double])
    func masksThatKeyValueCodingSetsAreReadAsBits(value: Double) throws {
        layer.setValue(value, forKey: "edgeAntialiasingMask")
        layer.setValue(value, forKey: "maskedCorners")
        #expect(layer.edgeAntialiasingMask.rawValue == (value == 7.5 ? 7 : 0))
        #expect(layer.maskedCorners.rawValue == (value == 7.5 ? 7 : 0))
        _ = try bitmap(layer)
    }
}
