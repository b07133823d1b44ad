import LaminaPrimitives
import LaminaScene
import Testing

@Suite struct ValueFunctionTests {
    private func shown(
        _ function: ValueFunction, _ animation: Animation, on model: Transform3D = .identity, at time: Double = 0.5
    ) -> Transform3D {
        show(animation.with { $0.valueFunction = function }, on: model, at: time)
    }

    private func triple(_ x: Double, _ y: Double, _ z: Double) -> Value { .array(numbers([x, y, z])) }

    @Test func numbersBecomeATransformThatReplacesTheProperty() {
        let ten = Animation.basic(from: .number(0), to: .number(10))
        #expect(shown(.translateX, ten, on: .scale(2, 3, 1)) == .translation(5, 0, 0))
        #expect(shown(.translateX, ten.with { $0.isAdditive = true }, on: .scale(2, 3, 1)).m41 == 10)
        #expect(shown(.translateY, .keyframes([.number(12)])) == .translation(0, 12, 0))
        #expect(shown(.scaleZ, .keyframes(numbers([1, 3]))) == .scale(1, 1, 2))
    }

    @Test func aFullRotationByValueFunctionRotates() {
        let turn = Animation.basic(from: .number(0), to: .number(2 * .pi))
        expectClose(shown(.rotateZ, turn), .rotation(.pi, 0, 0, 1))
        expectClose(shown(.rotateX, turn, at: 0.25), .rotation(.pi / 2, 1, 0, 0))
        expectClose(shown(.rotateY, turn, at: 0.75), .rotation(3 * .pi / 2, 0, 1, 0))
    }

    @Test func aValueFunctionTakesThreeNumbers() {
        #expect(shown(.translate, .basic(from: triple(0, 0, 0), to: triple(10, 20, 30))) == .translation(5, 10, 15))
        #expect(shown(.scale, .basic(to: triple(3, 4, 5))) == .scale(2, 2.5, 3))
        #expect(shown(.scale, .keyframes([triple(1, 1, 1), triple(3, 5, 7)], .cubic)) == .scale(2, 3, 4))
    }

    @Test func aMissingEndIsReadFromTheTransform() {
        #expect(shown(.translateX, .basic(to: .number(10)), on: .translation(4, 7, 0)) == .translation(7, 0, 0))
    }

    @Test func threeNumbersAreEvenlySpacedInPacedMode() {
        let keys = [triple(0, 0, 0), triple(10, 0, 0), triple(10, 30, 0)]
        expectClose(shown(.translate, .keyframes(keys, .paced), at: 0.75), .translation(10, 15, 0))
        expectClose(shown(.translate, .keyframes(keys, .cubicPaced), at: 0.75), .translation(10.625, 13.125, 0))
        expectClose(shown(.translateX, .keyframes(numbers([0, 10, 40]), .paced)), .translation(20, 0, 0))
    }

    @Test func numbersCumulate() {
        func thrice(_ values: [Value]) -> Animation {
            Animation.keyframes(values).with { ($0.isCumulative, $0.timing.repeatCount) = (true, 3) }
        }
        #expect(shown(.translateX, thrice(numbers([0, 10])), at: 1.5) == .translation(15, 0, 0))
        #expect(shown(.translate, thrice([triple(0, 0, 0), triple(10, 20, 30)]), at: 1.5) == .translation(15, 30, 45))
    }

    @Test func aWrongNumberOfNumbersHasNoEffect() {
        #expect(shown(.translate, .basic(from: .number(0), to: .number(10)), on: .scale(2, 2, 2)) == .scale(2, 2, 2))
        #expect(shown(.rotateX, .basic(from: triple(0, 0, 0), to: triple(1, 1, 1)), on: .scale(2, 2, 2)) == .scale(2, 2, 2))
    }

    @Test func aValueFunctionAffectsTransformsOnly() {
        let turn = Animation.basic(from: .number(0), to: .number(1)).with { $0.valueFunction = .rotateX }
        #expect(show(turn, on: 9.0) == 9)
    }
}
