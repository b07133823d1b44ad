import LaminaScene
import Testing

@Suite struct GroupTests {
    private func group(_ children: [Animation], _ change: (inout Animation) -> Void = { _ in }) -> Animation {
        .made(.group(children)) {
            $0.timing.fillMode = .forwards
            change(&$0)
        }
    }

    private func fade(_ duration: Double, fill: FillMode = .forwards) -> Animation {
        Animation.basic(from: .number(1), to: .number(0)).with { ($0.timing.duration, $0.timing.fillMode) = (duration, fill) }
    }

    @Test func aGroupIsFlattenedIntoItsLeavesInOrder() {
        let inner = group([fade(1).with { $0.id = 2 }, fade(1).with { $0.id = 3 }])
        let leaves = group([fade(1).with { $0.id = 1 }, inner, fade(1).with { $0.id = 4 }]).leaves()
        #expect(leaves.map(\.animation.id) == [1, 2, 3, 4])
        #expect(leaves.map(\.times.groups.count) == [1, 2, 2, 1])
    }

    @Test func aGroupTruncatesItsChildrenAndHoldsThem() {
        #expect(show(group([fade(2)]) { $0.timing.duration = 0.5 }, on: 9.0, at: 2) == 0.75)
        #expect(show(group([fade(0.3)]), on: 9.0, at: 2) == 0)
        #expect(show(group([fade(1)]) { $0.timing.duration = 2 }, on: 9.0, at: 0.5) == 0.5)
        #expect(show(group([fade(0.5)]) { $0.timing.fillMode = .removed }, on: 9.0, at: 2) == 9)
    }

    @Test func aChildWithoutADurationHasItsGroupsDuration() {
        let animation = group([fade(0, fill: .removed)]) { $0.timing.duration = 2 }
        #expect(show(animation, on: 9.0, at: 0.5) == 0.75)
        #expect(show(animation, on: 9.0, at: 3) == 0)
        let spring = Spring()
        let swing = Animation.made(.spring(spring, BasicValues(from: .number(0), to: .number(1)))) { $0.timing.duration = 0 }
        #expect(abs(show(group([swing]), on: 9.0, at: 0.3) - spring.displacement(at: 0.3)) < 1e-12)
    }

    @Test func theGroupsCurveIsAppliedBeforeTheChildsCurve() {
        let child = Animation.basic(from: .number(0), to: .number(1)).with { $0.timingFunction = .easeOut }
        let animation = group([child]) { $0.timingFunction = .easeIn }
        #expect(abs(show(animation, on: 9.0) - TimingFunction.easeOut(TimingFunction.easeIn(0.5))) < 1e-12)
    }

    @Test func anAnimationRemovedOnCompletionDoesNotFillForwards() {
        let removed = fade(1).with { ($0.removedOnCompletion, $0.timing.fillMode) = (true, .both) }
        #expect(show(removed, on: 9.0, at: 2) == 9)
        #expect(show(removed, on: 9.0, at: -1) == 1)
        #expect(show(group([fade(1)]) { $0.removedOnCompletion = true }, on: 9.0, at: 2) == 9)
        #expect(show(group([removed]), on: 9.0, at: 2) == 0)
    }

    @Test func deepGroupsDoNotOverflowTheStack() {
        var animation = fade(1)
        for _ in 0..<2_000 { animation = group([animation]) }
        #expect(animation.leaves().count == 1)
    }
}
