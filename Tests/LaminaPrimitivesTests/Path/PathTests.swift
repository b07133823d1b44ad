import LaminaPrimitives
import Testing

@Suite struct PathTests {
    private static var square: Path {
        var path = Path()
        path.addRect(Rect(50, 50, 10, 10))
        return path
    }

    @Test func aSegmentWithoutAStartBeginsAtItsFirstPoint() {
        var line = Path()
        line.addLine(to: Point(1, 2))
        #expect(line.elements.map { $0 } == [.move(Point(1, 2)), .line(Point(1, 2))])
        var quad = Path()
        quad.addQuad(to: Point(5, 5), control: Point(1, 2))
        #expect(quad.elements.first { _ in true } == .move(Point(1, 2)))
        var cubic = Path()
        cubic.addCubic(to: Point(5, 5), control1: Point(3, 4), control2: Point(1, 2))
        #expect(cubic.elements.first { _ in true } == .move(Point(3, 4)))
    }

    @Test func aSegmentAfterClosingBeginsWhereTheClosedSubpathBegan() {
        var path = Self.square
        #expect(path.currentPoint == Point(50, 50))
        path.addLine(to: Point(0, 0))
        #expect(path.elements.suffix(2) == [.move(Point(50, 50)), .line(.zero)])
    }

    @Test func closingTwiceOrClosingNothingChangesNothing() {
        var path = Path()
        path.close()
        #expect(path.isEmpty)
        path = Self.square
        path.close()
        #expect(path == Self.square)
        #expect(Path().currentPoint == nil)
    }

    @Test func appendingAnEmptyPathChangesNothing() {
        var path = Self.square
        path.append(Path(), mappedBy: .translation(7, 7))
        #expect(path == Self.square)
        #expect(path.currentPoint == Point(50, 50))
    }

    @Test func anAppendedPathContinuesFromItsOwnStart() {
        var path = Self.square
        path.append(Self.square, mappedBy: .translation(100, 0))
        #expect(path.currentPoint == Point(150, 50))
        path.addLine(to: Point(0, 0))
        #expect(path.elements.suffix(2) == [.move(Point(150, 50)), .line(.zero)])
        #expect(path.bounds == Rect(0, 0, 160, 60))
    }

    @Test func aPolygonIsTheLinesBetweenItsCorners() {
        var polygon = Path()
        polygon.addPolygon([Point(0, 0), Point(4, 0), Point(4, 3)])
        var lines = Path()
        lines.move(to: Point(0, 0))
        lines.addLine(to: Point(4, 0))
        lines.addLine(to: Point(4, 3))
        lines.close()
        #expect(polygon == lines)
        var point = Path()
        point.addPolygon([])
        #expect(point.isEmpty)
        point.addPolygon([Point(1, 1)])
        #expect(point.verbs == [.move, .close])
    }

    @Test func subpathsHaveTheirSegmentsAndTheirClosedFlag() {
        var path = Self.square
        path.move(to: Point(1, 1))
        path.move(to: Point(2, 2))
        path.addQuad(to: Point(4, 2), control: Point(3, 9))
        let subpaths = path.subpaths
        #expect(subpaths.map(\.isClosed) == [true, false, false])
        #expect(subpaths.map(\.segments.count) == [4, 0, 1])
        #expect(subpaths.map(\.start) == [Point(50, 50), Point(1, 1), Point(2, 2)])
        var copy = Path()
        let segments = PathSegments(path)
        for subpath in segments.subpaths { copy.add(subpath, of: segments) }
        #expect(copy == path)
    }

    @Test func everyVerbConsumesItsNumberOfPoints() {
        var path = Self.square
        path.addQuad(to: Point(1, 1), control: Point(2, 2))
        path.addCubic(to: Point(3, 3), control1: Point(4, 4), control2: Point(5, 5))
        path.close()
        #expect(path.verbs.reduce(0) { $0 + $1.pointCount } == path.points.count)
        #expect(
            path.elements.suffix(3) == [
                .quad(control: Point(2, 2), Point(1, 1)), .cubic(control1: Point(4, 4), control2: Point(5, 5), Point(3, 3)), .close,
            ])
    }
}
