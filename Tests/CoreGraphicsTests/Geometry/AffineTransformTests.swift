import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
    private let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

    @Test func aPointIsARowVectorTimesTheMatrix() {
        #expect(CGPoint(x: 10, y: 20).applying(map) == CGPoint(x: 75, y: 106))
        #expect(CGSize(width: 10, height: 20).applying(map) == CGSize(width: 70, height: 100))
    }

    @Test func rotatedScaledAndTranslatedApplyBeforeTheReceiver() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
        let scaled = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)
        #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 10))
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        let both = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint.zero.applying(both) == CGPoint(x: 2, y: 0))
    }

    @Test func aQuarterRotationMapsPlusXToPlusY() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-15 && turned.y == 1)
    }

    @Test func theInverseUndoesAndASingularMapStays() {
        #expect(map.concatenating(map.inverted()).isIdentity)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func theEmptyInitialiserIsAllZeros() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(!CGAffineTransform().isIdentity)
    }

    @Test(arguments: [
        CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), CGAffineTransform(scaleX: -2, y: 3),
        CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 5), CGAffineTransform(translationX: 3, y: 4),
        CGAffineTransform(a: 0, b: 0, c: 1, d: 2, tx: 0, ty: 0),
    ])
    func recomposedPartsEqualTheTransform(map: CGAffineTransform) {
        let again = CGAffineTransform(map.decomposed())
        for number in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            #expect(abs(again[keyPath: number] - map[keyPath: number]) < 1e-12)
        }
    }

    @Test func decomposingSeparatesRotationAndScale() {
        let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-15)
        #expect(abs(parts.scale.width - 2) < 1e-15 && abs(parts.scale.height - 3) < 1e-15)
        #expect(abs(parts.horizontalShear) < 1e-15)
    }

    @Test func aRotatedRectangleBecomesItsBoundingBox() {
        let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        #expect(box == CGRect(x: -1, y: 0, width: 1, height: 2))
        #expect(CGRect.null.applying(map).isNull)
    }

    @Test func aTransformIsCodedAsSixNumbers() throws {
        let data = try JSONEncoder().encode(map)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
        #expect(try JSONEncoder().encode(CGVector(dx: 1, dy: 2)) == Data("[1,2]".utf8))
    }
}
