import LaminaMarkup
import LaminaPrimitives
import Testing

@Suite struct PathTests {
    /// A path with every kind of element.
    private static let full: Path = {
        var path = Path()
        path.move(to: Point(1, 2))
        path.addLine(to: Point(3, 4.5))
        path.addQuad(to: Point(5, 6), control: Point(4, 9))
        path.addCubic(to: Point(0.1, 0.2), control1: Point(-7, 8), control2: Point(9, 1e-7))
        path.close()
        path.move(to: Point(0, 0))
        return path
    }()

    @Test func operandsComeBeforeTheirOperator() {
        #expect(Self.full.camlText == "1 2 m 3 4.5 l 4 9 5 6 q -7 8 9 1e-07 0.1 0.2 c h 0 0 m")
        #expect(Path(caml: Self.full.camlText) == Self.full)
        #expect(Path(caml: "") == Path())
    }

    @Test func lineBreaksSeparateOperators() {
        #expect(Path(caml: "  1 2 m\n\t3 4.5 l ")?.points == [Point(1, 2), Point(3, 4.5)])
    }

    @Test func theOperatorsOfPDFWithOneControlPointAreRead() throws {
        let v = try #require(Path(caml: "0 0 m 1 1 2 0 v"))
        #expect(v.points == [Point(0, 0), Point(0, 0), Point(1, 1), Point(2, 0)])
        let y = try #require(Path(caml: "0 0 m 1 1 2 0 y"))
        #expect(y.points == [Point(0, 0), Point(1, 1), Point(2, 0), Point(2, 0)])
    }

    @Test func aRectangleIsAClosedPolygon() throws {
        let path = try #require(Path(caml: "1 2 30 40 re"))
        #expect(path.points == [Point(1, 2), Point(31, 2), Point(31, 42), Point(1, 42)])
        #expect(path.verbs.last == .close)
    }

    @Test(arguments: [
        "m", "1 m", "1 2 3 m", "1 2", "1 2 m 3 l", "1 2 x", "1 2 3 4 5 6 7 c", "0 0 m 1 1 1 1 1 c", "1 h", "1 2 m \u{661} 3 l", "1 2 M",
    ])
    func aMalformedPathIsRefused(text: String) {
        #expect(Path(caml: text) == nil)
    }

    @Test func everyPrefixIsReadOrRefused() {
        let text = Self.full.camlText
        let read = text.indices.compactMap { Path(caml: String(text[..<$0])) }
        #expect(read.allSatisfy { Self.full.points.starts(with: $0.points) || $0.points.count <= Self.full.points.count })
        #expect(!read.isEmpty && read.count < text.count)
    }
}
