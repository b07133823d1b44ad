import LaminaPrimitives
import Testing

private func isClose(_ a: Point?, _ b: Point) -> Bool { a.map { ($0 - b).length < 1e-9 } ?? false }

@Test func boundsContainTheCurveAndTouchIt() throws {
    var path = Path()
    path.move(to: Point(0, 0))
    path.addCubic(to: Point(30, 0), control1: Point(-20, 40), control2: Point(50, 40))
    path.addQuad(to: Point(0, 0), control: Point(15, -40))
    let bounds = try #require(path.bounds)
    let places = path.segments.flatMap { segment in (0...10_000).map { segment.point(at: Double($0) / 10_000) } }
    let sampled = try #require(Rect(enclosing: places))
    #expect(abs(bounds.minX - sampled.minX) + abs(bounds.maxX - sampled.maxX) < 1e-5)
    #expect(abs(bounds.minY - sampled.minY) + abs(bounds.maxY - sampled.maxY) < 1e-5)
    #expect(path.controlBounds == Rect(-20, -40, 70, 80))
    #expect(Path().bounds == nil)
}

@Test func flattenedCurvesStayWithinTheTolerance() {
    let circle = RoundedRect(Rect(-100, -100, 200, 200), radius: 100).path
    for tolerance in [1.0, 0.1, 0.01] {
        let flat = circle.flattened(tolerance: tolerance)
        for (a, b) in zip(flat.points, flat.points.dropFirst()) {
            for t in [0, 0.5] {
                // The cubics themselves deviate from the circle by up to 0.0273.
                #expect(abs(a.interpolated(to: b, at: t).length - 100) <= tolerance + 0.0273)
            }
        }
    }
}

@Test func anArcJoinsTheCurrentPointWithALine() {
    var path = Path()
    path.move(to: Point(50, 50))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.verbs == [.move, .line, .cubic])
    #expect(isClose(path.points[1], Point(10, 0)))
    #expect(isClose(path.currentPoint, Point(0, 10)))
}

private let turn = 2 * Double.pi

@Test(arguments: [(false, 0, 1.5, 1.5), (true, 0, 1.5, 1.5 - turn), (false, 1.5, 0, turn - 1.5), (true, 1.5, 0, -1.5), (false, 0, 9, turn)])
func arcsTurnInTheRequestedDirection(clockwise: Bool, start: Double, end: Double, sweep: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(abs(PathMeasure(path).length - abs(sweep)) < 1e-3)
    let middle = Numerics.sinAndCos(start + sweep / 2)
    let position = PathMeasure(path).position(at: abs(sweep) / 2)?.point
    #expect(((position ?? .zero) - Point(middle.cos, middle.sin)).length < 1e-3)
}

@Test func anArcBetweenTangentsTouchesBoth() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.addArc(tangent1: Point(100, 0), tangent2: Point(100, 100), radius: 20)
    #expect(path.verbs == [.move, .line, .cubic])
    #expect(isClose(path.points[1], Point(80, 0)))
    #expect(isClose(path.currentPoint, Point(100, 20)))
    var straight = Path()
    straight.move(to: Point(0, 0))
    straight.addArc(tangent1: Point(100, 0), tangent2: Point(200, 0), radius: 20)
    #expect(straight.points == [Point(0, 0), Point(100, 0)])
}

@Test func containmentFollowsTheRule() {
    var path = Path()
    path.addEllipse(in: Rect(0, 0, 100, 60))
    path.addRect(Rect(40, 20, 20, 20))
    #expect(path.contains(Point(50, 30), rule: .nonZero))
    #expect(!path.contains(Point(50, 30), rule: .evenOdd))
    #expect(path.contains(Point(3, 30), rule: .evenOdd))
    #expect(!path.contains(Point(3, 3), rule: .nonZero))
    #expect(!Path().contains(.zero))
}

@Test func aRoundedRectangleHasEllipticalCorners() {
    var path = Path()
    path.addRoundedRect(Rect(0, 0, 100, 50), cornerWidth: 30, cornerHeight: 10)
    #expect(path.points.first == Point(100, 25))
    #expect(path.bounds == Rect(0, 0, 100, 50))
    #expect(!path.contains(Point(5, 1)))
    #expect(path.contains(Point(5, 9)))
}

@Test func replacedPointsKeepTheVerbs() {
    var path = Path()
    path.addRect(Rect(0, 0, 10, 10))
    path.move(to: Point(20, 0))
    path.addQuad(to: Point(30, 5), control: Point(25, 9))
    path.close()
    var expected = Path()
    expected.addRect(Rect(1, 2, 10, 10))
    expected.move(to: Point(21, 2))
    expected.addQuad(to: Point(31, 7), control: Point(26, 11))
    expected.close()
    #expect(path.withPoints(path.points.map { $0 + Point(1, 2) }) == expected)
}

/// The reference is the bounding box of very many points of the path.
@Test func boundsOfExtremeCurvesAreTight() throws {
    let corners = [Point(0, 0), Point(90, 10), Point(-40, 60), Point(30, 30)]
    for a in corners {
        for b in corners {
            for c in corners {
                var path = Path()
                path.move(to: a)
                path.addCubic(to: c, control1: b, control2: a + b - c)
                path.addQuad(to: a, control: b)
                let places = path.segments.flatMap { segment in (0...200).map { segment.point(at: Double($0) / 200) } }
                let (bounds, sampled) = (try #require(path.bounds), try #require(Rect(enclosing: places)))
                let excess = [sampled.minX - bounds.minX, sampled.minY - bounds.minY, bounds.maxX - sampled.maxX, bounds.maxY - sampled.maxY]
                #expect(excess.allSatisfy { $0 > -1e-9 && $0 < 0.02 })
            }
        }
    }
}
