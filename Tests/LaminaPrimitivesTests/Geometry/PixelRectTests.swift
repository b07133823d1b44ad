import LaminaPrimitives
import Testing

@Suite struct PixelRectTests {
    private static let edges = [-1, 0, 2, 3]
    /// All rectangles with edges on a small grid, including inverted ones.
    private static let rects = edges.flatMap { x in edges.flatMap { y in edges.flatMap { right in edges.map { PixelRect(x, y, right, $0) } } } }

    /// Returns the set of pixels in a rectangle, as a slow reference for the set operations.
    private func pixels(_ rect: PixelRect) -> Set<Int> {
        var result: Set<Int> = []
        for y in -4..<8 {
            for x in -4..<8 where x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY { result.insert(y * 100 + x) }
        }
        return result
    }

    @Test func setOperationsEqualThoseOfPixelSets() {
        for a in Self.rects {
            let own = pixels(a)
            #expect(a.area == own.count)
            #expect(a.isEmpty == own.isEmpty)
            for b in Self.rects {
                let other = pixels(b)
                #expect(pixels(a.intersection(b)) == own.intersection(other))
                #expect(a.intersects(b) == !own.isDisjoint(with: other))
                #expect(a.contains(b) == other.isSubset(of: own))
                #expect(own.union(other).isSubset(of: pixels(a.union(b))))
            }
        }
    }

    @Test func anEmptyRectangleAddsNothingToAUnion() {
        let rect = PixelRect(2, 3, 5, 7)
        #expect(rect.union(PixelRect(100, 100, 100, 200)) == rect)
        #expect(PixelRect(9, 9, 1, 1).union(rect) == rect)
        #expect(rect.union(PixelRect(-1, 5, 0, 9)) == PixelRect(-1, 3, 5, 9))
        #expect(rect.intersection(PixelRect(5, 3, 9, 7)) == .empty)
    }

    @Test(arguments: [
        (Rect(0, 0, 1, 1), PixelRect(0, 0, 1, 1)), (Rect(0.1, -0.1, 1, 1), PixelRect(0, -1, 2, 1)), (Rect(5, 5, -2.5, -0.5), PixelRect(2, 4, 5, 5)),
        (Rect(3, 3, 0, 0), PixelRect(3, 3, 3, 3)), (Rect(.nan, 0, 1, 1), .empty), (Rect(0, 0, 1, .nan), .empty),
        (Rect(-1e300, 0, 2e300, 1), PixelRect(-536_870_912, 0, 536_870_912, 1)),
        (Rect(0, 0, .infinity, .infinity), PixelRect(0, 0, 536_870_912, 536_870_912)), (Rect(-.infinity, 0, .infinity, 1), .empty),
    ])
    func theCoveringPixelsContainTheRectangle(rect: Rect, pixels: PixelRect) {
        #expect(PixelRect(covering: rect) == pixels)
    }

    @Test func growingAnEmptyRectangleKeepsItEmpty() {
        #expect(PixelRect(1, 2, 3, 4).expanded(by: 2) == PixelRect(-1, 0, 5, 6))
        #expect(PixelRect(3, 3, 3, 9).expanded(by: 2).isEmpty)
        #expect(PixelRect(1, 1, 4, 4).expanded(by: -2).isEmpty)
    }

    @Test func aShiftAndItsNegationCancel() {
        let shift = PixelShift(right: 3, down: -5)
        let rect = PixelRect(1, 2, 10, 20)
        #expect(rect.moved(by: shift) == PixelRect(4, -3, 13, 15))
        #expect(rect.moved(by: shift).moved(by: -shift) == rect)
        #expect(shift - shift == .none)
        #expect(shift + PixelShift(right: 1, down: 1) == PixelShift(right: 4, down: -4))
        #expect(rect.moved(by: .none - rect.corner).corner == .none)
    }

    @Test func aPixelRectangleHasTheSameAreaAsItsRectangle() {
        #expect(PixelRect(-1, 2, 4, 9).rect == Rect(-1, 2, 5, 7))
        #expect(PixelRect(width: 7, height: 3) == PixelRect(0, 0, 7, 3))
    }
}
