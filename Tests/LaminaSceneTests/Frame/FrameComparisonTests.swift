import LaminaPrimitives
import LaminaScene
import TestRandom
import Testing

@Suite struct FrameComparisonTests {
    /// Returns the damaged rectangles as a set.
    private func changes(_ old: Frame, _ new: Frame) -> Set<PixelRect> { Set(FrameComparison(old, new).changes) }

    @Test func equalFramesDamageNothing() {
        let frame = Frame.sample([.square(1, at: 0), .square(2, at: 20)])
        #expect(changes(frame, frame).isEmpty)
    }

    @Test func aMovedItemDamagesItsOldAndItsNewBounds() {
        let old = Frame.sample([.square(1, at: 0), .square(2, at: 20)])
        let new = Frame.sample([.square(1, at: 0), .square(2, at: 60)])
        #expect(changes(old, new) == [PixelRect(20, 0, 30, 10), PixelRect(60, 0, 70, 10)])
    }

    @Test func aChangedColourDamagesOnlyItsItem() {
        let old = Frame.sample([.square(1, at: 0), .square(2, at: 20)])
        let new = Frame.sample([.square(1, at: 0), .square(2, at: 20, color: .white)])
        #expect(changes(old, new) == [PixelRect(20, 0, 30, 10)])
    }

    @Test func addedAndRemovedItemsDamageTheirBounds() {
        let both = Frame.sample([.square(1, at: 0), .square(2, at: 20), .square(3, at: 40)])
        let fewer = Frame.sample([.square(1, at: 0), .square(3, at: 40)])
        #expect(changes(both, fewer) == [PixelRect(20, 0, 30, 10)])
        #expect(changes(fewer, both) == [PixelRect(20, 0, 30, 10)])
    }

    @Test func onlyAReorderedItemIsDamaged() {
        let old = Frame.sample((0..<5).map { .square($0, at: $0 * 20) })
        let new = Frame.sample([1, 2, 3, 0, 4].map { .square($0, at: $0 * 20) })
        #expect(changes(old, new) == [PixelRect(0, 0, 10, 10)])
    }

    @Test func anotherSizeOrBackgroundDamagesEverything() {
        let old = Frame.sample([.square(1, at: 0)])
        var wider = old
        wider.width += 1
        var white = old
        white.background = .white
        #expect(changes(old, wider) == [wider.bounds])
        #expect(changes(old, white) == [white.bounds])
    }

    @Test func aMovedClipDamagesOnlyTheItemsThatItClips() {
        let old = Frame.sample([.square(1, at: 0), .square(2, at: 20, clip: .square(5, parent: .square(0)))])
        let new = Frame.sample([.square(1, at: 0), .square(2, at: 20, clip: .square(5, parent: .square(1)))])
        #expect(changes(old, new) == [PixelRect(20, 0, 30, 10)])
    }

    @Test func equalClipsAreIdentical() {
        let old = Frame.sample([.square(2, at: 20, clip: .square(5, parent: .square(0)))])
        let new = Frame.sample([.square(2, at: 20, clip: .square(5, parent: .square(0)))])
        #expect(changes(old, new).isEmpty)
    }

    @Test func aChainOfFiftyThousandClipsIsComparedOnce() {
        func frame() -> Frame {
            var clip: Clip?
            return .sample(
                (0..<50_000).map {
                    clip = .square(0, parent: clip)
                    return .square($0, at: 0, clip: clip)
                })
        }
        #expect(changes(frame(), frame()).isEmpty)
    }

    @Test func aChangedCasterDamagesItsShadow() {
        let old = Frame.sample([.shadow(1, of: 2), .square(2, at: 20), .square(3, at: 40), .square(4, at: 60)])
        let new = Frame.sample([.shadow(1, of: 2), .square(2, at: 20), .square(3, at: 40, color: .white), .square(4, at: 60)])
        let other = Frame.sample([.shadow(1, of: 2), .square(2, at: 20), .square(3, at: 40), .square(4, at: 60, color: .white)])
        #expect(changes(old, new).bounds.contains(PixelRect(0, 50, 90, 90)))
        #expect(changes(old, other) == [PixelRect(60, 0, 70, 10)])
    }

    @Test func aChangeInsideAnInnerShadowReachesTheOuterOne() {
        let old = Frame.sample([.shadow(1, of: 2), .shadow(2, of: 1), .square(3, at: 0)])
        let new = Frame.sample([.shadow(1, of: 2), .shadow(2, of: 1), .square(3, at: 0, color: .white)])
        #expect(FrameComparison(old, new).partners == [-1, -1, -1])
    }

