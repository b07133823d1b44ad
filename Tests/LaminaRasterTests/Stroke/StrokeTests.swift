import LaminaPrimitives
import LaminaRaster
import Testing

private let clip = PixelRect(-20, -20, 140, 140)

private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    let outline = path.stroked(style, tolerance: 1.0 / 64)
    return Coverage(filling: outline, clippedTo: clip).area
}

private func line(_ points: Point...) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
}

@Test func aRectanglesStrokeHasTheAreaThatCoreAnimationMeasures() {
    var path = Path()
    path.addRect(Rect(10, 10, 40, 30))
    #expect(area(path, StrokeStyle(width: 4)) == 560)
    #expect(area(path.trimmed(from: 0, to: 0.5), StrokeStyle(width: 4)) == 280)
}

@Test func capsAddTheirAreas() {
    let path = line(Point(10, 50), Point(60, 50))
    #expect(area(path, StrokeStyle(width: 10)) == 500)
    #expect(area(path, StrokeStyle(width: 10, cap: .square)) == 600)
    #expect(abs(area(path, StrokeStyle(width: 10, cap: .round)) - 500 - .pi * 25) < 1)
}

@Test func aMiterBecomesABevelAtTheLimit() {
    // The mitre of a right angle is √2 line widths long.
    let corner = line(Point(10, 10), Point(60, 10), Point(60, 60))
    let bevel = area(corner, StrokeStyle(width: 10, join: .bevel))
    #expect(abs(area(corner, StrokeStyle(width: 10, miterLimit: 1.42)) - bevel - 12.5) < 0.1)
    #expect(area(corner, StrokeStyle(width: 10, miterLimit: 1.41)) == bevel)
}

@Test func subpathsWithoutLengthAreDots() {
    for path in [line(Point(50, 50), Point(50, 50)), closed(line(Point(50, 50)))] {
        #expect(area(path, StrokeStyle(width: 10)) == 0)
        #expect(area(path, StrokeStyle(width: 10, cap: .square)) == 100)
        #expect(abs(area(path, StrokeStyle(width: 10, cap: .round)) - .pi * 25) < 1)
    }
    #expect(area(line(Point(50, 50)), StrokeStyle(width: 10, cap: .round)) == 0)
}

private func closed(_ path: Path) -> Path {
    var path = path
    path.close()
    return path
}

@Test func aReversalKeepsTheStrokeWidth() {
    let there = line(Point(10, 50), Point(60, 50), Point(20, 50))
    #expect(abs(area(there, StrokeStyle(width: 10)) - 500) < 0.1)
    #expect(abs(area(there, StrokeStyle(width: 10, join: .round)) - 500 - .pi * 12.5) < 1)
}

