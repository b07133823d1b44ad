import LaminaPrimitives
import Testing

@Suite struct RoundedRectTests {
    private func samples(_ path: Path) -> [Point] {
        path.segments.flatMap { segment in (0...200).map { segment.point(at: Double($0) / 200) } }
    }

    @Test(arguments: [(10.0, 10.0), (-3, 0), (0, 0), (.nan, 0), (25, 20), (.infinity, 20)])
    func theRadiusIsAtMostHalfOfTheShorterSide(radius: Double, used: Double) {
        let rect = RoundedRect(Rect(0, 0, 100, 40), radius: radius)
        #expect(rect.usedRadius == used)
        #expect(rect.isPlain == (used == 0))
        #expect(RoundedRect(Rect(0, 0, 100, 40), radius: radius, corners: []).isPlain)
    }

    @Test func roundCornersAreQuarterCirclesWithinTheStatedError() {
        let (rect, radius) = (Rect(10, 20, 100, 60), 25.0)
        let inner = rect.insetBy(dx: radius, dy: radius)
        for point in samples(RoundedRect(rect, radius: radius).path) {
            // The outline is one radius away from the rectangle that connects the corners' centres.
            let nearest = Point(max(inner.minX, min(inner.maxX, point.x)), max(inner.minY, min(inner.maxY, point.y)))
            #expect(abs((point - nearest).length - radius) <= 0.0003 * radius)
        }
    }

    @Test(arguments: 0..<16)
    func onlyTheChosenCornersAreCutOff(bits: Int) {
        let corners = RoundedRect.Corners(rawValue: UInt8(bits))
        let rect = Rect(0, 0, 40, 60)
        for isContinuous in [false, true] {
            let path = RoundedRect(rect, radius: 12, corners: corners, isContinuous: isContinuous).path
            let probes: [(RoundedRect.Corners, Point)] = [
                (.minXMinY, Point(1, 1)), (.maxXMinY, Point(39, 1)), (.minXMaxY, Point(1, 59)), (.maxXMaxY, Point(39, 59)),
            ]
            for (corner, probe) in probes { #expect(path.contains(probe) == !corners.contains(corner)) }
            #expect(path.contains(rect.center))
            #expect(path.bounds == rect)
        }
    }

    @Test func aContinuousCornerBeginsEarlierAndAgreesHalfWayRound() {
        let rect = Rect(0, 0, 200, 200)
        let smooth = RoundedRect(rect, radius: 40, isContinuous: true).path
        #expect(abs(smooth.points[0].x - 1.528665 * 40) < 1e-9)
        #expect(samples(smooth).allSatisfy { $0.x >= -1e-9 && $0.x <= 200 + 1e-9 && $0.y >= -1e-9 && $0.y <= 200 + 1e-9 })
        // At 45° both corner shapes agree within a hundredth of the radius.
        let diagonal = samples(smooth).min { abs($0.x - $0.y) + $0.x < abs($1.x - $1.y) + $1.x }
        #expect(diagonal.map { abs(($0 - Point(40, 40)).length - 40) < 0.4 } ?? false)
    }

    @Test func theCurvesOfAContinuousCornerMeetWithinThreeDegrees() {
        let segments = RoundedRect(Rect(0, 0, 200, 120), radius: 20, isContinuous: true).path.segments.filter { $0.controlSize > 0 }
        for (before, after) in zip(segments, segments.dropFirst()) {
            guard let incoming = before.tangent(at: 1), let outgoing = after.tangent(at: 0) else { continue }
            #expect(abs(incoming.cross(outgoing)) < 0.0523 && incoming.dot(outgoing) > 0)
        }
    }

    @Test func shapesRunClockwiseOnScreen() {
        for path in [RoundedRect(Rect(0, 0, 10, 10), radius: 3).path, RoundedRect(Rect(0, 0, 10, 10)).path] {
            let points = path.flattened(tolerance: 0.01).points
            let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
            #expect(area > 90)
        }
    }

    @Test(arguments: [Rect(0, 0, 200, 100), Rect(-50, 30, 7, 300), Rect(40, 40, -30, -20)])
    func ellipsePointsLieOnTheEllipseWithinTheErrorOfFourCubics(rect: Rect) {
        var path = Path()
        path.addEllipse(in: rect)
        for point in samples(path) {
            let offset = point - rect.center
            let radius = Point(offset.x / (rect.width / 2), offset.y / (rect.height / 2)).length
            #expect(radius >= 1 - 1e-9 && radius <= 1 + 0.000273)
        }
        #expect(path.points.first == Point(rect.maxX, rect.midY))
        #expect(path.subpaths.map(\.isClosed) == [true])
    }

    @Test(arguments: [(300.0, 300.0), (20, 0), (-5, 20), (.nan, 5)])
    func cornersOfAnyRadiusStayInsideTheRectangle(width: Double, height: Double) {
        var path = Path()
        path.addRoundedRect(Rect(10, 10, 80, 40), cornerWidth: width, cornerHeight: height)
        #expect(path.bounds == Rect(10, 10, 80, 40))
        #expect(path.points.allSatisfy { $0.isFinite })
    }
}
