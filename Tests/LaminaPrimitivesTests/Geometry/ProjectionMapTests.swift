import LaminaPrimitives
import Testing

@Suite struct ProjectionMapTests {
    private static let maps: [Projection] = [
        .identity,
        Projection(AffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)),
        Projection(m11: 1, m12: 0.2, m13: 0.001, m21: -0.3, m22: 2, m23: -0.002, m31: 10, m32: 20, m33: 1),
        Projection(m11: 2, m12: 0, m13: 0.01, m21: 0, m22: -2, m23: 0, m31: 1, m32: 1, m33: 3),
    ]
    private static let points = [Point(0, 0), Point(10, 5), Point(-20, 40), Point(33, -1)]

    private func isClose(_ a: Point, _ b: Point) -> Bool { (a - b).length <= 1e-9 * max(1, b.length) }

    @Test(arguments: maps.indices)
    func aConcatenationAppliesTheFirstMapFirst(index: Int) {
        for next in Self.maps {
            let both = Self.maps[index].followed(by: next)
            for point in Self.points { #expect(isClose(both(point), next(Self.maps[index](point)))) }
            #expect(abs(both.determinant - Self.maps[index].determinant * next.determinant) < 1e-9 * abs(both.determinant))
        }
    }

    @Test(arguments: maps.indices)
    func anInverseUndoesItsMapAndKeepsTheSignOfTheWeight(index: Int) throws {
        let map = Self.maps[index]
        let inverse = try #require(map.inverse)
        for point in Self.points {
            #expect(isClose(inverse(map(point)), point))
            #expect((inverse.weight(map(point)) > 0) == (map.weight(point) > 0))
        }
    }

    @Test func mapsThatAreSingularOrNotFiniteHaveNoInverse() {
        #expect(Projection(.scale(0, 1)).inverse == nil)
        #expect(Projection(.scale(.nan, 1)).inverse == nil)
        #expect(Projection(.translation(.infinity, 0)).inverse == nil)
        #expect(Projection(.scale(1e200, 1e200)).inverse == nil)
        // A plane that is seen edge-on is projected to a line, which has no inverse.
        #expect(Transform3D.scale(1, 0, 1).projection.inverse == nil)
    }

    @Test func onlyMapsWithTheSameWeightEverywhereAreAffine() {
        let map = AffineTransform(a: 2, b: 4, c: 6, d: 8, tx: 10, ty: 12)
        var doubled = Projection(map)
        doubled.m33 = 2
        #expect(doubled.affine == AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        doubled.m33 = -1
        #expect(doubled.affine == nil)
        doubled.m33 = 0
        #expect(doubled.affine == nil)
        #expect(Self.maps[2].affine == nil)
        #expect(Self.maps[3].affine == nil)
    }

    @Test func aPointOnTheHorizonHasNoFiniteImage() {
        let map = Projection(m11: 1, m12: 0, m13: -0.01, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
        #expect(map.weight(Point(100, 3)) == 0)
        #expect(!map(Point(100, 3)).isFinite)
        #expect(map.weight(Point(101, 3)) < 0)
    }

    @Test(arguments: [
        (3.0, 4.0, 3, 4), (3.9, -0.1, 3, -1), (-2.5, 0.999, -3, 0), (0, -7, 0, -7), (0x1p30, 0, 0, 0), (.nan, 5, 0, 0), (-.infinity, 5, 0, 0),
        (-1e-20, 5, -1, 5), (-0.0, -3.0000000000000004, 0, -4), (-5e-324, 1e-20, -1, 0),
    ])
    func theWholePixelShiftLeavesAFractionBetweenZeroAndOne(x: Double, y: Double, right: Int, down: Int) {
        let map = Projection(.translation(x, y))
        #expect(map.wholeShift == PixelShift(right: right, down: down))
        guard map.wholeShift != .none else { return }
        let rest = map.followed(by: -map.wholeShift)
        #expect((0...1).contains(rest.m31) && (0...1).contains(rest.m32))
        let again = rest.followed(by: map.wholeShift)
        #expect(abs(again.m31 - x) < 1e-12 && abs(again.m32 - y) < 1e-12)
    }

    @Test func aMapWithPerspectiveHasNoWholePixelShift() {
        var map = Projection(.translation(7, 8))
        map.m13 = 1e-6
        #expect(map.wholeShift == .none)
    }
}
