import LaminaPrimitives
import TestRandom
import Testing

@Suite struct RegionLimitTests {
    private let square = Path(RoundedRect(Rect(0, 0, 10, 10)))

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e101, .greatestFiniteMagnitude])
    func aCoordinateOutOfRangeEndsItsPath(value: Double) {
        for bad in [Point(value, 5), Point(5, value)] {
            var path = square
            path.addLine(to: Point(20, 20))
            path.addQuad(to: Point(20, 0), control: bad)
            path.addLine(to: Point(1000, 1000))
            for operation in RegionOperation.allCases {
                let bounds = path.combined(operation, with: square, rule: .nonZero)?.bounds
                #expect(bounds.map { $0.maxX <= 20 && $0.maxY <= 20 } ?? true)
            }
            #expect(path.lines(of: square, rule: .nonZero, isInside: false)?.points.allSatisfy { $0.isFinite } == true)
            #expect(path.components(rule: .evenOdd)?.count == 1)
        }
    }

    // Powers of two scale coordinates without rounding.
    @Test(arguments: [0x1p-300, 0x1p-30, 0x1p30, 0x1p300])
    func theScaleOfThePathsDoesNotMatter(scale: Double) throws {
        let (a, b) = (square.mapped(by: .scale(scale, scale)), square.mapped(by: .translation(5, 5).followed(by: .scale(scale, scale))))
        let union = try #require(a.combined(.union, with: b, rule: .nonZero))
        #expect(union.verbs.count == 9)
        #expect(union.points == [0, 10, 10, 15, 15, 5, 5, 0].enumerated().map { Point($1 * scale, [0, 0, 5, 5, 15, 15, 10, 10][$0] * scale) })
    }

    /// Long slivers, whose edges coincide once their crossings are rounded.
    @Test func sliversHaveComponents() throws {
        let points = [
            (13.39254507165214, -17.845937999722448), (14034.913035608477, 61.162677731290756), (5.196229736364046, -2.031632381941952),
            (83.92856160938308, 76.1227070060975), (93.75718383442266, 69.01679513902404), (93.75727358530833, 69.01673025079567),
            (93.75735202780855, 69.01667353832057), (93.75740778055473, 69.01663323011749), (93.75733833824609, 69.01668343562073),
            (93.75725745281379, 69.01674191429049), (93.75716511463372, 69.01680867308481),
        ]
        var path = Path()
        path.move(to: Point(points[0].0, points[0].1))
        for point in points.dropFirst() { path.addLine(to: Point(point.0, point.1)) }
        let components = try #require(path.components(rule: .nonZero))
        #expect(components.contains { $0.bounds?.width ?? 0 > 10_000 })
    }

    @Test func pathsWithoutAnInsideAreEmptyRegions() throws {
        var line = Path()
        line.move(to: Point(1, 1))
        line.addLine(to: Point(9, 9))
        line.addLine(to: Point(1, 1))
        line.close()
        var dot = Path()
        dot.move(to: Point(3, 3))
        for path in [line, dot, Path()] {
            #expect(path.combined(.union, with: Path(), rule: .nonZero)?.isEmpty == true)
            #expect(square.combined(.difference, with: path, rule: .evenOdd) == square)
        }
    }

    @Test func aLineWithACurveRunningBackOnItHasNoInside() throws {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addQuad(to: Point(10, 0), control: Point(5, 0))
        path.addCubic(to: Point(0, 0), control1: Point(14, 0), control2: Point(-3, 0))
        path.close()
        #expect(path.combined(.union, with: Path(), rule: .nonZero)?.bounds.map { $0.height < 1e-6 } ?? true)
    }

    /// Two rings of 50,000 sides each, which cross thousands of times, take 0.4 s in a release build.
    @Test(.timeLimit(.minutes(2)))
    func aHundredThousandSegmentsAreCombined() throws {
        var random = Random(seed: 7)
        func ring(_ center: Point) -> Path {
            var path = Path()
            path.addPolygon(
                (0..<50_000).map { index in
                    let (sine, cosine) = Numerics.sinAndCos(Double(index) / 50_000 * 2 * .pi)
                    return center + Point(cosine, sine) * random.number(300...310)
                })
            return path
        }
        let (a, b) = (ring(Point(400, 400)), ring(Point(500, 420)))
        let union = try #require(a.combined(.union, with: b, rule: .nonZero))
        let common = try #require(a.combined(.intersection, with: b, rule: .nonZero))
        // Inclusion and exclusion: the areas of union and intersection add up to the areas of the operands.
        #expect(abs(union.signedArea + common.signedArea - a.signedArea - b.signedArea) < 1e-3)
    }

    /// A chord of a square crosses a fifth of all others, so 100,000 of them have 10⁹ crossings.
    @Test(.timeLimit(.minutes(2)))
    func tooManyCrossingsAreRefusedInBoundedTime() {
        var random = Random(seed: 8)
        var star = Path()
        star.addPolygon((0..<100_000).map { _ in Point(random.number(0...1000), random.number(0...1000)) })
        #expect(star.combined(.union, with: Path(), rule: .nonZero) == nil)
        #expect(star.components(rule: .nonZero) == nil)
        #expect(star.overlaps(square, rule: .evenOdd) == nil)
        #expect(star.lines(of: square, rule: .evenOdd, isInside: true) == nil)
    }
}

extension Path {
    /// Creates the outline of a rounded rectangle.
    fileprivate init(_ shape: RoundedRect) { self = shape.path }

    /// The area of closed polygons, counterclockwise ones positive where y points up.
    fileprivate var signedArea: Double {
        segments.reduce(0) { $0 + $1.start.cross($1.end) / 2 }
    }
}
