import LaminaPrimitives
import Testing

private func square(_ side: Double, at origin: Point = .zero) -> Path {
    var path = Path()
    path.addRect(Rect(origin.x, origin.y, side, side))
    return path
}

/// Difficult curves, some with cusps or with control points on their ends.
private let curves: [PathSegment] = [
    .cubic(Point(0, 0), Point(50, 120), Point(-80, 40), Point(60, 10)),
    .cubic(Point(0, 0), Point(0, 0), Point(100, 0), Point(100, 50)),
    .cubic(Point(0, 0), Point(100, 100), Point(0, 100), Point(100, 0)),
    .quad(Point(3, 4), Point(80, -90), Point(10, 70)),
    .quad(Point(0, 0), Point(100, 0), Point(20, 0)),
    .line(Point(1, 2), Point(30, -40)),
]

/// Returns the length as the sum of 200,000 chords, as a slow reference.
private func chordLength(_ segment: PathSegment) -> Double {
    (0..<200_000).reduce(0) {
        $0 + (segment.point(at: Double($1 + 1) / 200_000) - segment.point(at: Double($1) / 200_000)).length
    }
}

@Test(arguments: curves.indices)
func lengthsEqualTheSumOfManyChords(index: Int) {
    let expected = chordLength(curves[index])
    #expect(abs(ArcLength(curves[index]).total - expected) < expected * 1e-5)
}

@Test(arguments: curves.indices)
func splittingAtALengthsParameterGivesThatLength(index: Int) {
    let length = ArcLength(curves[index])
    for fraction in [0.01, 0.3, 0.5, 0.77, 0.999] {
        let head = curves[index].split(at: length.parameter(at: length.total * fraction)).0
        #expect(abs(ArcLength(head).total - length.total * fraction) < length.total * 1e-4)
    }
}

@Test func trimmedPartsHaveTheWholeLength() {
    var path = square(10)
    path.append(RoundedRect(Rect(20, 0, 30, 40), radius: 12).path)
    path.move(to: Point(5, 70))
    path.addCubic(to: Point(60, 10), control1: Point(50, 120), control2: Point(-80, 40))
    let whole = PathMeasure(path).length
    let cuts = [0, 0.05, 0.1, 0.23, 0.5, 0.52, 0.9, 1]
    let parts = zip(cuts, cuts.dropFirst()).map { PathMeasure(path.trimmed(from: $0, to: $1)).length }
    #expect(abs(parts.reduce(0, +) - whole) < whole * 1e-5)
}

/// - Source: Measured on Apple's system, in a picture of lottie-ios: the end of the stroke is at (−155.5, 58.6), within half a point.
@Test func aCurveIsTrimmedByItsParameter() {
    var path = Path()
    path.move(to: Point(-308, -15))
    path.addCubic(to: Point(-140, 87), control1: Point(-308, -15), control2: Point(-195, -33))
    path.addCubic(to: Point(81, 89), control1: Point(-138.75, 89.727), control2: Point(-34, -136.37))
    path.addCubic(to: Point(248, -9), control1: Point(82.437, 91.817), control2: Point(133, -40))
    let end = path.trimmed(from: 0, to: 0.26317).currentPoint
    #expect(end.map { abs($0.x + 155.5) < 1 && abs($0.y - 58.6) < 1 } == true)
}

@Test func trimmingKeepsWholeSubpathsClosedAndOpensOthers() {
    var path = square(10)
    path.append(square(10, at: Point(50, 0)))
    let trimmed = path.trimmed(from: 0, to: 0.75)
    #expect(trimmed.verbs == [.move, .line, .line, .line, .close, .move, .line, .line])
    #expect(trimmed.currentPoint == Point(60, 10))
    let tail = path.trimmed(from: 0.875, to: 1)
    #expect(tail.verbs == [.move, .line])
    #expect(tail.points == [Point(50, 10), Point(50, 0)])
}

@Test func trimmingClampsItsRangeAndRefusesEmptyParts() {
    let path = square(10)
    #expect(path.trimmed(from: -1, to: 7) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(path.trimmed(from: .nan, to: .nan).isEmpty)
    #expect(Path().trimmed(from: 0.1, to: 0.9).isEmpty)
}

@Test func positionsContinueAcrossGaps() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(10, 0))
    path.move(to: Point(100, 0))
    path.addLine(to: Point(100, 10))
    let measure = PathMeasure(path)
    #expect(measure.length == 20)
    #expect(measure.position(at: 4)?.point == Point(4, 0))
    #expect(measure.position(at: 4)?.tangent == Point(1, 0))
    #expect(measure.position(at: 15)?.point == Point(100, 5))
    #expect(measure.position(at: 15)?.tangent == Point(0, 1))
    #expect(measure.position(at: 99)?.point == Point(100, 10))
    #expect(PathMeasure(Path()).position(at: 0) == nil)
}

@Test func closingCountsAsASegmentAndMovesDoNot() {
    var path = square(10)
    path.move(to: Point(70, 70))
    path.addQuad(to: Point(90, 70), control: Point(80, 90))
    #expect(path.segments.count == 5)
    #expect(path.segments[3] == .line(Point(0, 10), .zero))
    #expect(PathMeasure(path).segmentLengths.prefix(4) == [10, 10, 10, 10])
}

@Test func tangentsExistWhereTheDerivativeVanishes() {
    let curve = PathSegment.cubic(Point(0, 0), Point(0, 0), Point(10, 0), Point(10, 10))
    #expect(curve.tangent(at: 0) == Point(1, 0))
    #expect(curve.reversed.tangent(at: 1) == Point(-1, 0))
    #expect(PathSegment.line(Point(1, 1), Point(1, 1)).tangent(at: 0.5) == nil)
}
