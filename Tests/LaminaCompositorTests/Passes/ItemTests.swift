import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// The pixels of single draw items, compared with values calculated by hand.
@Suite struct ItemTests {
    @Test func rectanglesThatShareAWholeEdgeShowNoGap() {
        let picture = draw([.fill(0, Rect(0.5, 0, 9.5, 20), .black), .fill(1, Rect(10, 0, 7.25, 20), .black)])
        #expect((1..<17).allSatisfy { picture[$0, 5] == 0xFF00_0000 })
    }

    @Test func aHalfCoveredPixelIsBlendedByHalf() {
        let picture = draw([.fill(0, Rect(0.5, 0, 9, 20), .black)])
        #expect([0xFF7F_7F7F, 0xFF80_8080].contains(picture[0, 0]))
    }

    @Test func withoutSmoothEdgesAPixelIsInWhenItsCentreIs() {
        var item = DrawItem.fill(0, Rect(0.5, 0.51, 9, 9), .black)
        item.smoothEdges = []
        let picture = draw([item])
        #expect(picture[0, 1] == 0xFF00_0000)
        #expect(picture[9, 1] == 0xFFFF_FFFF)
        #expect(picture[0, 0] == 0xFFFF_FFFF)
        #expect(picture[0, 9] == 0xFF00_0000)
    }

    @Test func aGroupIsFadedAsAWhole() {
        let items: [DrawItem] = [
            .group(0, contents: 2, opacity: 0.5, bounds: PixelRect(0, 0, 20, 20)), .fill(1, Rect(0, 0, 10, 20), .black),
            .fill(2, Rect(5, 0, 10, 20), .black),
        ]
        let picture = draw(items)
        #expect(Set([2, 7, 12].map { picture[$0, 3] }).count == 1)
        #expect([0xFF7F_7F7F, 0xFF80_8080].contains(picture[7, 3]))
    }

    @Test func aMaskLetsThroughByItsAlphaOnly() {
        let items: [DrawItem] = [
            .group(0, contents: 1, mask: 1, opacity: 1, bounds: PixelRect(0, 0, 20, 20)), .fill(1, Rect(0, 0, 20, 20), .black),
            .fill(2, Rect(0, 0, 10, 20), .white),
        ]
        let picture = draw(items)
        #expect(picture[9, 3] == 0xFF00_0000)
        #expect(picture[10, 3] == 0xFFFF_FFFF)
    }

    @Test func aGroupWithAnEmptyMaskShowsNothing() {
        let items: [DrawItem] = [
            .group(0, contents: 1, mask: 1, opacity: 1, bounds: PixelRect(0, 0, 20, 20)), .fill(1, Rect(0, 0, 20, 20), .black),
            .fill(2, Rect(0, 0, 0, 0), .white),
        ]
        #expect(draw(items).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    @Test func aBorderIsARingJustInside() {
        let picture = draw([item(.border(RoundedRect(Rect(2, 2, 12, 10)), width: 3, .black))])
        let black = picture.pixels.count { $0 == 0xFF00_0000 }
        #expect(black == 12 * 10 - 6 * 4)
        #expect(picture[2, 2] == 0xFF00_0000 && picture[4, 4] == 0xFF00_0000 && picture[5, 5] == 0xFFFF_FFFF)
    }

    @Test func aBorderAsWideAsHalfTheSideFillsEverything() {
        let picture = draw([item(.border(RoundedRect(Rect(2, 2, 12, 10)), width: 5, .black))])
        #expect(picture.pixels.count { $0 == 0xFF00_0000 } == 120)
    }