@Test func bendsTighterThanTheStrokeHaveNoHoles() {
    var path = Path()
    path.addEllipse(in: Rect(50, 50, 20, 20))
    #expect(abs(area(path, StrokeStyle(width: 30)) - .pi * 25 * 25) < 6)
    var cusp = Path()
    cusp.move(to: Point(20, 20))
    cusp.addCubic(to: Point(80, 20), control1: Point(80, 80), control2: Point(20, 80))
    let style = StrokeStyle(width: 20)
    let outline = cusp.stroked(style, tolerance: 1.0 / 64)
    for segment in cusp.segments {
        for step in 1..<40 { #expect(outline.contains(segment.point(at: Double(step) / 40))) }
    }
}

@Test func aStrokedCurveFollowsItsSegment() {
    let ends = [Point(3, 4), Point(80, -90), Point(10, 70), Point(-30, 2)]
    let segments: [PathSegment] = [
        .quad(ends[0], ends[1], ends[2]), .cubic(ends[0], ends[1], ends[2], ends[3]), .cubic(ends[0], ends[0], ends[2], ends[2]),
        .cubic(ends[0], ends[0], ends[0], ends[0]), .line(Point(0, 0), Point(8, 4)),
    ]
    for segment in segments {
        let curve = StrokedCurve(segment)
        for step in 0...16 {
            let t = Double(step) / 16
            #expect(curve.point(at: t) == segment.point(at: t))
            #expect(curve.tangent(at: t) == segment.tangent(at: t))
        }
    }
}

@Test func invalidStylesAndPathsGiveAnEmptyStroke() {
    let path = line(Point(10, 50), Point(60, 50))
    for width in [0, -1, .nan, .infinity] { #expect(path.stroked(StrokeStyle(width: width), tolerance: 0.1).isEmpty) }
    #expect(line(Point(.nan, 0), Point(5, 5)).stroked(StrokeStyle(width: 2), tolerance: 0.1).isEmpty)
    #expect(area(line(Point(10, 50), Point(20, 50), Point(.infinity, 50)), StrokeStyle(width: 2)) == 20)
    for far in [1e30, 1e99] {
        let outline = line(Point(-far, 50), Point(far, 50)).stroked(StrokeStyle(width: 10), tolerance: 0.1)
        #expect(Coverage(filling: outline, clippedTo: clip).isWellFormed)
    }
}

// MARK: Dashes

private func lengths(_ path: Path) -> [Double] {
    path.subpaths.map { subpath in subpath.segments.reduce(0) { $0 + ArcLength($1).total } }
}

@Test func dashesFollowThePatternAndThePhase() {
    let path = line(Point(0, 0), Point(10, 0))
    func ends(_ pattern: [Double], _ phase: Double) -> [Double] {
        path.dashed(pattern, phase: phase).points.map { ($0.x * 1e9).rounded() / 1e9 }
    }
    #expect(ends([3, 1], 0) == [0, 3, 4, 7, 8, 10])
    #expect(ends([3, 1], 1) == [0, 2, 3, 6, 7, 10])
    #expect(ends([3, 1], -1) == [1, 4, 5, 8, 9, 10])
    #expect(ends([3], 0) == [0, 3, 6, 9])
    #expect(ends([3], 3) == [3, 6, 9, 10])
}

@Test func everySubpathRestartsThePattern() {
    var path = line(Point(0, 0), Point(5, 0))
    path.append(line(Point(0, 10), Point(5, 10)))
    #expect(lengths(path.dashed([4, 4], phase: 0)) == [4, 4])
}

@Test func theEndsOfAClosedSubpathAreJoined() {
    var path = Path()
    path.addRect(Rect(0, 0, 10, 10))
    let dashes = path.dashed([5, 3], phase: 2)
    #expect(dashes.subpaths.count == 5)
    #expect(lengths(dashes).max() == 5)
    #expect(dashes.subpaths[0].start == Point(0, 2))
    #expect(dashes.subpaths[0].segments.count == 2)
}

@Test func invalidPatternsLeaveThePathSolid() {
    let path = line(Point(0, 0), Point(10, 0))
    for pattern in [[], [0, 0], [-1, 3], [.nan, 1], [.infinity]] as [[Double]] { #expect(path.dashed(pattern, phase: 0) == path) }
    #expect(path.dashed([1e-9, 1e-9], phase: 0) == path)
    #expect(path.dashed([3, 1], phase: .nan) == path)
}

@Test(arguments: [0.0, 3.5, -4], [1e3, 1e6, 1e12])
func visibleDashesOfALongLineAreThoseOfTheWholeLine(phase: Double, length: Double) throws {
    let path = line(Point(-length, 50), Point(length, 50))
    let visible = Rect(0, 0, 100, 100)
    let dashes = path.dashed([3, 5], phase: phase, visible: visible)
    #expect(dashes.subpaths.count < 20)
    // A start that is closer by whole dash cycles must give the same dashes.
    let near = line(Point(-800, 50), Point(100, 50)).dashed([3, 5], phase: phase)
    func covered(_ path: Path) -> [Bool] {
        stride(from: 0.25, to: 100, by: 0.5).map { x in path.subpaths.contains { $0.start.x <= x && x <= $0.segments[0].end.x } }
    }
    #expect(length.truncatingRemainder(dividingBy: 8) != 0 || covered(dashes) == covered(near))
}

@Test func aLongClosedPathHasTheDashesOfItsVisibleCorner() {
    var path = Path()
    path.addRect(Rect(0, 0, 1e9, 1e9))
    let dashes = path.dashed([4, 4], phase: 2, visible: Rect(-10, -10, 100, 100))
    #expect((20...60).contains(dashes.subpaths.count))
    #expect(dashes.points.allSatisfy { $0.x <= 1e9 && $0.y <= 1e9 })
}

@Test(arguments: [1e308, -1e308, .leastNonzeroMagnitude, 1e30])
func dashingTerminatesForPatternsOfAnySize(number: Double) {
    var path = Path()
    path.addEllipse(in: Rect(0, 0, 100, 100))
    for pattern in [[abs(number), 1], [0, abs(number)], [abs(number)]] as [[Double]] {
        for phase in [0, 3, number] { _ = path.dashed(pattern, phase: phase) }
    }
}

@Test func aDashWithoutLengthIsADot() {
    var style = StrokeStyle(width: 4, cap: .round)
    style.dashes = [0, 10]
    #expect(abs(area(line(Point(0, 50), Point(95, 50)), style) - 10 * .pi * 4) < 2)
}

@Test func dashesOnCurvesHaveTheirLengths() {
    var path = Path()
    path.addEllipse(in: Rect(0, 0, 100, 60))
    for length in lengths(path.dashed([7, 2], phase: 0)).dropFirst().dropLast() { #expect(abs(length - 7) < 1e-3) }
}

@Test(arguments: 0..<40)
func aStrokeOfOneCurveHasABoundedNumberOfPoints(seed: Int) {
    var random = LinearRandom(seed: seed + 1)
    func number() -> Double { random.double(-1, 1) * Numerics.pow(10, random.double(-20, 40)) }
    for _ in 0..<25 {
        var path = Path()
        path.move(to: Point(number(), number()))
        path.addCubic(to: Point(number(), number()), control1: Point(number(), number()), control2: Point(number(), number()))
        let style = StrokeStyle(width: abs(number()), join: .round)
        let outline = path.stroked(style, tolerance: 1.0 / 256)
        // An upper bound for both edges: 4,096 flattening steps, a turning of 8π in steps of 0.001 radian, and the caps.
        #expect(outline.elements.reduce(0) { count, _ in count + 1 } < 200_000, "\(path) \(style)")
    }
}

/// Returns a line with a right angle at each of its points.
private func zigzag(_ count: Int) -> Path {
    var path = Path()
    path.move(to: Point(0, 0))
    for index in 1..<count { path.addLine(to: Point(Double(index / 2), Double((index + 1) / 2))) }
    return path
}

@Test func aPathOfTooManyPointsIsNotStroked() {
    let style = StrokeStyle(width: 1)
    #expect(!zigzag(Path.mostStrokedPoints).stroked(style, tolerance: 1).isEmpty)
    #expect(zigzag(Path.mostStrokedPoints + 1).stroked(style, tolerance: 1).isEmpty)
}

@Test func theRoundJoinsOfManyCornersHaveABoundedNumberOfPoints() {
    // Each of these arcs would have some 800 points if it stood alone.
    let outline = zigzag(100_000).stroked(StrokeStyle(width: 20_000, join: .round), tolerance: 1.0 / 32)
    #expect(outline.points.count < 5_000_000)
}
