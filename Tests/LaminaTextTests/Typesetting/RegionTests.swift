import LaminaPrimitives
import LaminaText
import TestRandom
import Testing

/// The space that lines get in a region, compared with a search point by point.
struct RegionTests {
    /// A star of straight lines with random corners, around (100, 100).
    private static func star(_ seed: UInt64) -> Path {
        var random = Random(seed: seed)
        var path = Path()
        path.addPolygon(
            (0..<9).map { corner in
                let angle = Double(corner) / 9 * 2 * .pi
                let radius = random.number(30...95)
                return Point(100 + radius * Numerics.cos(angle), 100 + radius * Numerics.sin(angle))
            })
        return path
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func linesLieInsideTheRegion(seed: UInt64) throws {
        let path = Self.star(seed)
        let text = StyledText(String(repeating: "il ", count: 400), TextStyle(try Fonts.sans(8)))
        let layout = RegionLayout(Typesetter(text), 0..<text.units.count, in: TextRegion(path))
        #expect(!layout.lines.isEmpty)
        for line in layout.lines.map(\.line) {
            for x in stride(from: line.origin.x + 0.01, through: line.origin.x + line.width - 0.01, by: 0.5) {
                for y in stride(from: line.top + 0.01, through: line.bottom - 0.01, by: 0.5) {
                    #expect(path.contains(Point(x, y)), "seed \(seed): (\(x), \(y))")
                    guard path.contains(Point(x, y)) else { return }
                }
            }
        }
    }

    @Test func linesDivideTheTextWithoutGaps() throws {
        let text = StyledText(String(repeating: "some words to fill it ", count: 60), TextStyle(try Fonts.sans(8)))
        let layout = RegionLayout(Typesetter(text), 10..<text.units.count, in: TextRegion(Self.star(3)))
        var index = 10
        for line in layout.lines.map(\.line) {
            #expect(line.range.lowerBound == index)
            index = line.range.upperBound
        }
        #expect(layout.end == index)
    }

    @Test func aParagraphThatKeepsOneLineIsShortened() throws {
        var style = ParagraphStyle()
        style.wrapping = .truncated(.tail)
        let text = StyledText("a paragraph that is too long for its line\nnext", TextStyle(try Fonts.sans(10)), paragraph: style)
        var path = Path()
        path.addRect(Rect(0, 0, 80, 100))
        let layout = RegionLayout(Typesetter(text), 0..<text.units.count, in: TextRegion(path))
        #expect(layout.lines.map(\.line.isTruncated) == [true, false])
        #expect(layout.lines.allSatisfy { $0.line.width <= 80.001 })
    }
}
