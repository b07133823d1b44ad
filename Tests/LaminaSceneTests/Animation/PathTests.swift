import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct PathTests {
    private func path(_ points: Point...) -> Path {
        var path = Path()
        path.move(to: points[0])
        for point in points.dropFirst() { path.addLine(to: point) }
        return path
    }

    private var corner: Path { path(.zero, Point(10, 0), Point(10, 90)) }

    private func point(_ animation: Animation, at time: Double) -> Point { show(animation, on: Point(-1, -1), at: time) }

    private func expectPoint(_ animation: Animation, at time: Double, _ x: Double, _ y: Double) {
        #expect(difference(point(animation, at: time), Point(x, y)) < 1e-9)
    }

    @Test func everySegmentTakesTheSameTime() {
        expectPoint(.path(corner), at: 0.25, 5, 0)
        expectPoint(.path(corner) { $0.keyTimes = [0, 0.8, 1] }, at: 0.25, 3.125, 0)
        expectPoint(.path(corner) { $0.keyTimes = [0, 0.2] }, at: 0.25, 5, 0)
        expectPoint(.path(corner, .discrete), at: 0.75, 10, 0)
    }

    @Test func aTimingFunctionBeyondTheEndsFollowsTheFirstOrLastSegmentByItsParameter() {
        let early = TimingFunction(0.5, -0.5, 0.2, 1)
        var curve = Path()
        curve.move(to: Point(510, 100))
        curve.addCubic(to: Point(510, 900), control1: Point(241.8, 338.9), control2: Point(241.8, 605.6))
        let alongCurve = point(Animation.path(curve).with { $0.timingFunction = early }, at: 0.25)
        #expect(difference(alongCurve, Point(561.5, 57)) < 0.5)
        let alongLine = point(Animation.path(path(Point(0, 100), Point(0, 900))).with { $0.timingFunction = early }, at: 0.25)
        #expect(difference(alongLine, Point(0, 51.6)) < 0.2)
        let late = TimingFunction(0.5, 0, 0.5, 2)
        let beyond = Animation.path(corner).with { $0.timingFunction = late }
        let progress = late(0.7)
        #expect(progress > 1)
        expectPoint(beyond, at: 0.7, 10, 90 * (progress * 2 - 1))
        expectPoint(.path(corner) { $0.timingFunctions = [late, late] }, at: 0.35, 10 * progress, 0)
        expectPoint(Animation.path(corner, .discrete).with { $0.timingFunction = early }, at: 0.1, 0, 0)
    }

    @Test func pacedPathsMoveAtConstantSpeed() {
        expectPoint(.path(corner, .paced), at: 0.5, 10, 40)
        var arch = Path()
        arch.move(to: .zero)
        arch.addCubic(to: Point(100, 0), control1: Point(0, 100), control2: Point(100, 100))
        var previous = point(.path(arch, .paced), at: 0)
        let steps = (1...50).map { step in
            let next = point(.path(arch, .paced), at: Double(step) / 50)
            defer { previous = next }
            return (next - previous).length
        }
        #expect((steps.max() ?? 0) - (steps.min() ?? 0) < 0.02)
    }

    @Test func timeAlongACurveIsItsParameter() {
        var arch = Path()
        arch.move(to: .zero)
        arch.addCubic(to: Point(100, 0), control1: Point(0, 100), control2: Point(100, 100))
        expectPoint(.path(arch), at: 0.25, 15.625, 56.25)
        var quad = Path()
        quad.move(to: .zero)
        quad.addQuad(to: Point(100, 0), control: Point(50, 100))
        expectPoint(.path(quad), at: 0.5, 50, 50)
    }

    @Test func gapsTakeNoTimeButClosingLinesDo() {
        var gap = path(.zero, Point(10, 0))
        gap.move(to: Point(100, 100))
        gap.addLine(to: Point(100, 110))
        expectPoint(.path(gap), at: 0.25, 5, 0)
        expectPoint(.path(gap), at: 0.5, 100, 100)
        expectPoint(.path(gap, .paced), at: 0.25, 5, 0)
        var triangle = path(.zero, Point(10, 0), Point(0, 10))
        triangle.close()
        expectPoint(.path(triangle), at: 5.0 / 6, 0, 5)
        triangle = path(.zero, Point(10, 0), .zero)
        triangle.close()
        expectPoint(.path(triangle), at: 0.5, 10, 0)
    }

    @Test func aClosingLineWithoutAKeyTimeTakesNoTime() {
        var open = corner
        open.close()
        let closed = Animation.path(open) { $0.keyTimes = [0, 0.8, 1] }
        expectPoint(closed, at: 0.4, 5, 0)
        expectPoint(closed, at: 0.9, 10, 45)
        expectPoint(closed, at: 1, 10, 90)
        let timed = Animation.path(open) { $0.keyTimes = [0, 0.2, 0.5, 1] }
        expectPoint(timed, at: 0.75, 5, 45)
        expectPoint(timed, at: 1, 0, 0)
        let early = Animation.path(open) { $0.keyTimes = [0.2, 0.4, 0.8] }
        expectPoint(early, at: 0.1, 0, 0)
        expectPoint(early, at: 0.9, 10, 90)
        var endingElsewhere = Animation.path(open) { $0.keyTimes = [0, 0.8, 1] }
        endingElsewhere = endingElsewhere.with { ($0.isCumulative, $0.timing.repeatCount) = (true, 2) }
        expectPoint(endingElsewhere, at: 1.4, 15, 90)
    }

    /// Returns the angle by which the path rotates the layer, in radians.
    private func shownAngle(of leaf: AnimationLeaf, at time: Double) -> Double? {
        leaf.times.phase(at: time).flatMap { PathRotation(leaf.animation)?.angle(in: $0) }
    }

    @Test(arguments: [("auto", 0.0, 0.0), ("auto", 0.75, .pi / 2), ("autoReverse", 0.25, .pi)])
    func aLayerRotatesWithItsPath(mode: String, time: Double, angle: Double) throws {
        let leaf = try #require(Animation.path(corner) { $0.rotationMode = mode }.leaves().first)
        let rotation = try #require(shownAngle(of: leaf, at: time))
        #expect(abs(rotation - angle) < 1e-12)
    }

    @Test func withoutARotationModeTheLayerDoesNotRotate() throws {
        for mode in [nil, "nonsense"] {
            let leaf = try #require(Animation.path(corner) { $0.rotationMode = mode }.leaves().first)
            #expect(shownAngle(of: leaf, at: 0.5) == nil)
        }
    }

    @Test func aCurveWithZeroSpeedAtItsStartStillHasADirection() throws {
        var path = Path()
        path.move(to: .zero)
        path.addCubic(to: Point(10, 10), control1: .zero, control2: Point(0, 10))
        let leaf = try #require(Animation.path(path) { $0.rotationMode = "auto" }.leaves().first)
        let rotation = try #require(shownAngle(of: leaf, at: 0))
        #expect(abs(rotation - .pi / 2) < 1e-12)
    }

    @Test func pathsAreAddedAndCumulated() {
        let line = Animation.path(path(.zero, Point(10, 20)))
        #expect(show(line.with { $0.isAdditive = true }, on: Point(50, 60)) == Point(55, 70))
        let cumulative = line.with { ($0.isCumulative, $0.timing.repeatCount) = (true, 3) }
        #expect(difference(show(cumulative, on: Point.zero, at: 1.5), Point(15, 30)) < 1e-12)
    }

    @Test func aPathAnimatesATranslationButNotANumber() {
        #expect(show(.path(path(.zero, Point(10, 20))), on: Size.zero) == Size(5, 10))
        #expect(show(.path(corner), on: 3.0) == 3)
        #expect(show(.path(Path()), on: Point(3, 3)) == Point(3, 3))
    }
}
