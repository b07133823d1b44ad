import LaminaPrimitives
import Testing

@Suite struct ContainsTests {
    /// A five-pointed star that crosses itself; the winding number of its centre is 2.
    private static var star: Path {
        var path = Path()
        path.addPolygon(
            (0..<5).map { corner in
                let (sine, cosine) = Numerics.sinAndCos(Double(corner * 2 % 5) / 5 * 2 * .pi)
                return Point(cosine, sine) * 100
            })
        return path
    }

    @Test func theMiddleOfAStarIsInsideByOneRuleOnly() {
        #expect(Self.star.contains(.zero, rule: .nonZero))
        #expect(!Self.star.contains(.zero, rule: .evenOdd))
        #expect(Self.star.contains(Point(90, 0), rule: .evenOdd))
        #expect(!Self.star.contains(Point(-90, 0), rule: .nonZero))
    }

    /// Returns the winding number by a slow reference: the total angle by which the direction from `point` to the outline turns, in full turns.
    private func winding(_ path: Path, _ point: Point) -> Int {
        let angle = path.subpaths.reduce(0.0) { sum, subpath in
            var places = subpath.segments.flatMap { segment in (0..<400).map { segment.point(at: Double($0) / 400) } }
            if let last = subpath.segments.last { places.append(last.end) }
            places.append(subpath.start)
            return sum
                + zip(places, places.dropFirst()).reduce(0.0) {
                    $0 + Numerics.atan2(($1.0 - point).cross($1.1 - point), ($1.0 - point).dot($1.1 - point))
                }
        }
        return Int((angle / (2 * .pi)).rounded())
    }

    @Test func containmentAgreesWithTheAngleOfTheOutlineAroundThePoint() {
        var loops = Path()
        loops.move(to: Point(0, 0))
        loops.addCubic(to: Point(100, 0), control1: Point(200, 150), control2: Point(-100, 150))
        loops.addQuad(to: Point(20, 60), control: Point(150, -80))
        loops.addEllipse(in: Rect(10, 10, 60, 30))
        loops.append(Self.star, mappedBy: AffineTransform(a: 0.3, b: 0.1, c: 0.2, d: -0.3, tx: 50, ty: 30))
        var inside = 0
        for x in stride(from: -40.25, through: 140, by: 9.5) {
            for y in stride(from: -40.25, through: 130, by: 9.5) {
                let winding = winding(loops, Point(x, y))
                #expect(loops.contains(Point(x, y), rule: .nonZero) == (winding != 0), "(\(x), \(y))")
                #expect(loops.contains(Point(x, y), rule: .evenOdd) == (winding % 2 != 0), "(\(x), \(y))")
                inside += winding != 0 ? 1 : 0
            }
        }
        #expect(inside > 40)
    }

    @Test func anOpenSubpathIsClosedByALine() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addLine(to: Point(10, 0))
        path.addLine(to: Point(10, 10))
        #expect(path.contains(Point(8, 2)))
        #expect(!path.contains(Point(2, 8)))
    }

    @Test func cornersOnTheTestRayCountOnce() {
        var diamond = Path()
        diamond.addPolygon([Point(0, -10), Point(10, 0), Point(0, 10), Point(-10, 0)])
        // Both lateral corners have the same y as the point, which a ray along the x axis must not count twice.
        #expect(diamond.contains(Point(-3, 0)))
        #expect(!diamond.contains(Point(-20, 0)))
        #expect(!diamond.contains(Point(-20, -10)))
    }

    @Test func degeneratePathsContainNoPointAndNaNIsNeverInside() {
        var line = Path()
        line.move(to: Point(0, 0))
        line.addLine(to: Point(10, 0))
        #expect(!line.contains(Point(5, 0)))
        #expect(!Self.star.contains(Point(.nan, 0)))
        #expect(!Self.star.contains(Point(0, .infinity)))
        var broken = Path()
        broken.addPolygon([Point(0, 0), Point(.nan, 0), Point(5, 5)])
        #expect(!broken.contains(Point(-50, 2)))
    }
}
