import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

@Suite struct CompositorTests {
    @Test(arguments: 0..<16)
    func theSameBytesForEveryThreadCountAndTileSize(seed: Int) {
        var frames = RandomFrames(seed: UInt64(seed))
        let compositors = [(1, 256, 64), (1, 16, 8), (2, 7, 5), (4, 33, 1), (3, 1, 40)].map {
            Compositor(threadCount: $0, tileWidth: $1, tileHeight: $2)
        }
        for _ in 0..<6 {
            let frame = frames.frame()
            let expected = Oracle.picture(of: frame)
            for compositor in compositors {
                var picture = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
                compositor.draw(frame, into: &picture)
                #expect(picture.firstDifference(from: expected) == nil)
            }
        }
    }

    @Test(arguments: 0..<16)
    func drawingOnlyTheDamageGivesTheWholePicture(seed: Int) {
        var frames = RandomFrames(seed: UInt64(seed) + 1000)
        let compositor = Compositor(threadCount: 1 + seed % 3, tileWidth: 16, tileHeight: 8)
        var frame = frames.frame()
        var picture = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
        for _ in 0..<8 {
            compositor.drawChanges(of: frame, into: &picture)
            #expect(picture.firstDifference(from: Oracle.picture(of: frame)) == nil)
            frame = frames.random.chance(90) ? frames.changed(frame) : frames.frame()
        }
    }

    @Test func pixelsOutsideTheDamageAreUntouched() {
        let frame = Frame(width: 40, height: 40, items: [.fill(1, Rect(0, 0, 40, 40), .white)])
        var picture = Bitmap(width: 40, height: 40, fill: 0xFF12_3456)
        Compositor(tileWidth: 16, tileHeight: 16).draw(frame, into: &picture, damage: [PixelRect(10, 12, 20, 30)])
        for y in 0..<40 {
            for x in 0..<40 {
                let isDamaged = (10..<20).contains(x) && (12..<30).contains(y)
                #expect(picture[x, y] == (isDamaged ? 0xFFFF_FFFF : 0xFF12_3456))
            }
        }
    }

