import LaminaScene
import TestSupport
import Testing

@testable import QuartzCore

/// The frame rates that animations prefer.
@Suite @MainActor struct FrameRateTests {
    nonisolated private static let wishes: [(CAFrameRateRange, Double)] = [
        (CAFrameRateRange.default, 0), (CAFrameRateRange(minimum: 10, maximum: 30), 30),
        (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 20), 20), (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 5), 10),
        (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 90), 60), (CAFrameRateRange(minimum: 60, maximum: 10), 0),
        (CAFrameRateRange(minimum: 0, maximum: .nan), 0), (CAFrameRateRange(minimum: 0, maximum: 30, preferred: .nan), 30),
    ]

    @Test(arguments: wishes)
    func theRateIsThePreferredOneWithinTheRange(range: CAFrameRateRange, rate: Double) {
        #expect(range.wish == rate)
    }

    /// The next change, half a second after the commit, at one frame per second and rate.
    private func nextChange(_ animation: CAAnimation) throws -> Double {
        let stage = Stage()
        animation.beginTime = 1e-9
        stage.layer.add(animation, forKey: nil)
        CATransaction.flush()
        let tree = try #require(stage.host.tree)
        let now = tree.commitTime + 0.5
        return tree.nextChange(after: now) { now + 1 / $0 } - now
    }

    private func fade(_ range: CAFrameRateRange = .default) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1e9)
        fade.preferredFrameRateRange = range
        return fade
    }

    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    @Test func theTreeChangesAtTheRateOfItsAnimations() throws {
        #expect(near(try nextChange(fade()), 0))
        #expect(near(try nextChange(fade(CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10))), 0.1))
    }

    @Test func theAnimationsOfAGroupHaveItsRateUnlessTheyHaveTheirOwn() throws {
        let group = CAAnimationGroup()
        group.duration = 1e9
        group.animations = [fade(), fade(CAFrameRateRange(minimum: 5, maximum: 5))]
        #expect(near(try nextChange(group), 0))
        group.preferredFrameRateRange = CAFrameRateRange(minimum: 4, maximum: 4)
        #expect(near(try nextChange(group), 0.2))
        group.animations = [fade(), fade()]
        #expect(near(try nextChange(group), 0.25))
    }

    @Test func aTransitionHasARateToo() throws {
        let transition = CATransition()
        transition.duration = 1e9
        transition.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10)
        #expect(near(try nextChange(transition), 0.1))
    }
}
