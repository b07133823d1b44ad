import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// Filtered groups and backdrops in whole frames.
@Suite struct FilterTests {
    /// A compositor that draws every frame as a whole, in one tile.
    private func whole(_ frame: Frame) -> Bitmap {
        var picture = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
        Compositor(tileWidth: 4096, tileHeight: 4096).draw(frame, into: &picture)
        return picture
    }

    @Test(arguments: 0..<24)
    func filtersGiveTheSameBytesForEveryThreadCountAndTileSize(seed: Int) {
        var frames = RandomFrames(seed: UInt64(seed) + 50)
        frames.hasFilters = true
        let compositors = [(1, 256, 64), (1, 16, 8), (2, 7, 5), (4, 33, 1), (3, 1, 40)].map {
            Compositor(threadCount: $0, tileWidth: $1, tileHeight: $2)
        }
        for _ in 0..<4 {
            let frame = frames.frame()
            let expected = whole(frame)
            for compositor in compositors {
                var picture = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
                compositor.draw(frame, into: &picture)
                #expect(picture.firstDifference(from: expected) == nil)
            }
        }
    }

    @Test(arguments: 0..<24)
    func drawingOnlyTheDamageReachesFiltersAndBackdrops(seed: Int) {
        var frames = RandomFrames(seed: UInt64(seed) + 2000)
        frames.hasFilters = true
        let compositor = Compositor(threadCount: 1 + seed % 3, tileWidth: 16, tileHeight: 8)
        var frame = frames.frame()
        var picture = Bitmap(width: frame.width, height: frame.height, fill: 0xFFFF_00FF)
        for _ in 0..<8 {
            compositor.drawChanges(of: frame, into: &picture)
            #expect(picture.firstDifference(from: whole(frame)) == nil)
            frame = frames.random.chance(90) ? frames.changed(frame) : frames.frame()
        }
    }

    // MARK: Single filters

    private func drawn(_ items: [DrawItem], background: Color = .white) -> Bitmap {
        whole(Frame(width: 60, height: 60, background: background, items: items))
    }

    private func filtered(_ filters: [PixelFilter], _ contents: [DrawItem]) -> [DrawItem] {
        let drawing = FilterDrawing(filters: filters, bounds: Rect(0, 0, 60, 60))
        let head = DrawItem(
            layer: LayerID(99), content: .filtered(drawing, contentCount: contents.count), placement: .identity,
            bounds: PixelRect(width: 60, height: 60))
        return [head] + contents
    }

    private func backdrop(_ filters: [PixelFilter], _ rect: Rect) -> DrawItem {
        DrawItem(
            layer: LayerID(98), content: .backdrop(RoundedRect(rect), FilterDrawing(filters: filters, bounds: rect)), placement: .identity,
            bounds: PixelRect(covering: rect))
    }

