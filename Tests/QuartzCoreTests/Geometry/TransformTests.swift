import CoreGraphics
import Testing

@testable import QuartzCore

/// Matrices measured on Apple's QuartzCore, unless a test states another source.
struct TransformTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        let made: CATransform3D
        let expected: [Double]

        init(_ name: String, _ made: CATransform3D, _ expected: [Double]) {
            (testDescription, self.made, self.expected) = (name, made, expected)
        }
    }

    static let doubled = CATransform3DMakeScale(2, 2, 2)
    static let moved = CATransform3DMakeTranslation(10, 0, 0)
    static let stretched = CATransform3DMakeScale(2, 3, 1)

    @Test(
        "Every function makes the matrix that Apple's makes",
        arguments: [
            Case("makeTranslation", CATransform3DMakeTranslation(2, 3, 4), [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1]),
            Case("makeScale", CATransform3DMakeScale(2, 3, 4), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]),
            Case("makeRotation x", CATransform3DMakeRotation(.pi / 2, 1, 0, 0), [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
            Case("makeRotation y", CATransform3DMakeRotation(.pi / 2, 0, 5, 0), [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
            Case("no axis", CATransform3DMakeRotation(.pi, 0, 0, 0), [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
            Case("concat", CATransform3DConcat(moved, doubled), [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1]),
            Case("translate", CATransform3DTranslate(doubled, 10, 0, 0), [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 20, 0, 0, 1]),
            Case("scale", CATransform3DScale(moved, 2, 2, 2), [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1]),
            Case("translate, unequal", CATransform3DTranslate(stretched, 10, 20, 0), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 20, 60, 0, 1]),
            Case("rotate", CATransform3DRotate(stretched, .pi / 2, 0, 0, 1), [0, 3, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
            Case("invert", CATransform3DInvert(doubled), [0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1]),
            Case(
                "makeAffine", CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)),
                [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1]),
            Case("no argument", CATransform3D(), [Double](repeating: 0, count: 16)),
        ])
    func functions(_ example: Case) {
        let difference = zip(numbers(example.made), example.expected).map { abs($0 - $1) }.max() ?? .infinity
        #expect(difference < 1e-12)
    }

    @Test func aSingularMatrixIsItsOwnInverse() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test(
        "Only maps of the plane are affine",
        arguments: [
            (CATransform3DMakeRotation(.pi / 2, 1, 0, 0), false), (CATransform3DMakeScale(1, 1, 2), false),
            (CATransform3DMakeTranslation(0, 0, 5), false), (CATransform3DMakeRotation(0.5, 0, 0, 1), true),
            (CATransform3DMakeScale(2, 3, 1), true), (CATransform3DIdentity, true),
        ])
    func affine(_ transform: CATransform3D, isAffine: Bool) {
        #expect(CATransform3DIsAffine(transform) == isAffine)
    }

    @Test func perspectiveIsNotAffine() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 1000
        #expect(!CATransform3DIsAffine(transform))
        #expect(!CATransform3DIsIdentity(transform))
    }

    @Test func affineMapsConvertToThreeDimensionsAndBack() {
        let map = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(map)) == map)
    }

    @Test func nsValueBoxesATransformAndCastsBack() throws {
        let transform = CATransform3DMakeRotation(0.3, 1, 2, 3)
        let boxed = NSValue(caTransform3D: transform)
        #expect(boxed.caTransform3DValue == transform)
        #expect(try #require(boxed as Any as? CATransform3D) == transform)
        #expect(try #require(transform as Any as? NSValue) == boxed)
        #expect(transform as NSValue == boxed)
        #expect((NSValue(point: .zero) as Any as? CATransform3D) == nil)
    }

    private func numbers(_ t: CATransform3D) -> [Double] {
        let rows = [
            [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
        ]
        return rows.joined().map { Double($0) }
    }
}
