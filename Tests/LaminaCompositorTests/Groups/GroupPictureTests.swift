import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaCompositor

/// Groups drawn from cached pictures, compared with groups drawn item by item.
@Suite struct GroupPictureTests {
    private let pictures = GroupPictures()

    /// Returns a compositor whose picture cache the test can inspect.
    private func compositor(threadCount: Int = 1) -> Compositor {
        Compositor(threadCount: threadCount, tileWidth: 64, tileHeight: 16, pictures: pictures)
    }

    /// The positions of content that scrolls by 1.5 pixels per frame.
    private static let way = (0..<12).map { Point($0.isMultiple(of: 5) ? 4 : 1, 12 + 1.5 * Double($0)) }

    /// Returns a typical card: a shadow, a gradient and a text, composited with one opacity.
    private func card(_ number: UInt64, at place: Point, opacity: Float = 0.9, radius: Double = 6) -> [DrawItem] {
        func item(_ content: DrawContent, _ bounds: Rect, _ opacity: Float = 1) -> DrawItem {
            let corner = Point(place.x + Double(number) * 31, place.y + Double(number) * 4)
            let pixels = PixelRect(covering: bounds.offsetBy(dx: corner.x, dy: corner.y)).intersection(Self.screen)
            return DrawItem(
                layer: LayerID(number), content: content, placement: Projection(.translation(corner.x, corner.y)), opacity: opacity, bounds: pixels)
        }
        let gradient = Gradient(stops: [.init(0, .white), .init(1, Color(red: 0.1 * Float(number), green: 0.3, blue: 0.7))])
        let drawing = GradientDrawing(gradient: gradient, kind: .axial(start: .zero, end: Point(0, 32)))
        let shadow = ShadowDrawing(caster: .items(count: 2), color: .black, offset: Size(0, 2), sigma: 3)
        let picture = PictureDrawing(picture: Self.text, source: Self.text.bitmap.bounds.rect, destination: Rect(5, 9, 30, 11))
        let around = Rect(-9, -9, 62, 52)
        return [
            item(.group(contentCount: 3, maskCount: 0), around, opacity), item(.shadow(shadow), around),
            item(.gradient(RoundedRect(Rect(0, 0, 44, 32), radius: radius), drawing), Rect(0, 0, 44, 32)),
            item(.picture(picture), picture.destination),
        ]
    }

    private static let screen = PixelRect(width: 160, height: 120)
    private static let text = Picture.noise(30, 11, seed: 3, isOpaque: false)

    private func frame(_ items: [DrawItem]) -> Frame { Frame(width: 160, height: 120, background: .white, items: items) }

    private func check(_ frames: [Frame], _ compositor: Compositor) {
        var picture = Bitmap(width: 160, height: 120)
        for (index, frame) in frames.enumerated() {
            compositor.drawChanges(of: frame, into: &picture)
            #expect(picture.firstDifference(from: Oracle.picture(of: frame)) == nil, "frame \(index)")
        }
    }

    @Test(arguments: 1...3)
    func scrollingCardsAreDrawnFromCachedPicturesWithTheSameBytes(threadCount: Int) {
        check(Self.way.map { place in frame((0..<4).flatMap { card($0, at: place) }) }, compositor(threadCount: threadCount))
        #expect(pictures.size > 0)
    }

    @Test(arguments: [-48.0, 76])
    func cardsScrollingOverAnEdgeHaveTheSameBytes(start: Double) {
        let way = (0..<24).map { Point(20, start + 2.5 * Double($0)) }
        check(way.map { place in frame((0..<2).flatMap { card($0, at: place) }) }, compositor(threadCount: 2))
    }

    @Test(arguments: 0..<12)
    func movingGroupsHaveTheSameBytesWithAndWithoutTheCache(seed: Int) {
        var frames = RandomFrames(seed: UInt64(seed) + 5000)
        let items = frames.frame().items
        let shown = Self.way.map { place in
            var frame = frame(items.map { $0.moved(by: place) })
            if frames.random.chance(40), let index = frame.items.firstIndex(where: \.content.isGroup) {
                frame.items[index].opacity = Float(frames.random.number(0...1))
            }
            return frame
        }
        check(shown, compositor(threadCount: 1 + seed % 3))
    }

    @Test func aFadingGroupIsDrawnFromOneCachedPicture() {
        check((0..<10).map { frame(card(1, at: Point(5, 5), opacity: Float($0) / 20 + 0.3)) }, compositor())
        #expect((1...62 * 52 * 4).contains(pictures.size))
    }

    @Test func aGroupWithAChangingItemIsDrawnFromItsItems() {
        let place = Point(40, 40)
        let shown = (0..<12).map { frame(card(1, at: place, radius: $0 < 6 ? 6 : Double($0)) + card(2, at: place)) }
        check(shown, compositor())
    }

    @Test func groupsThatChangeInEveryFrameAreNotCached() {
        check((0..<10).map { frame(card(1, at: Point(5, 5), radius: Double($0))) }, compositor())
        #expect(pictures.size == 0)
    }

    @Test func picturesOfRemovedGroupsAreEvicted() {
        let compositor = compositor()
        check(Self.way.map { frame(card(1, at: $0)) }, compositor)
        #expect(pictures.size > 0)
        check((0..<20).map { frame([.fill(1, Rect(Double($0), 5, 30, 30), .black)]) }, compositor)
        #expect(pictures.size == 0)
    }

    @Test func theCacheNeverExceedsItsLimit() {
        let few = GroupPictures(sizeLimit: 40000)
        check(Self.way.map { place in frame((0..<4).flatMap { card($0, at: place) }) }, Compositor(pictures: few))
        #expect((1...40000).contains(few.size))
    }
}

extension DrawItem {
    /// Returns a copy, with its clip, at another position; the bounds grow where the offset is fractional.
    fileprivate func moved(by way: Point) -> DrawItem {
        var moved = self
        moved.placement = placement.followed(by: Projection(.translation(way.x, way.y)))
        moved.bounds = bounds.moved(by: way)
        moved.clip = clip?.moved(by: way)
        return moved
    }
}

extension Clip {
    fileprivate func moved(by way: Point) -> Clip {
        let placement = placement.followed(by: Projection(.translation(way.x, way.y)))
        return Clip(parent: parent?.moved(by: way), shape: shape, placement: placement, bounds: bounds.moved(by: way))
    }
}

extension PixelRect {
    fileprivate func moved(by way: Point) -> PixelRect {
        PixelRect(covering: rect.offsetBy(dx: way.x, dy: way.y)).intersection(PixelRect(width: 160, height: 120))
    }
}
