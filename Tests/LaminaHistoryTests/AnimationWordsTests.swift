import LaminaHistory
import LaminaScene
import Testing

/// The words for animations, which `lamina history`, the lints and the studio share.
@Suite struct AnimationWordsTests {
    private func runs(_ change: (inout MediaTiming) -> Void) -> Double? {
        var timing = MediaTiming(duration: 0.5)
        change(&timing)
        return timing.runCount
    }

    @Test func aRunThatReversesIsOneThereAndBack() {
        #expect(runs { _ in } == 1)
        #expect(runs { $0.repeatCount = 3 } == 3)
        #expect(runs { ($0.repeatCount, $0.autoreverses) = (3, true) } == 3)
        #expect(runs { $0.repeatDuration = 2 } == 4)
        #expect(runs { ($0.repeatDuration, $0.autoreverses) = (2, true) } == 2)
        #expect(runs { $0.repeatCount = .infinity } == nil)
        #expect(runs { ($0.duration, $0.repeatDuration) = (0, 2) } == 1)
    }

    private func name(_ kind: Animation.Kind, _ curve: TimingFunction? = nil) -> String {
        var animation = Animation(keyPath: "opacity", timing: MediaTiming(duration: 1), kind: kind)
        animation.timingFunction = curve
        return animation.curveName
    }

    @Test func aCurveHasApplesNameOrItsNumbers() {
        let values = BasicValues(from: .number(0), to: .number(1))
        #expect(name(.basic(values)) == "linear")
        #expect(name(.basic(values), TimingFunction(name: "easeInEaseOut")) == "easeInEaseOut")
        #expect(name(.basic(values), TimingFunction(0.25, 0.5, 1 / 3, 1)) == "cubic (0.25, 0.5, 0.333, 1)")
        #expect(name(.spring(Spring(mass: 1, stiffness: 100, damping: 12.5), values)) == "spring (mass 1, stiffness 100, damping 12.5)")
        let member = Animation(keyPath: "opacity", timing: MediaTiming(duration: 1), kind: .basic(values))
        #expect(name(.group([member, member])) == "group (linear)")
    }

    @Test(arguments: [(1.0, "1"), (0.126, "0.13"), (-2.5, "-2.5"), (1e12, "1000000000000"), (.infinity, "inf"), (1e300, "1e+300")])
    func aNumberHasAtMostSomeDigits(number: Double, text: String) {
        #expect(number.text(digits: 2) == text)
    }
}
