import Foundation
import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct TransformMixTests {
    private func half(_ from: Transform3D, _ to: Transform3D, at fraction: Double = 0.5) throws -> Transform3D {
        let from = try #require(from.interpolationForm)
        let to = try #require(to.interpolationForm)
        return try #require(Transform3D.mix(from, to, at: fraction))
    }

    @Test(arguments: [
        Transform3D.identity, .rotation(0.7, 1, 2, 3), .scale(2, 3, 4), .scale(-1, 1, 1), .scale(1, -2, 1), .scale(-1, -1, -1),
        .rotation(3, 0, 0, 1).followed(by: .translation(1, 2, 3)).followed(by: .scale(1, 5, 2)),
        Transform3D(AffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 7, ty: 8)),
        Transform3D(AffineTransform(a: 0.3, b: 2, c: 1, d: 0.2, tx: 0, ty: 0)),
    ])
    func decomposingAndRecomposingIsTheIdentity(transform: Transform3D) throws {
        var tilted = transform
        tilted.m34 = -0.002
        for whole in [transform, tilted] {
            let parts = try #require(TransformParts(whole))
            expectClose(parts.transform, whole)
        }
    }

    @Test(arguments: [Vector3(-1, 1, 1), Vector3(1, -1, 1), Vector3(1, 1, -1), Vector3(-2, 3, 4), Vector3(2, -3, 4), Vector3(2, 3, -4)])
    func aMirroredAxisHasANegativeScaleAndNoRotation(scale: Vector3) throws {
        let parts = try #require(TransformParts(.scale(scale.x, scale.y, scale.z)))
        #expect(parts.scale == scale && parts.rotation == .identity)
    }

    @Test func ofThreeMirroredAxesTheFirstIsNegativeAndTheOthersTurn() throws {
        let parts = try #require(TransformParts(.scale(-1, -1, -1)))
        #expect(parts.scale == Vector3(-1, 1, 1))
        expectClose(parts.transform, .scale(-1, -1, -1))
    }

    @Test func aSkewedMirrorKeepsItsSkew() throws {
        for scale in [Transform3D.scale(-1, 1, 1), .scale(1, -1, 1), .scale(1, 1, -1)] {
            var skewed = scale
            (skewed.m21, skewed.m31, skewed.m32) = (0.2, 0.1, 0.3)
            expectClose(try #require(TransformParts(skewed)).transform, skewed)
        }
    }

    @Test func halfOfAQuarterRotationIsAnEighth() throws {
        expectClose(try half(.identity, .rotation(.pi / 2, 0, 0, 1)), .rotation(.pi / 4, 0, 0, 1))
        expectClose(try half(.identity, .rotation(.pi, 0, 0, 1)), .rotation(.pi / 2, 0, 0, 1))
    }

    @Test func rotationsTakeTheShorterDirection() throws {
        let angle = 3 * Double.pi / 4
        expectClose(try half(.rotation(angle, 0, 0, 1), .rotation(-angle, 0, 0, 1)), .rotation(.pi, 0, 0, 1))
    }

    @Test func aFullRotationAsAMatrixDoesNotRotate() throws {
        expectClose(try half(.identity, .rotation(2 * .pi, 0, 0, 1)), .identity)
    }

    @Test func translationIsLinearWhileRotationsTurn() throws {
        var there = Transform3D.rotation(.pi / 2, 0, 0, 1)
        there.m42 = 100
        var expected = Transform3D.rotation(.pi / 4, 0, 0, 1)
        expected.m42 = 50
        expectClose(try half(.identity, there), expected)
        expectClose(try half(.identity, .scale(3, 5, 7)), .scale(2, 3, 4))
    }

    @Test func perspectiveIsInterpolatedLinearly() throws {
        var there = Transform3D.identity
        there.m34 = -0.002
        #expect(try abs(half(.identity, there).m34 + 0.001) < 1e-15)
    }

    @Test func aMirroredLayerIsFlippedAndNotRotated() throws {
        expectClose(try half(.identity, .scale(-1, 1, 1), at: 0.25), .scale(0.5, 1, 1))
        #expect(Transform3D.scale(1, -1, 1).scaleFactors == Vector3(1, -1, 1))
    }

    /// A circle under a skew of 26°, turned by 60°: its ellipse has its long axis at 21.8° after, and at 141.8° before.
    ///
    /// - Source: Measured on Apple's system, in pictures of lottie-ios.
    @Test(arguments: [(0.394, 60.0, 0.0, 260.9, 201.8, 176.1), (0.536, 0, 60, 260.6, 202.4, 169.2), (0.394, 0, 60, 264.3, 199.3, 157.0)])
    func skewedTransformsAreInterpolatedInThePlane(fraction: Double, from: Double, to: Double, long: Double, short: Double, angle: Double) throws {
        let skew = Transform3D(AffineTransform(a: 225, b: 0, c: -225 * tan(26 * .pi / 180), d: 225, tx: 0, ty: 0))
        let turned = { (angle: Double) in skew.followed(by: .rotation(angle * .pi / 180, 0, 0, 1)) }
        let map = try half(turned(from), turned(to), at: fraction).affine
        // The ellipse of a circle is given by the products of the matrix with its transpose.
        let (xx, xy, yy) = (map.a * map.a + map.c * map.c, map.a * map.b + map.c * map.d, map.b * map.b + map.d * map.d)
        let (mean, spread) = ((xx + yy) / 2, ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot())
        #expect(abs((mean + spread).squareRoot() - long) < 0.3)
        #expect(abs((mean - spread).squareRoot() - short) < 0.3)
        let turn = 0.5 * atan2(2 * xy, xx - yy) * 180 / .pi
        #expect(abs((turn + 180).truncatingRemainder(dividingBy: 180) - angle) < 0.3)
    }

    @Test func planesMirroredAlongDifferentAxesTurn() throws {
        let half = try half(.scale(-1, 1, 1), .scale(1, -1, 1))
        #expect(abs(half.affine.a) < 1e-12 && abs(abs(half.affine.b) - 1) < 1e-12)
    }

    @Test func singularTransformsCannotBeDecomposed() {
        #expect(Transform3D.scale(0, 1, 1).interpolationForm == nil)
        #expect(Transform3D(elements: [Double](repeating: .nan, count: 16)).interpolationForm == nil)
    }

    @Test func addingAppliesTheAddedTransformFirst() throws {
        let moved = try #require(Transform3D.translation(10, 0, 0).added(to: .scale(2, 2, 2)))
        #expect(moved.m41 == 20)
        let base = try #require(Transform3D.translation(10, 0, 0).removed(from: .translation(30, 0, 0)))
        #expect(base.m41 == 20)
        #expect(Transform3D.scale(0, 0, 0).removed(from: .identity) == nil)
        #expect(Transform3D.translation(2, 0, 0).repeated(7)?.m41 == 14)
    }
}

/// Expects that the two matrices agree within 10⁻⁹ in all sixteen elements.
func expectClose(_ a: Transform3D, _ b: Transform3D, sourceLocation: SourceLocation = #_sourceLocation) {
    let isClose = zip(a.elements, b.elements).allSatisfy { abs($0 - $1) < 1e-9 }
    #expect(isClose, "\(a.elements) is not \(b.elements)", sourceLocation: sourceLocation)
}
