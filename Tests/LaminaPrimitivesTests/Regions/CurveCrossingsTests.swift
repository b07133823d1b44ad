import Testing

@testable import LaminaPrimitives

@Suite struct CurveCrossingsTests {
    private func crossings(_ a: PathSegment, _ b: PathSegment) -> [(Point, Point)] {
        var finder = CurveCrossings(tolerance: 1e-9)
        return finder.find(a, b).map { (a.point(at: $0.0), b.point(at: $0.1)) }
    }

    @Test func aLineCrossesACurveThreeTimes() {
        // The curve turns into itself around its middle, (15, 0), and begins below the axis, above which it rises first.
        let curve = PathSegment.cubic(Point(0, -3), Point(10, 13), Point(20, -13), Point(30, 3))
        let found = crossings(curve, .line(Point(-5, 0), Point(40, 0))).map(\.0)
        for point in found { #expect(abs(point.y) < 1e-8) }
        let places = found.map(\.x).sorted().reduce(into: [Double]()) { list, x in if list.last.map({ x - $0 > 1e-6 }) ?? true { list.append(x) } }
        #expect(places.count == 3)
        #expect(abs(places[1] - 15) < 1e-8 && abs(places[0] + places[2] - 30) < 1e-7)
    }

    @Test func bothPointsOfACrossingAreTheSame() {
        let a = PathSegment.quad(Point(0, 0), Point(50, 100), Point(100, 0))
        let b = PathSegment.cubic(Point(0, 40), Point(40, -50), Point(60, 150), Point(100, 10))
        let found = crossings(a, b)
        #expect(found.count >= 2)
        for (first, second) in found { #expect((first - second).length < 1e-9) }
    }

    @Test func curvesThatOnlyComeNearDoNotCross() {
        let arch = PathSegment.quad(Point(0, 0), Point(50, 100), Point(100, 0))
        #expect(crossings(arch, .line(Point(-10, 50.001), Point(110, 50.001))).isEmpty)
        #expect(!crossings(arch, .line(Point(-10, 49.999), Point(110, 49.999))).isEmpty)
        #expect(crossings(arch, .line(Point(101, -5), Point(120, 90))).isEmpty)
    }

    /// Curves that run together would have a crossing in each of their parts.
    @Test func curvesThatRunTogetherAreGivenUpAfterABoundedNumberOfParts() {
        let a = PathSegment.cubic(Point(0, 0), Point(300, 900), Point(600, -900), Point(1000, 0))
        let b = PathSegment.cubic(Point(0, 1e-10), Point(300, 900), Point(600, -900), Point(1000, -1e-10))
        #expect(crossings(a, b).count <= 20_000)
    }
}