    @Test func framesWithoutPixelsAreAccepted() {
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            var picture = Bitmap(width: width, height: height)
            let frame = Frame(width: width, height: height, background: .white, items: [.fill(1, Rect(0, 0, 9, 9), .black)])
            Compositor(threadCount: 2).draw(frame, into: &picture)
            #expect(picture.pixels.isEmpty)
        }
    }

    /// An image whose part lies outside of it draws nothing, so it must not hide what lies beneath.
    @Test func anOpaquePictureWithoutPixelsHidesNothing() {
        let red = Picture(Bitmap(width: 4, height: 4, fill: 0xFFFF_0000), isOpaque: true)
        for corner in [Point(8, 8), Point(4, 0), Point(-9, 0)] {
            let drawing = PictureDrawing(picture: red, source: Rect(corner.x, corner.y, 4, 4), destination: Rect(0, 0, 40, 40))
            let item = DrawItem(
                layer: LayerID(2), content: .picture(drawing), placement: .identity, bounds: PixelRect(width: 40, height: 40))
            let frame = Frame(width: 40, height: 40, items: [.fill(1, Rect(0, 0, 40, 40), .white), item])
            var picture = Bitmap(width: 40, height: 40, fill: 0xFF12_3456)
            Compositor().draw(frame, into: &picture)
            #expect(Set(picture.pixels) == [0xFFFF_FFFF])
        }
    }

    @Test func aFrameOfOnePixelIsDrawn() {
        var picture = Bitmap(width: 1, height: 1)
        Compositor(threadCount: 4).draw(Frame(width: 1, height: 1, background: .white), into: &picture)
        #expect(picture.pixels == [0xFFFF_FFFF])
        let item = DrawItem.fill(1, Rect(0, 0, 0.5, 1), .black)
        Compositor(threadCount: 4).draw(Frame(width: 1, height: 1, background: .white, items: [item]), into: &picture)
        #expect(picture.pixels == [0xFF7F_7F7F] || picture.pixels == [0xFF80_8080])
    }

    @Test func nonFiniteNumbersDrawNothing() {
        let bad: [Double] = [.nan, .infinity, -.infinity, 0]
        var items: [DrawItem] = []
        for value in bad {
            var flat = Projection()
            flat.m11 = value
            items.append(.fill(1, Rect(0, 0, 20, 20), .black, placement: flat))
            items.append(.fill(2, Rect(value, value, value, value), .black))
            items.append(.fill(3, Rect(0, 0, 20, value), .black, opacity: Float.nan))
            var shadow = DrawItem.fill(4, Rect(0, 0, value, 4), .black)
            let caster = ShadowDrawing.Caster.roundedRect(RoundedRect(Rect(0, 0, 9, 9)))
            shadow.content = .shadow(ShadowDrawing(caster: caster, color: .black, offset: Size(value, 0), sigma: value))
            items.append(shadow)
        }
        var nowhere = Projection.identity
        nowhere.m31 = .nan
        var clipped = DrawItem.fill(5, Rect(0, 0, 20, 20), .black)
        clipped.clip = Clip(
            parent: nil, shape: .roundedRect(RoundedRect(Rect(0, 0, 5, 5))), placement: nowhere, bounds: PixelRect(width: 20, height: 20))
        items.append(clipped)
        let frame = Frame(width: 20, height: 20, background: .white, items: items)
        var picture = Bitmap(width: 20, height: 20)
        Compositor(threadCount: 2, tileWidth: 8, tileHeight: 8).draw(frame, into: &picture)
        #expect(picture == Oracle.picture(of: frame))
        #expect(picture[19, 19] == 0xFFFF_FFFF)
    }

    @Test func fiftyThousandNestedGroupsAreDrawn() {
        let depth = 50_000
        var items: [DrawItem] = (0..<depth).map { .group($0, contents: depth - $0, opacity: 1, bounds: PixelRect(0, 0, 64, 48)) }
        items.append(.fill(depth, Rect(8, 8, 16, 16), .black))
        var picture = Bitmap(width: 64, height: 48)
        Compositor(threadCount: 2).draw(Frame(width: 64, height: 48, background: .white, items: items), into: &picture)
        #expect(picture[10, 10] == 0xFF00_0000)
        #expect(picture[30, 30] == 0xFFFF_FFFF)
    }

    @Test func nestedGroupsThatAllHaveAPictureAreDrawnInBoundedMemory() {
        let depth = 4000
        var items: [DrawItem] = []
        for level in 0..<depth {
            items.append(.group(level, contents: 2 * (depth - level) - 1, opacity: 1, bounds: PixelRect(0, 0, 64, 48)))
            items.append(.fill(level, Rect(0, 0, 64, 48), level == depth - 1 ? .black : .white))
        }
        var picture = Bitmap(width: 64, height: 48)
        Compositor(threadCount: 2).draw(Frame(width: 64, height: 48, items: items), into: &picture)
        #expect(picture.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }
}

extension DrawItem {
    /// Returns a rectangle of one colour whose bounds contain every frame of the tests.
    static func fill(_ layer: Int, _ rect: Rect, _ color: Color, placement: Projection = .identity, opacity: Float = 1) -> DrawItem {
        DrawItem(
            layer: LayerID(UInt64(layer)), content: .fill(RoundedRect(rect), color), placement: placement, opacity: opacity,
            bounds: PixelRect(width: 4096, height: 4096))
    }

    static func group(_ layer: Int, contents: Int, mask: Int = 0, opacity: Float, bounds: PixelRect) -> DrawItem {
        DrawItem(
            layer: LayerID(UInt64(layer)), content: .group(contentCount: contents, maskCount: mask), placement: .identity, opacity: opacity,
            bounds: bounds)
    }
}

extension Bitmap {
    /// Returns the first position, in reading order, at which two bitmaps of one size differ, with both pixels.
    func firstDifference(from other: Bitmap) -> String? {
        guard let index = pixels.indices.first(where: { pixels[$0] != other.pixels[$0] }) else { return nil }
        return "\(index % width), \(index / width): \(String(pixels[index], radix: 16)) is not \(String(other.pixels[index], radix: 16))"
    }
}
