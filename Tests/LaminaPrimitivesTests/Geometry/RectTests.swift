import LaminaPrimitives
import Testing

@Suite struct RectTests {
    private static let edges = [-2.0, 0, 1, 3]
    /// All rectangles with corners on a small grid, with sizes of either sign.
    private static let rects = edges.flatMap { x in
        edges.flatMap { y in edges.flatMap { right in edges.map { Rect(x, y, right - x, $0 - y) } } }
    }
    /// Coordinates on, between and beyond the lines of the grid.
    private static let places = stride(from: -2.5, through: 3.5, by: 0.5).map { $0 }

    @Test func theEdgesDoNotDependOnTheSignsOfTheSizes() {
        for rect in Self.rects {
            let (x, y) = (rect.origin.x + rect.size.width, rect.origin.y + rect.size.height)
            #expect([rect.minX, rect.maxX] == [min(rect.origin.x, x), max(rect.origin.x, x)])
            #expect([rect.minY, rect.maxY] == [min(rect.origin.y, y), max(rect.origin.y, y)])
            #expect(rect.center == Point((rect.minX + rect.maxX) / 2, (rect.minY + rect.maxY) / 2))
            #expect(rect.standardized == Rect(rect.minX, rect.minY, rect.maxX - rect.minX, rect.maxY - rect.minY))
            #expect(rect.isEmpty == (rect.minX == rect.maxX || rect.minY == rect.maxY))
        }
    }

    @Test func aRectangleContainsItsMinimumEdgesOnly() {
        let rect = Rect(10, 20, 30, 40)
        #expect(rect.contains(Point(10, 20)))
        #expect(rect.contains(Point(39.999, 59.999)))
        #expect(!rect.contains(Point(40, 30)))
        #expect(!rect.contains(Point(20, 60)))
        #expect(!rect.contains(Point(10.0.nextDown, 30)))
        #expect(Rect(40, 60, -30, -40).contains(Point(10, 20)))
        #expect(!Rect(10, 20, 0, 40).contains(Point(10, 30)))
        #expect(!rect.contains(Point(.nan, 30)))
        #expect(!Rect(.nan, 0, 10, 10).contains(Point(5, 5)))
    }

    /// Rectangles without area still have an intersection where they touch another one, as in Core Graphics.
    @Test func anIntersectionContainsTheCommonPoints() {
        for a in Self.rects {
            for b in Self.rects.prefix(100) {
                let common = a.intersection(b)
                let isTouching = a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
                #expect((common != nil) == isTouching)
                #expect(common == b.intersection(a))
                for place in Self.places {
                    let point = Point(place, place / 2)
                    #expect((common?.contains(point) ?? false) == (a.contains(point) && b.contains(point)))
                }
            }
        }
    }

    @Test func aUnionIsTheSmallestRectangleThatContainsBoth() {
        for a in Self.rects {
            for b in Self.rects.prefix(100) {
                let corners = a.corners.array + b.corners.array
                #expect(a.union(b) == Rect(enclosing: corners))
            }
        }
    }

    @Test func theBoxOfPointsIsTheSameForArraysAndInlineArrays() {
        let points: InlineArray<4, Point> = [Point(3, -1), Point(-2, 5), Point(0, 0), Point(1, 9)]
        #expect(Rect(enclosing: points) == Rect(-2, -1, 5, 10))
        #expect(Rect(enclosing: points.array) == Rect(-2, -1, 5, 10))
        #expect(Rect(enclosing: [Point(4, 5)]) == Rect(4, 5, 0, 0))
        #expect(Rect(enclosing: [Point]()) == nil)
    }

    @Test func insetsMoveEverySideAndOffsetsMoveTheOrigin() {
        #expect(Rect(0, 0, 10, 20).insetBy(dx: 1, dy: 2) == Rect(1, 2, 8, 16))
        #expect(Rect(10, 20, -10, -20).insetBy(dx: 1, dy: 2) == Rect(1, 2, 8, 16))
        #expect(Rect(0, 0, 10, 20).insetBy(dx: -1, dy: -2) == Rect(-1, -2, 12, 24))
        // An inset of more than half the width gives a negative width.
        #expect(Rect(0, 0, 10, 20).insetBy(dx: 6, dy: 0).size.width == -2)
        #expect(Rect(1, 2, -3, 4).offsetBy(dx: 10, dy: 20) == Rect(11, 22, -3, 4))
    }

    @Test func anInfiniteRectangleContainsEveryPointInItsRange() {
        let half = Rect(0, 0, .infinity, .infinity)
        #expect(half.contains(Point(1e300, 0)))
        #expect(!half.contains(Point(-1, 0)))
        #expect(half.intersection(Rect(-5, -5, 10, 10)) == Rect(0, 0, 5, 5))
        #expect(half.union(Rect(5, 5, 1, 1)) == half)
        #expect(!half.isFinite && !half.isEmpty)
    }

    @Test func aSizeThatIsNotANumberIsEmpty() {
        for rect in [Rect(0, 0, .nan, 1), Rect(0, 0, 1, .nan)] {
            #expect(rect.isEmpty)
            #expect(!rect.isFinite)
            #expect(!rect.contains(Point(0, 0)))
        }
    }
}
