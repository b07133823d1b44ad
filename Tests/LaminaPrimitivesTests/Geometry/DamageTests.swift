import LaminaPrimitives
import TestRandom
import Testing

@Suite struct DamageTests {
    private func rects(_ added: [PixelRect], limit: Int = 4) -> [PixelRect] {
        var damage = Damage(limit: limit)
        for rect in added { damage.add(rect) }
        return damage.rects
    }

    @Test(arguments: 0..<200)
    func everyDamagedPixelLiesInExactlyOneRectangle(seed: Int) {
        var random = Random(seed: UInt64(seed))
        let added = (0..<1 + seed % 30).map { _ in
            let (x, y) = (random.below(60), random.below(30))
            return PixelRect(x, y, x + random.below(40), y + random.below(40))
        }
        let limit = 1 + seed % 16
        let rects = rects(added, limit: limit)
        #expect(rects.count <= limit)
        for y in 0..<70 {
            for x in 0..<100 {
                let pixel = PixelRect(x, y, x + 1, y + 1)
                let count = rects.count { $0.contains(pixel) }
                #expect(count <= 1)
                if added.contains(where: { $0.contains(pixel) }) { #expect(count == 1) }
            }
        }
    }

    @Test func slightlyOverlappingNeighboursOfDifferentHeightAreCut() {
        let rects = rects([PixelRect(0, 0, 122, 64), PixelRect(120, 0, 242, 20)])
        #expect(Set(rects) == [PixelRect(0, 0, 122, 64), PixelRect(122, 0, 242, 20)])
    }

    @Test func rectanglesWithLittleUndamagedUnionAreJoined() {
        #expect(rects([PixelRect(0, 0, 64, 64), PixelRect(2, 1, 66, 65)]) == [PixelRect(0, 0, 66, 65)])
    }

    @Test func beyondTheLimitTheClosestRectanglesAreJoined() {
        let far = PixelRect(900, 900, 910, 910)
        let rects = rects([PixelRect(0, 0, 10, 10), far, PixelRect(12, 0, 20, 10)], limit: 2)
        #expect(Set(rects) == [PixelRect(0, 0, 20, 10), far])
    }
}
