import LaminaPrimitives
import Testing

@Suite struct AffineTransformTests {
    private static let maps: [AffineTransform] = [
        .identity, .translation(3, -4), .scale(2, -0.5), .rotation(0.7), AffineTransform(a: 1, b: 0.25, c: -3, d: 2, tx: 40, ty: -7),
        AffineTransform(a: 0, b: 2, c: 5, d: 0, tx: 1, ty: 1), .scale(1e-3, 1e3),
    ]
    private static let points = [Point(0, 0), Point(1, 0), Point(0, 1), Point(-7.5, 12), Point(1000, -3)]

    private func isClose(_ a: Point, _ b: Point) -> Bool { (a - b).length <= 1e-9 * max(1, b.length) }

    @Test func translationScaleAndRotationMapPointsAsNamed() {
        #expect(AffineTransform.translation(3, -4)(Point(1, 1)) == Point(4, -3))
        #expect(AffineTransform.scale(2, -3)(Point(5, 7)) == Point(10, -21))
        // Positive angles rotate from +x towards +y.
        #expect(isClose(AffineTransform.rotation(.pi / 2)(Point(1, 0)), Point(0, 1)))
        #expect(isClose(AffineTransform.rotation(.pi / 6)(Point(2, 0)), Point(3.0.squareRoot(), 1)))
        #expect(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)(Point(10, 100)) == Point(315, 426))
    }

    @Test(arguments: maps.indices)
    func aConcatenationAppliesTheFirstMapFirst(index: Int) {
        for next in Self.maps {
            for point in Self.points {
                #expect(isClose(Self.maps[index].followed(by: next)(point), next(Self.maps[index](point))))
            }
        }
        #expect(AffineTransform.scale(2, 2).followed(by: .translation(1, 0))(Point(1, 0)) == Point(3, 0))
        #expect(AffineTransform.translation(1, 0).followed(by: .scale(2, 2))(Point(1, 0)) == Point(4, 0))
    }

    @Test(arguments: maps.indices)
    func anInverseUndoesItsMap(index: Int) throws {
        let map = Self.maps[index]
        let inverse = try #require(map.inverse)
        for point in Self.points {
            #expect(isClose(inverse(map(point)), point))
            #expect(isClose(map(inverse(point)), point))
        }
        #expect(abs(inverse.determinant * map.determinant - 1) < 1e-9)
    }

    @Test(arguments: [
        AffineTransform.scale(0, 1), .scale(1, 0), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), .scale(.nan, 1),
        .translation(.infinity, 0), .scale(1e-200, 1e-200), .scale(1e200, 1e200),
    ])
    func aMapThatIsSingularInDoublePrecisionHasNoInverse(map: AffineTransform) {
        #expect(map.inverse == nil)
    }

    @Test(arguments: maps.indices)
    func theImageOfARectangleIsTheBoxOfItsCorners(index: Int) throws {
        let map = Self.maps[index]
        for rect in [Rect(1, 2, 30, 40), Rect(10, 10, -20, 5), Rect(3, 3, 0, 0)] {
            let corners = [Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY), Point(rect.minX, rect.maxY)]
            let box = try #require(Rect(enclosing: corners.map { map($0) }))
            let image = map(rect)
            #expect(isClose(image.origin, box.origin))
            #expect(isClose(Point(image.size.width, image.size.height), Point(box.size.width, box.size.height)))
            #expect(map.corners(of: rect).array == corners.map { map($0) })
        }
    }

    /// The reference is a dense sampling: the greatest length of the image of a unit vector.
    @Test(arguments: maps.indices)
    func theMaximumScaleIsTheLongestImageOfAUnitVector(index: Int) {
        let map = Self.maps[index]
        let origin = map(Point.zero)
        let longest = (0..<20_000).reduce(0.0) { longest, step in
            let (sine, cosine) = Numerics.sinAndCos(Double(step) / 20_000 * .pi)
            return max(longest, (map(Point(cosine, sine)) - origin).length)
        }
        #expect(abs(map.maximumScale - longest) < 1e-6 * longest)
        #expect(map.meanScale <= map.maximumScale * (1 + 1e-12))
    }

    @Test func theMeanScaleIsTheSquareRootOfTheAreaFactor() {
        #expect(AffineTransform.scale(2, 8).meanScale == 4)
        #expect(AffineTransform.scale(2, -8).meanScale == 4)
        #expect(AffineTransform.scale(2, -8).determinant == -16)
        #expect(abs(AffineTransform.rotation(1.1).meanScale - 1) < 1e-12)
    }

    @Test func aRectangleIsMappedOntoAnother() throws {
        let (source, destination) = (Rect(10, 20, 30, 40), Rect(-5, 0, 60, 20))
        let map = try #require(AffineTransform.mapping(source, onto: destination))
        #expect(map(Point(10, 20)) == Point(-5, 0))
        #expect(map(Point(40, 60)) == Point(55, 20))
        #expect(map(source.center) == destination.center)
        #expect(AffineTransform.mapping(Rect(0, 0, 0, 5), onto: destination) == nil)
        #expect(AffineTransform.mapping(Rect(0, 0, .nan, 5), onto: destination) == nil)
    }

    @Test func onlyMapsWithoutRotationAndShearKeepTheAxes() {
        #expect(AffineTransform.scale(-2, 3).followed(by: .translation(1, 1)).keepsAxes)
        #expect(!AffineTransform.rotation(0.1).keepsAxes)
        #expect(!AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).keepsAxes)
    }

    @Test func aNonFiniteNumberMakesTheMapNotFinite() {
        for index in 0..<6 {
            for value in [Double.nan, .infinity, -.infinity] {
                var numbers = [1.0, 0, 0, 1, 0, 0]
                numbers[index] = value
                let map = AffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
                #expect(!map.isFinite)
                #expect(map.inverse == nil)
            }
        }
        #expect(AffineTransform.identity.isFinite)
    }
}
