import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct AnimatableTests {
    private enum Gravity: String, NamedValue {
        case resize
        case center
    }

    private func half<V: Animatable>(_ from: V, _ to: V) -> V? {
        guard let from = from.interpolationForm, let to = to.interpolationForm else { return nil }
        return V.mix(from, to, at: 0.5)
    }

    private func square(at x: Double) -> Path {
        var path = Path()
        path.move(to: Point(x, 0))
        path.addLine(to: Point(x + 10, 0))
        path.addQuad(to: Point(x + 10, 10), control: Point(x + 12, 5))
        path.close()
        return path
    }

    @Test func everyValueConvertsToTheFacadesFormAndBack() {
        func comesBack<V: Animatable>(_ value: V) -> Bool { V(value.value) == value }
        #expect(comesBack(1.5) && comesBack(Float(0.25)) && comesBack(true) && comesBack("center"))
        #expect(comesBack(Point(1, 2)) && comesBack(Size(1, 2)) && comesBack(Rect(1, 2, 3, 4)) && comesBack(Vector3(1, 2, 3)))
        #expect(comesBack(Color.white) && comesBack(Transform3D.scale(1, 2, 3)) && comesBack(square(at: 3)))
        #expect(comesBack(Color?.none) && comesBack([Color.black, .white]) && comesBack([0.25, 0.5]) && comesBack([Double]?.none))
        #expect(comesBack(Gravity.center) && comesBack(Picture(Bitmap(width: 1, height: 1))))
    }

    @Test func aValueOfAnotherKindIsRefused() {
        #expect(Double(.text("1")) == nil)
        #expect(Point(.size(Size(1, 2))) == nil)
        #expect(Color(.null) == nil)
        #expect([Double](.array([.number(1), .null])) == nil)
        #expect(Gravity(.text("nonsense")) == nil)
    }

    @Test func numbersAreInterpolatedComponentwise() {
        #expect(half(Rect(0, 2, 4, 6), Rect(2, 4, 8, 10)) == Rect(1, 3, 6, 8))
        #expect(half([0.0, 1], [1, 2]) == [0.5, 1.5])
        #expect(half([0.0, 1], [1]) == nil)
    }

    @Test func coloursAreInterpolatedWithStraightAlpha() {
        #expect(half(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)) == Color(red: 0.5, green: 0, blue: 0.5))
        #expect(half(Color.clear, .white) == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    }

    @Test func aMissingColourIsInterpolatedAsClear() {
        #expect(half(Color?.none, Color.white) == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
        #expect(half(Color?.none, nil) == .some(nil))
        #expect(Color?.some(.white).added(to: nil) == .white)
    }

    @Test func pathsOfEqualStructureAreInterpolatedPointByPoint() {
        #expect(half(square(at: 0), square(at: 10)) == square(at: 5))
        #expect(half(Path?.some(square(at: 0)), square(at: 10)) == square(at: 5))
        var other = square(at: 0)
        other.addLine(to: .zero)
        #expect(half(square(at: 0), other) == nil)
        #expect(half(Path?.none, square(at: 0)) == nil)
    }

    @Test(arguments: [(false, true, 0.0, false), (false, true, 0.1, true), (true, false, 0.9, true), (true, false, 1, false)])
    func interpolatedFlagsAreTrueUnlessFullyFalse(from: Bool, to: Bool, fraction: Double, expected: Bool) {
        #expect(Bool.mix(from, to, at: fraction) == expected)
    }

    @Test func namesAndImagesChangeHalfway() {
        #expect(Gravity.mix(.resize, .center, at: 0.49) == .resize)
        #expect(Gravity.mix(.resize, .center, at: 0.5) == .center)
        let (old, new) = (Picture(Bitmap(width: 1, height: 1)), Picture(Bitmap(width: 1, height: 1)))
        #expect(Picture.mix(old, new, at: 0.6) === new)
    }
}
