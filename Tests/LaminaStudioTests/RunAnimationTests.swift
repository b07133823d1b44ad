import LaminaHistory
import LaminaPrimitives
import LaminaScene
import Testing

@testable import LaminaStudio

@Suite struct RunAnimationTests {
    private func animations(_ animation: LayerAnimation, _ change: (inout LayerState) -> Void = { _ in }) -> [RunAnimation] {
        var history = TestHistory.empty()
        var state = TestHistory.state(10, 10, 20, nil)
        change(&state)
        history.commits = [TestHistory.tree([LayerNode(id: LayerID(2), state: state, animations: [animation])], at: 1000)]
        return RunAnimation.all(of: history)
    }

    @Test func anAnimationIsOneBarHoweverManyCommitsShowIt() throws {
        let all = RunAnimation.all(of: TestHistory.movingSquare())
        #expect(all.count == 1)
        let bar = try #require(all.first)
        #expect([bar.begin, bar.duration, bar.end] == [1, 2, 3])
        #expect((bar.layer, bar.key, bar.keyPath, bar.property) == (2, "move", "position.x", "position"))
        #expect(bar.repeatCount == 1 && bar.curveName == "linear" && bar.origin == nil)
        #expect(bar.line == "Square.swift:12")
    }

    @Test func anAnimationThatIsRemovedEndsWithTheCommitThatLacksIt() {
        var history = TestHistory.movingSquare(duration: 100)
        #expect(RunAnimation.all(of: history).map(\.end) == [4])
        history.commits[1] = TestHistory.tree([TestHistory.square()], at: 1002.5)
        #expect(RunAnimation.all(of: history).map(\.end) == [2.5])
    }

    @Test func theBeginIsThatOfTheRunWhateverTheLayersTime() {
        let animation = TestHistory.animation("opacity", from: 0, to: 1, begin: 3, duration: 1)
        let bars = animations(animation) { state in
            state.timing.beginTime = 1000
            state.timing.speed = 2
        }
        // Local second 3 at double speed.
        #expect(bars.map(\.begin) == [1.5])
    }

    @Test func repeatsAndReversesAreCounted() {
        let endless = TestHistory.animation("opacity", from: 0, to: 1, begin: 1000, duration: 1) { $0.timing.repeatCount = .infinity }
        #expect(animations(endless).map(\.repeatCount) == [nil])
        #expect(animations(endless).map(\.end) == [4])
        let turning = TestHistory.animation("opacity", from: 0, to: 1, begin: 1000, duration: 0.5) {
            $0.timing.repeatCount = 3
            $0.timing.autoreverses = true
        }
        #expect(animations(turning).map(\.repeatCount) == [3])
        #expect(animations(turning).map(\.end) == [3])
    }

    @Test func aGroupIsABarBeforeThoseOfItsAnimations() {
        var inner = Animation(keyPath: "opacity", timing: MediaTiming(duration: 1), kind: .basic(BasicValues(from: .number(0), to: .number(1))))
        var second = inner
        second.keyPath = "position.x"
        second.timing.beginTime = 0.5
        inner.timing.beginTime = 0
        var timing = MediaTiming(duration: 2)
        timing.beginTime = 1001
        let group = Animation(id: 3, timing: timing, kind: .group([inner, second]))
        let bars = animations(TestHistory.resolved(group))
        #expect(bars.map(\.keyPath) == ["group", "opacity", "position.x"])
        #expect(bars.map(\.begin) == [1, 1, 1.5])
        #expect(bars.map(\.group) == [nil, 0, 0])
    }

    @Test func theCurveIsTheProgressOfOneRepetition() throws {
        let eased = TestHistory.animation("opacity", from: 0, to: 1, begin: 1000, duration: 1) {
            $0.timingFunction = TimingFunction(name: "easeIn")
        }
        let curve = try #require(animations(eased).first?.curve)
        #expect(curve.count == 33 && curve[0] == 0 && curve[32] == 1 && curve[16] < 0.4)
        #expect(animations(eased).map(\.curveName) == ["easeIn"])
    }
}