    @Test func aPictureOnWholePixelsIsCopied() {
        let noise = Picture.noise(8, 6, seed: 5, isOpaque: true)
        let drawing = PictureDrawing(picture: noise, source: noise.bitmap.bounds.rect, destination: Rect(3, 4, 8, 6))
        let picture = draw([item(.picture(drawing))])
        for y in 0..<6 { for x in 0..<8 { #expect(picture[x + 3, y + 4] == noise.bitmap[x, y]) } }
    }

    @Test func theSamplingFilterDependsOnTheScaleOnScreen() {
        let two = Picture(Bitmap.columns([0xFF00_0000, 0xFFFF_FFFF], height: 2))
        func drawn(_ side: Double, _ scale: Double) -> Set<Pixel> {
            let drawing = PictureDrawing(
                picture: two, source: two.bitmap.bounds.rect, destination: Rect(0, 0, side, side), magnification: .nearest, minification: .linear)
            var result = item(.picture(drawing))
            result.placement = Projection(.scale(scale, scale))
            let picture = draw([result])
            return Set((0..<Int(side * scale)).map { picture[$0, 0] })
        }
        // The picture is enlarged only by the layer's size, then only by its transform, then reduced by both.
        #expect(drawn(16, 1).count == 2)
        #expect(drawn(1, 16).count == 2)
        #expect(drawn(2, 0.5).first != 0xFF00_0000)
    }

    @Test func aPolygonClipHasHardEdges() {
        var frame = Frame(width: 20, height: 20, background: .white, items: [.fill(0, Rect(0, 0, 20, 20), .black)])
        let corners = Rect(2.4, 2.6, 10, 10).corners.array
        frame.items[0].clip = Clip(parent: nil, shape: .polygon(corners), placement: .identity, bounds: frame.bounds)
        let picture = draw(frame)
        #expect(Set(picture.pixels) == [0xFFFF_FFFF, 0xFF00_0000])
        #expect(picture[2, 3] == 0xFF00_0000 && picture[2, 2] == 0xFFFF_FFFF && picture[11, 12] == 0xFF00_0000 && picture[12, 12] == 0xFFFF_FFFF)
    }

    @Test func clipsApplyTogetherWithTheirAncestors() {
        var frame = Frame(width: 20, height: 20, background: .white, items: [.fill(0, Rect(0, 0, 20, 20), .black)])
        let outer = Clip(parent: nil, shape: .roundedRect(RoundedRect(Rect(0, 0, 8, 20))), placement: .identity, bounds: frame.bounds)
        frame.items[0].clip = Clip(
            parent: outer, shape: .roundedRect(RoundedRect(Rect(4, 0, 16, 20))), placement: .identity, bounds: frame.bounds)
        let picture = draw(frame)
        #expect((0..<20).map { picture[$0, 9] == 0xFF00_0000 } == (0..<20).map { $0 >= 4 && $0 < 8 })
    }

    @Test func perspectiveMakesATrapezoidWhoseCornersAreTheProjections() {
        var tilt = Projection()
        tilt.m23 = 0.05
        let picture = draw([.fill(0, Rect(0, 0, 20, 20), .black, placement: tilt)])
        // At y = 20 the projection's weight is 2, so the corner (20, 20) appears at (10, 10).
        #expect(picture[0, 9] == 0xFF00_0000 && picture[9, 9] != 0xFFFF_FFFF && picture[11, 9] == 0xFFFF_FFFF && picture[5, 10] == 0xFFFF_FFFF)
        #expect(picture[18, 0] == 0xFF00_0000)
    }

    @Test func itemsBehindTheEyeAreNotDrawn() {
        var behind = Projection()
        behind.m33 = -1
        #expect(draw([.fill(0, Rect(-20, -20, 40, 40), .black, placement: behind)]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }

    private func item(_ content: DrawContent) -> DrawItem {
        DrawItem(layer: LayerID(1), content: content, placement: .identity, bounds: PixelRect(0, 0, 20, 20))
    }

    private func draw(_ items: [DrawItem]) -> Bitmap {
        draw(Frame(width: 20, height: 20, background: .white, items: items))
    }

    private func draw(_ frame: Frame) -> Bitmap {
        var picture = Bitmap(width: frame.width, height: frame.height)
        Compositor(tileWidth: 16, tileHeight: 8).draw(frame, into: &picture)
        return picture
    }
}

extension Bitmap {
    /// Creates a bitmap whose rows all equal `pixels`.
    fileprivate static func columns(_ pixels: [Pixel], height: Int) -> Bitmap {
        var bitmap = Bitmap(width: pixels.count, height: height)
        for y in 0..<height { for x in pixels.indices { bitmap[x, y] = pixels[x] } }
        return bitmap
    }
}
