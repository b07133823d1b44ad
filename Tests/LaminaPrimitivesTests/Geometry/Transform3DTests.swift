import LaminaPrimitives
import Testing

@Suite struct Transform3DTests {
    /// An invertible matrix without any special structure.
    private static let wild = Transform3D(elements: [2, -1, 0.5, 0.01, 3, 4, -2, 0.02, 1, 1, 5, -0.03, 10, 20, 30, 1.5])
    private static let perspective = Transform3D(elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1])
    private static let maps: [Transform3D] = [
        .identity, .translation(1, -2, 3), .scale(2, 3, -4), .rotation(0.6, 1, 2, 3), perspective, wild,
        Transform3D(AffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)),
    ]

    /// Returns the matrix product by its definition, rows times columns, as a slow reference.
    private func product(_ a: Transform3D, _ b: Transform3D) -> [Double] {
        var result = Array(repeating: 0.0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                for index in 0..<4 { result[row * 4 + column] += a.elements[row * 4 + index] * b.elements[index * 4 + column] }
            }
        }
        return result
    }

    /// Returns a row vector times the matrix.
    private func image(_ point: [Double], _ map: Transform3D) -> [Double] {
        var result = Array(repeating: 0.0, count: 4)
        for column in 0..<4 {
            for index in 0..<4 { result[column] += point[index] * map.elements[index * 4 + column] }
        }
        return result
    }

    private func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-9) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance * max(1, abs($1)) }
    }

    @Test(arguments: maps.indices)
    func aConcatenationIsTheProductOfTheMatricesInTheSameOrder(index: Int) {
        for next in Self.maps {
            #expect(isClose(Self.maps[index].followed(by: next).elements, product(Self.maps[index], next)))
        }
    }

    @Test func aScaleBeforeATranslationKeepsTheTranslation() {
        let scale = Transform3D.scale(2, 2, 2)
        let move = Transform3D.translation(1, 2, 3)
        #expect(image([1, 1, 1, 1], scale.followed(by: move)) == [3, 4, 5, 1])
        #expect(image([1, 1, 1, 1], move.followed(by: scale)) == [4, 6, 8, 1])
    }

    @Test(arguments: maps.indices)
    func anInverseTimesItsMatrixIsTheIdentity(index: Int) throws {
        let inverse = try #require(Self.maps[index].inverse)
        #expect(isClose(product(Self.maps[index], inverse), Transform3D.identity.elements))
        #expect(isClose(product(inverse, Self.maps[index]), Transform3D.identity.elements))
    }

    @Test(arguments: [
        Transform3D.scale(0, 1, 1), .scale(1, 1, 0), Transform3D(elements: (1...16).map(Double.init)), .scale(.nan, 1, 1),
        .scale(.infinity, 1, 1), .scale(1e-200, 1e-200, 1), .scale(1e200, 1e200, 1),
    ])
    func aMatrixThatIsSingularInDoublePrecisionHasNoInverse(map: Transform3D) {
        // The determinant of the matrix 1...16 is exactly zero, also in double precision.
        #expect(map.inverse == nil)
    }

    @Test(arguments: [
        ([0.0, 0, 1], [1.0, 0, 0], [0.0, 1, 0]), ([0, 0, 1], [0, 1, 0], [-1, 0, 0]), ([1, 0, 0], [0, 1, 0], [0, 0, 1]),
        ([0, 1, 0], [0, 0, 1], [1, 0, 0]), ([0, 0, -1], [1, 0, 0], [0, -1, 0]), ([5, 0, 0], [0, 0, 1], [0, -1, 0]),
        ([1, 1, 1], [1, 1, 1], [1, 1, 1]),
    ])
    func aQuarterRotationFollowsTheRightHandRule(axis: [Double], from: [Double], to: [Double]) {
        let turn = Transform3D.rotation(.pi / 2, axis[0], axis[1], axis[2])
        #expect(isClose(image(from + [1], turn), to + [1]))
    }

    @Test func aThirdOfARotationAboutTheSpaceDiagonalPermutesTheAxes() {
        let turn = Transform3D.rotation(2 * .pi / 3, 1, 1, 1)
        #expect(isClose(image([1, 0, 0, 1], turn), [0, 1, 0, 1]))
        #expect(isClose(image([0, 1, 0, 1], turn), [0, 0, 1, 1]))
    }

    @Test func rotationsKeepLengthsAndAddUpAboutOneAxis() {
        let turn = Transform3D.rotation(0.4, 1, -2, 0.5)
        let transposed = (0..<16).map { turn.elements[$0 % 4 * 4 + $0 / 4] }
        #expect(isClose(turn.inverse?.elements ?? [], transposed))
        #expect(isClose(turn.followed(by: .rotation(0.9, 1, -2, 0.5)).elements, Transform3D.rotation(1.3, 1, -2, 0.5).elements))
    }

    @Test(arguments: [[0.0, 0, 0], [.nan, 0, 1], [.infinity, 0, 0]])
    func aRotationAboutAZeroAxisIsTheIdentity(axis: [Double]) {
        #expect(Transform3D.rotation(1, axis[0], axis[1], axis[2]) == .identity)
    }

    @Test func anAffineMapConvertsToAMatrixAndBack() {
        let map = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let matrix = Transform3D(map)
        #expect(matrix.isAffine)
        #expect(matrix.affine == map)
        #expect(matrix.projection.affine == map)
        #expect(image([7, 8, 9, 1], matrix) == [map(Point(7, 8)).x, map(Point(7, 8)).y, 9, 1])
    }

    @Test func tenElementsDetermineWhetherAMatrixIsAffine() {
        // The other six elements, m11, m12, m21, m22, m41 and m42, are the affine transform of the plane.
        let plane: Set = [0, 1, 4, 5, 12, 13]
        for index in 0..<16 {
            var elements = Transform3D.identity.elements
            elements[index] += 0.5
            #expect(Transform3D(elements: elements).isAffine == plane.contains(index), "element \(index)")
            #expect(!Transform3D(elements: elements).isIdentity)
        }
        #expect(Transform3D.identity.isIdentity)
    }

    @Test(arguments: 0..<16)
    func aNonFiniteElementMakesTheMatrixNotFinite(index: Int) {
        for value in [Double.nan, .infinity, -.infinity] {
            var elements = Transform3D.identity.elements
            elements[index] = value
            #expect(!Transform3D(elements: elements).isFinite)
        }
        var elements = Transform3D.identity.elements
        elements[index] = .greatestFiniteMagnitude
        #expect(Transform3D(elements: elements).isFinite)
    }

    @Test(arguments: maps.indices)
    func theProjectionIsTheImageOfThePlaneDividedByItsWeight(index: Int) {
        let projection = Self.maps[index].projection
        for point in [Point(0, 0), Point(3, -4), Point(-11, 0.5)] {
            let image = image([point.x, point.y, 0, 1], Self.maps[index])
            #expect(abs(projection.weight(point) - image[3]) < 1e-12)
            #expect((projection(point) - Point(image[0] / image[3], image[1] / image[3])).length < 1e-9)
        }
    }
}
