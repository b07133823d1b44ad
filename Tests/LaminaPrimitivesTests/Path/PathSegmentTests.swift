import LaminaPrimitives
import Testing

@Suite struct PathSegmentTests {
    private static let segments: [PathSegment] = [
        .line(Point(1, 2), Point(30, -40)), .quad(Point(3, 4), Point(80, -90), Point(10, 70)),
        .cubic(Point(0, 0), Point(50, 120), Point(-80, 40), Point(60, 10)), .cubic(Point(0, 0), Point(100, 100), Point(0, 100), Point(100, 0)),
    ]
    private static let parameters = [0, 0.1, 0.25, 0.5, 0.8, 1]

    private func isClose(_ a: Point, _ b: Point, within tolerance: Double = 1e-9) -> Bool { (a - b).length < tolerance }

    @Test(arguments: segments.indices)
    func partsOfASegmentFollowTheSegment(index: Int) {
        let segment = Self.segments[index]
        for from in Self.parameters {
            for to in Self.parameters where from <= to {
                let part = segment.part(from: from, to: to)
                for t in Self.parameters { #expect(isClose(part.point(at: t), segment.point(at: from + (to - from) * t))) }
            }
        }
    }

    @Test(arguments: segments.indices)
    func splitPartsKeepBothEndsAndShareTheSplitPoint(index: Int) {
        let segment = Self.segments[index]
        for t in Self.parameters {
            let (head, tail) = segment.split(at: t)
            #expect(head.start == segment.start && tail.end == segment.end && head.end == tail.start)
            #expect(isClose(head.end, segment.point(at: t)))
        }
    }

    @Test(arguments: segments.indices)
    func theDerivativeIsTheSlopeOfASmallStep(index: Int) {
        let segment = Self.segments[index]
        for t in [0.1, 0.3, 0.5, 0.9] {
            let slope = (segment.point(at: t + 1e-6) - segment.point(at: t - 1e-6)) * 5e5
            #expect(isClose(segment.derivative(at: t), slope, within: 1e-3))
            guard let tangent = segment.tangent(at: t), segment.derivative(at: t).length > 1 else { continue }
            #expect(abs(tangent.length - 1) < 1e-12)
            #expect(tangent.dot(segment.derivative(at: t)) > 0)
        }
    }

    @Test(arguments: segments.indices)
    func theReverseFollowsTheSamePointsBackwards(index: Int) {
        let segment = Self.segments[index]
        for t in Self.parameters { #expect(isClose(segment.reversed.point(at: t), segment.point(at: 1 - t))) }
        #expect(segment.reversed.reversed == segment)
    }

    @Test func theSizeIsTheFarthestControlPoint() {
        #expect(PathSegment.line(Point(0, 0), Point(3, 4)).controlSize == 5)
        #expect(PathSegment.quad(Point(0, 0), Point(0, 9), Point(3, 4)).controlSize == 9)
        #expect(PathSegment.cubic(Point(1, 1), Point(1, 1), Point(1, 13), Point(2, 1)).controlSize == 12)
    }

    @Test func lengthsOfKnownCurvesEqualTheirFormulas() {
        // The parabola y = x² from 0 to 1.
        let parabola = PathSegment.quad(Point(0, 0), Point(0.5, 0), Point(1, 1))
        let exact = 5.0.squareRoot() / 2 + Numerics.log(2 + 5.0.squareRoot()) / 4
        #expect(abs(ArcLength(parabola).total - exact) < 1e-6)
        // A straight cubic with a constant speed.
        let straight = PathSegment.cubic(Point(0, 0), Point(30, 0), Point(60, 0), Point(90, 0))
        #expect(abs(ArcLength(straight).total - 90) < 1e-4)
        #expect(abs(ArcLength(straight).parameter(at: 30) - 1.0 / 3) < 1e-6)
        #expect(ArcLength(.line(Point(0, 0), Point(6, 8))).total == 10)
    }

    @Test func parametersAreClampedToTheSegment() {
        for segment in Self.segments {
            let length = ArcLength(segment)
            #expect(length.parameter(at: -5) == 0)
            #expect(length.parameter(at: .nan) == 0)
            #expect(length.parameter(at: length.total * 2) == 1)
            #expect(length.parameter(at: .infinity) == 1)
        }
        #expect(ArcLength(.line(Point(2, 2), Point(2, 2))).parameter(at: 0) == 0)
    }

    @Test func segmentsThatAreNotFiniteHaveNoLengthInAPath() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addLine(to: Point(10, 0))
        path.addLine(to: Point(.infinity, 0))
        path.addLine(to: Point(10, 10))
        path.addLine(to: Point(10, 30))
        let measure = PathMeasure(path)
        #expect(measure.length == 30)
        #expect(measure.segmentLengths == [10, 0, 0, 20])
        #expect(measure.position(at: 5)?.point == Point(5, 0))
        #expect(measure.position(at: 25)?.point == Point(10, 25))
    }
}
