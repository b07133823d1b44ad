import LaminaPrimitives
import Testing

@testable import LaminaScene

@Suite struct BasicTests {
    @Test(arguments: [
        (BasicValues(from: .number(2), to: .number(6)), 4.0), (BasicValues(from: .number(2), by: .number(6)), 5.0),
        (BasicValues(to: .number(6), by: .number(4)), 4.0), (BasicValues(from: .number(2)), 5.5), (BasicValues(to: .number(5)), 7.0),
        (BasicValues(by: .number(2)), 10.0), (BasicValues(previous: .number(3)), 6.0), (BasicValues(), 9.0),
    ])
    func missingValuesAreTheLayersModelValuesAlsoAboveOtherAnimations(values: BasicValues, expected: Double) {
        #expect(show(.made(.basic(values)), on: 9.0) == expected)
        guard values != BasicValues() else { return }
        #expect(show(.basic(from: .number(50), to: .number(70)), .made(.basic(values)), on: 9.0) == expected)
    }

    @Test func interpolationIsExactAtBothEnds() {
        let animation = Animation.basic(from: .number(0.1), to: .number(0.7))
        #expect(show(animation, on: 5.0, at: -1) == 0.1)
        #expect(show(animation, on: 5.0, at: 2) == 0.7)
    }

    @Test func byValuesOfColoursIncludeAlpha() {
        let by = Animation.basic(by: .color(color(0.2, 0.1, 0.2, 0.1)))
        #expect(difference(show(by, on: color(0.2, 0.3, 0.4, 0.5)), color(0.3, 0.35, 0.5, 0.55)) < 1e-6)
        let shown = show(.basic(from: .color(.white)), on: Color?.none)
        #expect(shown == color(0.5, 0.5, 0.5, 0.5))
    }

    @Test func listsAreAnimatedElementByElement() {
        let from = Value.array([.color(color(1, 0, 0)), .color(color(0, 1, 0))])
        let to = Value.array([.color(color(0, 0, 1)), .color(color(1, 1, 0))])
        #expect(show(.basic(from: from, to: to), on: [Color]()) == [color(0.5, 0, 0.5), color(0.5, 1, 0)])
    }

    @Test func byValuesOfTransformsAreConcatenated() {
        let model = Transform3D.translation(10, 0, 0)
        #expect(show(.basic(by: .transform(.translation(20, 0, 0))), on: model).m41 == 20)
        let back = Animation.basic(to: .transform(.translation(30, 0, 0)), by: .transform(.translation(10, 0, 0)))
        #expect(show(back, on: model).m41 == 25)
        let singular = Animation.basic(to: .transform(.identity), by: .transform(.scale(0, 1, 1)))
        #expect(show(singular, on: model) == model)
    }

    @Test func valuesOfAnotherTypeKeepTheModelValue() {
        #expect(show(.basic(from: .text("red"), to: .color(.white)), on: Color.black) == .black)
        #expect(show(.basic(from: .point(.zero), to: .point(.zero)), on: 3.0) == 3)
    }

    @Test func animationsApplyInTheOrderOfAdding() {
        let replacing = Animation.basic(from: .number(0.5), to: .number(0.5))
        let adding = Animation.basic(from: .number(0.25), to: .number(0.25)).with { $0.isAdditive = true }
        #expect(show(replacing, adding, on: 1.0) == 0.75)
        #expect(show(adding, replacing, on: 1.0) == 0.5)
        #expect(show(adding, adding, on: 1.0) == 1.5)
    }

    @Test func anAddedTransformIsAppliedFirst() {
        let move = Animation.basic(from: .transform(.identity), to: .transform(.translation(10, 0, 0))).with { $0.isAdditive = true }
        #expect(show(move, on: Transform3D.scale(2, 2, 2), at: 1).m41 == 20)
        let grow = Animation.basic(from: .transform(.scale(2, 2, 1)), to: .transform(.scale(2, 2, 1))).with { $0.isAdditive = true }
        #expect(show(grow, on: Transform3D.translation(10, 0, 0)) == Transform3D.scale(2, 2, 1).followed(by: .translation(10, 0, 0)))
    }

    @Test func everyRepeatOfACumulativeAnimationStartsAtTheEndOfTheLast() {
        let forward = Animation.basic(from: .number(10), to: .number(20)).with {
            ($0.isCumulative, $0.timing.repeatCount) = (true, 3)
        }
        #expect(show(forward, on: 0.0, at: 1.5) == 35)
        #expect(show(forward, on: 0.0, at: 9) == 60)
        let reversing = forward.with { $0.timing.autoreverses = true }
        #expect(show(reversing, on: 0.0, at: 2.5) == 25)
    }

    @Test func theReversedRunMirrorsTheEasing() {
        let eased = Animation.basic(from: .number(0), to: .number(1)).with {
            ($0.timing.autoreverses, $0.timingFunction) = (true, .easeIn)
        }
        #expect(abs(show(eased, on: 0.0, at: 1.5) - 0.315357) < 1e-6)
        for step in 0...20 {
            let time = Double(step) / 20
            #expect(abs(show(eased, on: 0.0, at: 1 - time) - show(eased, on: 0.0, at: 1 + time)) < 1e-12)
        }
    }

    @Test func aSpringsFrequencyDoesNotDependOnItsDuration() {
        let spring = Spring()
        for duration in [1.0, 2] {
            let animation = Animation.made(.spring(spring, BasicValues(from: .number(10), to: .number(20)))) {
                $0.timing.duration = duration
            }
            #expect(abs(show(animation, on: 0.0, at: 0.3) - 10 - 10 * spring.displacement(at: 0.3)) < 1e-12)
        }
    }

    @Test func imagesChangeAtTheHalf() {
        let (old, new) = (Picture(Bitmap(width: 1, height: 1)), Picture(Bitmap(width: 1, height: 1)))
        let animation = Animation.basic(from: .picture(old))
        #expect(show(animation, on: Picture?.some(new), at: 0.25) == old)
        #expect(show(animation, on: Picture?.some(new), at: 0.75) == new)
    }

    @Test func theCurrentValueIsReadOnlyWhenNeeded() throws {
        let interpolation = try #require(Interpolation<Double>(.basic(from: .number(0), to: .number(1))))
        var reads = 0
        func current() -> Double {
            reads += 1
            return 0
        }
        let value = interpolation.value(in: Phase(stage: .active, progress: 0.5, time: 0.5), onto: current())
        #expect(value == 0.5)
        #expect(reads == 0)
    }
}