    /// The largest difference of a channel of two pictures.
    private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
        var most = 0
        for (first, second) in zip(a.pixels, b.pixels) {
            for shift: UInt32 in [0, 8, 16, 24] {
                let (here, there) = (Int(first >> shift & 255), Int(second >> shift & 255))
                most = max(most, abs(here - there))
            }
        }
        return most
    }

    /// The Gaussian blur of a line that is 1 from `low` to `high`, in double precision.
    private func blurredLine(_ low: Double, _ high: Double, sigma: Double) -> [Double] {
        let reach = Int(5 * sigma)
        let weights: [Double] = (-reach...reach).map { place in
            let deviations = Double(place) / sigma
            return Numerics.exp(-deviations * deviations / 2)
        }
        let total = weights.reduce(0, +)
        return (0..<60).map { pixel in
            var sum = 0.0
            for (index, weight) in weights.enumerated() {
                let place = Double(pixel + index - reach)
                if place >= low && place < high { sum += weight }
            }
            return sum / total
        }
    }

    /// The Gaussian blur of a black rectangle on white.
    private func blurredRect(_ rect: Rect, sigma: Double) -> Bitmap {
        let columns = blurredLine(rect.minX, rect.maxX, sigma: sigma)
        let rows = blurredLine(rect.minY, rect.maxY, sigma: sigma)
        var bitmap = Bitmap(width: 60, height: 60)
        for y in 0..<60 {
            for x in 0..<60 {
                let white = Float(1 - columns[x] * rows[y])
                bitmap[x, y] = Color(red: white, green: white, blue: white).pixel
            }
        }
        return bitmap
    }

    @Test(arguments: [0.7, 2, 5, 8, 11, 16])
    func aBlurredRectangleIsTheConvolutionWithTheGaussian(sigma: Double) {
        let rect = Rect(20, 24, 20, 16)
        let picture = drawn(filtered([.gaussianBlur(sigma: sigma, extendsEdges: false)], [.fill(1, rect, .black)]))
        #expect(difference(picture, blurredRect(rect, sigma: sigma)) <= 4)
    }

    @Test func aBackdropBlursWhatLiesBeneathAndNothingAbove() {
        let rect = Rect(20, 24, 20, 16)
        let above = DrawItem.fill(2, Rect(0, 0, 10, 10), .black)
        let picture = drawn([.fill(1, rect, .black), backdrop([.gaussianBlur(sigma: 4, extendsEdges: false)], Rect(0, 0, 60, 60)), above])
        var expected = blurredRect(rect, sigma: 4)
        for y in 0..<10 { for x in 0..<10 { expected[x, y] = 0xFF00_0000 } }
        #expect(difference(picture, expected) <= 4)
    }

    @Test func aBackdropIsLimitedToItsShape() {
        let below = DrawItem.fill(1, Rect(30, 0, 30, 60), .black)
        let sharp = drawn([below])
        let picture = drawn([below, backdrop([.gaussianBlur(sigma: 6, extendsEdges: false)], Rect(10, 10, 40, 40))])
        for y in 0..<60 {
            for x in 0..<60 where !((10..<50).contains(x) && (10..<50).contains(y)) { #expect(picture[x, y] == sharp[x, y]) }
        }
        #expect(picture[29, 30] != sharp[29, 30])
    }

    @Test func aBackdropInAGroupShowsTheGroupOnly() {
        let below = DrawItem.fill(1, Rect(0, 0, 60, 60), .black)
        let inside = backdrop([.color(.inversion)], Rect(0, 0, 60, 60))
        // Over black alone the inversion would give white; inside the group nothing lies beneath.
        let picture = drawn([below, .group(2, contents: 1, opacity: 1, bounds: PixelRect(width: 60, height: 60)), inside])
        #expect(picture.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }

    @Test func aBlurWithoutWidthChangesNothing() {
        let contents = [
            DrawItem.fill(1, Rect(10.3, 12.7, 30, 20), .black), .fill(2, Rect(15, 15, 40, 8), Color(red: 1, green: 0, blue: 0, alpha: 0.4)),
        ]
        #expect(difference(drawn(filtered([.gaussianBlur(sigma: 0, extendsEdges: false)], contents)), drawn(contents)) <= 1)
    }

    @Test func anInversionOfAnInversionChangesNothing() {
        let contents = [DrawItem.fill(1, Rect(10, 12, 30, 20), Color(red: 0.2, green: 0.4, blue: 1))]
        #expect(difference(drawn(filtered([.color(.inversion), .color(.inversion)], contents)), drawn(contents)) <= 1)
    }

    @Test func pixellationGivesTheMeanOfEachSquare() {
        let contents = [DrawItem.fill(1, Rect(0, 0, 60, 60), .white), .fill(2, Rect(0, 0, 5, 60), .black)]
        let picture = drawn(filtered([.pixellate(size: 10, center: Point(5, 5))], contents))
        for x in 0..<60 { #expect(picture[x, 30] == (x < 10 ? 0xFF80_8080 : 0xFFFF_FFFF)) }
    }

    @Test func aBoxBlurOfAnEdgeIsARamp() {
        let picture = drawn(filtered([.boxBlur(radius: 5)], [.fill(1, Rect(-20, -20, 100, 100), .white), .fill(2, Rect(30, -20, 60, 100), .black)]))
        for step in 0...10 {
            let expected = 255.0 * Double(11 - step) / 11
            #expect(abs(Double(picture[25 + step - 1, 30] & 255) - expected) <= 1)
        }
        #expect(picture[20, 30] == 0xFFFF_FFFF && picture[40, 30] == 0xFF00_0000)
    }

    @Test func aVignetteDarkensBetweenHalfTheRadiusAndTheRadius() {
        let white = DrawItem.fill(1, Rect(-20, -20, 100, 100), .white)
        let filter = PixelFilter.vignette(center: Point(10.5, 30.5), radius: 40, intensity: 0.5)
        for picture in [drawn(filtered([filter], [white])), drawn([white, backdrop([filter], Rect(0, 0, 60, 60))])] {
            for x in 0..<60 {
                let share = max(0, min(1, (abs(Double(x) - 10) - 20) / 20))
                let expected = 255 * (1 - 0.5 * share * share)
                #expect(abs(Double(picture[x, 30] & 255) - expected) <= 1 && picture[x, 30] >> 24 == 255, "\(x)")
            }
            #expect(picture[10, 55] == picture[35, 30])
        }
        // A negative intensity brightens, to the alpha of each pixel at most, and a radius of 0 changes nothing.
        let half = DrawItem.fill(1, Rect(-20, -20, 100, 100), Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
        let plain = drawn([half], background: .clear)
        let none = drawn(filtered([.vignette(center: Point(0, 0), radius: 0, intensity: 1)], [half]), background: .clear)
        #expect(difference(plain, none) == 0)
        let bright = drawn(filtered([.vignette(center: Point(0, 0), radius: 1, intensity: -9)], [half]), background: .clear)
        #expect(bright[40, 40] == 0x8080_8080)
    }

    @Test func aThresholdMakesAlphaWholeOrNothing() {
        let contents: [DrawItem] = [
            .fill(1, Rect(0, 0, 20, 60), Color(red: 1, green: 0.5, blue: 0, alpha: 0.4)),
            .fill(2, Rect(20, 0, 20, 60), Color(red: 1, green: 0.5, blue: 0, alpha: 0.6)),
        ]
        let picture = drawn(filtered([.alphaThreshold(0.5)], contents), background: .clear)
        #expect(picture[10, 30] == 0 && picture[50, 30] == 0)
        #expect(picture[30, 30] >> 24 == 255 && picture[30, 30] >> 16 & 255 >= 254 && picture[30, 30] & 255 == 0)
        // A threshold of 0 leaves clear pixels clear.
        let all = drawn(filtered([.alphaThreshold(0)], contents), background: .clear)
        #expect(all[10, 30] >> 24 == 255 && all[50, 30] == 0)
    }

    @Test func aShadowOfABackdropHasTheBackdropsShape() {
        let shape = backdrop([.gaussianBlur(sigma: 3, extendsEdges: false)], Rect(20, 20, 20, 20))
        let shadow = ShadowDrawing(caster: .items(count: 1), color: .black, offset: Size(0, 0), sigma: 2)
        let head = DrawItem(layer: LayerID(97), content: .shadow(shadow), placement: .identity, bounds: PixelRect(width: 60, height: 60))
        let picture = drawn([head, shape], background: .clear)
        #expect(picture[18, 30] >> 24 > 20)
        #expect(picture[5, 5] == 0)
    }

    @Test func filtersOfEveryKindAreDrawnWithNumbersThatNoPictureHas() {
        let kinds: [PixelFilter] = [
            .gaussianBlur(sigma: 1e300, extendsEdges: false), .boxBlur(radius: Double.infinity),
            .pixellate(size: 1e9, center: Point(Double.nan, 1)), .vignette(center: Point(Double.infinity, 0), radius: 1e-300, intensity: 1),
        ]
        let filters = (0..<12).map { kinds[$0 % 4].placed(by: .identity, scale: 1) }
        _ = drawn(filtered(filters, [.fill(1, Rect(10, 10, 20, 20), .black)]))
        _ = drawn([.fill(1, Rect(10, 10, 20, 20), .black), backdrop(filters, Rect(0, 0, 60, 60))])
    }
}
