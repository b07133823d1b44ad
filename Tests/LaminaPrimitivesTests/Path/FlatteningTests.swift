import LaminaPrimitives
import Testing

@Suite struct FlatteningTests {
    private static let curves: [PathSegment] = [
        .cubic(Point(0, 0), Point(50, 120), Point(-80, 40), Point(60, 10)), .cubic(Point(0, 0), Point(100, 100), Point(0, 100), Point(100, 0)),
        .cubic(Point(0, 0), Point(0, 0), Point(100, 0), Point(100, 50)), .quad(Point(3, 4), Point(80, -90), Point(10, 70)),
        .quad(Point(0, 0), Point(100, 0), Point(20, 0)),
    ]

    private func path(_ segment: PathSegment) -> Path {
        var path = Path()
        path.move(to: segment.start)
        path.add(segment)
        return path
    }

    private func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
        let chord = b - a
        let fraction = chord.dot(chord) > 0 ? max(0, min(1, (point - a).dot(chord) / chord.dot(chord))) : 0
        return (a + chord * fraction - point).length
    }

    /// Each line replaces an equal interval of the curve's parameter; dense samples of that interval are compared with the line.
    @Test(arguments: curves.indices, [1.0, 0.1, 0.01])
    func noPartOfTheCurveIsFartherFromItsLineThanTheTolerance(index: Int, tolerance: Double) {
        let curve = Self.curves[index]
        let points = path(curve).flattened(tolerance: tolerance).points
        let count = points.count - 1
        for step in 0..<count {
            for sample in 0...20 {
                let place = curve.point(at: (Double(step) + Double(sample) / 20) / Double(count))
                #expect(distance(place, points[step], points[step + 1]) <= tolerance * (1 + 1e-9))
            }
        }
        #expect(points.first == curve.start && points.last == curve.end)
    }

    @Test(arguments: curves.indices)
    func theNumberOfLinesGrowsWithTheRootOfTheTolerance(index: Int) {
        let counts = [1.0, 0.01].map { path(Self.curves[index]).flattened(tolerance: $0).points.count - 1 }
        #expect(abs(Double(counts[1]) / Double(counts[0]) - 10) <= 2)
    }

    @Test func theFlattenedAreaIsCloserThanThatOfPlainChords() {
        // The area between a parabola and its chord is two thirds of the surrounding box: 4000.
        var arch = Path()
        arch.move(to: Point(0, 0))
        arch.addQuad(to: Point(100, 0), control: Point(50, 120))
        let points = arch.flattened(tolerance: 1).points
        let area = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
        #expect(points.count < 10)
        // Eight chords between points on the curve would lose 4000 / 8² = 62.5 of the area; these lines lose area only near both ends.
        #expect(abs(abs(area) - 4000) < 10)
    }

    @Test func linesStayLinesAndAStraightCurveBecomesOneLine() {
        var path = Path()
        path.addRect(Rect(0, 0, 10, 10))
        #expect(path.flattened(tolerance: 0.1) == path)
        var straight = Path()
        straight.move(to: Point(0, 0))
        straight.addCubic(to: Point(9, 3), control1: Point(3, 1), control2: Point(6, 2))
        #expect(straight.flattened(tolerance: 0.1).points == [Point(0, 0), Point(9, 3)])
    }

    @Test func theToleranceIsMeasuredAfterTheMap() {
        let curve = path(Self.curves[0])
        let map = AffineTransform.scale(100, 100)
        #expect(curve.flattened(mappedBy: map, tolerance: 1).points.count == curve.flattened(tolerance: 0.01).points.count)
    }

    @Test(arguments: [0, -1, Double.nan])
    func aNonPositiveToleranceUsesTheMaximumNumberOfLines(tolerance: Double) {
        #expect(path(Self.curves[0]).flattened(tolerance: tolerance).points.count == Flattening.mostSteps + 1)
    }

    @Test func aNonFinitePointEndsThePath() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addLine(to: Point(1, 1))
        path.addQuad(to: Point(5, 5), control: Point(.infinity, 0))
        path.addLine(to: Point(9, 9))
        #expect(path.flattened(tolerance: 0.1).points == [Point(0, 0), Point(1, 1)])
        #expect(!Flattening.accepts(Point(.nan, 0)))
        #expect(!Flattening.accepts(Point(0, -2e100)))
        #expect(Flattening.accepts(Point(1e100, -1e100)))
    }

    @Test func curvesOutsideTheVisibleRectangleBecomeOneLine() {
        var lines = Polylines()
        lines.append(path(Self.curves[0]), tolerance: 0.01, visible: Rect(500, 500, 10, 10))
        #expect(lines.points == [Self.curves[0].start, Self.curves[0].end])
        lines.removeAll()
        #expect(lines.points.isEmpty && lines.subpaths.isEmpty && lines.bounds == nil)
        lines.append(path(Self.curves[0]), tolerance: 0.01, visible: Rect(10, 10, 1, 1))
        #expect(lines.points.count > 50)
    }

    @Test func subpathsAndQuadrilateralsKeepTheirPoints() {
        var path = Path()
        path.addRect(Rect(0, 0, 1, 1))
        path.move(to: Point(5, 5))
        path.addLine(to: Point(6, 7))
        var lines = Polylines(path, tolerance: 0.1)
        lines.append(quad: [Point(0, 0), Point(9, 0), Point(9, 9), Point(0, 9)])
        lines.append(quad: [Point(0, 0), Point(.nan, 0), Point(9, 9), Point(0, 9)])
        #expect(lines.subpaths.map { [$0.first, $0.end] } == [[0, 4], [4, 6], [6, 10]])
        #expect(lines.subpaths.map(\.isClosed) == [true, false, true])
        #expect(lines.bounds == Rect(0, 0, 9, 9))
    }
}