    @Test func anEqualItemThatChangesItsGroupIsDamaged() {
        let old = Frame.sample([.group(1, contents: 1), .square(2, at: 0), .square(3, at: 20)])
        let new = Frame.sample([.group(1, contents: 1), .square(3, at: 20), .square(2, at: 0)])
        let damage = changes(old, new)
        #expect(damage.contains { $0.contains(PixelRect(0, 0, 10, 10)) })
        #expect(damage.contains { $0.contains(PixelRect(20, 0, 30, 10)) })
    }

    @Test func aChangedItemOfAGroupDamagesItselfOnly() {
        let old = Frame.sample([.group(1, contents: 2), .square(2, at: 0), .square(3, at: 20)])
        let new = Frame.sample([.group(1, contents: 2), .square(2, at: 0), .square(3, at: 20, color: .white)])
        #expect(changes(old, new) == [PixelRect(20, 0, 30, 10)])
    }

    @Test func aGroupWhoseContentBecomesItsMaskIsDamaged() {
        let old = Frame.sample([.group(1, contents: 2, mask: 0), .square(2, at: 0), .square(3, at: 20)])
        let new = Frame.sample([.group(1, contents: 1, mask: 1), .square(2, at: 0), .square(3, at: 20)])
        #expect(changes(old, new).bounds == PixelRect(0, 0, 100, 100))
    }

    @Test func countsBeyondTheEndAreHarmless() {
        let frame = Frame.sample([.group(1, contents: .max, mask: .max), .shadow(2, of: .max), .group(3, contents: -4, mask: -1)])
        #expect(changes(frame, frame).isEmpty)
        #expect(changes(frame, Frame.sample([])).bounds == frame.bounds)
    }

    @Test func outsideTheDamageItemsAndTheirOrderAreUnchanged() {
        var random = Random(seed: 3)
        for _ in 0..<200 {
            let old = Frame.shuffled(&random)
            let new = Frame.shuffled(&random)
            let damage = changes(old, new)
            for x in stride(from: 5, to: 100, by: 10) where !damage.contains(where: { $0.contains(PixelRect(x, 5, x + 1, 6)) }) {
                func seen(_ frame: Frame) -> [DrawItem] { frame.items.filter { $0.bounds.contains(PixelRect(x, 5, x + 1, 6)) } }
                #expect(seen(old) == seen(new))
            }
        }
    }
}

extension Frame {
    fileprivate static func sample(_ items: [DrawItem]) -> Frame { Frame(width: 100, height: 100, items: items) }

    /// Returns a frame with some of ten squares, in random order.
    fileprivate static func shuffled(_ random: inout Random) -> Frame {
        var numbers = Array(0..<10)
        for index in numbers.indices { numbers.swapAt(index, random.below(10)) }
        return .sample(numbers.prefix(3 + random.below(8)).map { .square($0, at: $0 * 10, width: 10 + 10 * ($0 % 3)) })
    }
}

extension DrawItem {
    fileprivate static func square(_ layer: Int, at x: Int, width: Int = 10, color: Color = .black, clip: Clip? = nil) -> DrawItem {
        DrawItem(
            layer: LayerID(UInt64(layer)), content: .fill(RoundedRect(Rect(Double(x), 0, Double(width), 10)), color), placement: .identity,
            clip: clip, bounds: PixelRect(x, 0, x + width, 10))
    }

    fileprivate static func shadow(_ layer: Int, of count: Int) -> DrawItem {
        DrawItem(
            layer: LayerID(UInt64(layer)),
            content: .shadow(ShadowDrawing(caster: .items(count: count), color: .black, offset: .zero, sigma: 2)), placement: .identity,
            bounds: PixelRect(0, 50, 90, 90))
    }

    fileprivate static func group(_ layer: Int, contents: Int, mask: Int = 0) -> DrawItem {
        DrawItem(
            layer: LayerID(UInt64(layer)), content: .group(contentCount: contents, maskCount: mask), placement: .identity, opacity: 0.5,
            bounds: PixelRect(0, 0, 100, 100))
    }
}

extension Clip {
    fileprivate static func square(_ x: Double, parent: Clip? = nil) -> Clip {
        Clip(
            parent: parent, shape: .roundedRect(RoundedRect(Rect(x, 0, 90, 90))), placement: .identity, bounds: PixelRect(0, 0, 100, 100))
    }
}

extension Set<PixelRect> {
    /// The bounding rectangle of all rectangles; empty when there are none.
    fileprivate var bounds: PixelRect { reduce(.empty) { $0.union($1) } }
}
