import QuartzCore
import Testing
import TestSupport
import UIKit

@Suite(.serialized) @MainActor
struct PropertyAnimatorTests {
    private let stage = AnimationStage()

    /// Returns an animator that moves the view's centre from 50 to 150 in two seconds.
    private func makeAnimator(curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let view = stage.view
        return UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 150 }
    }

    private var place: CGFloat? { stage.seen("position.x") }

    @Test func anAnimatorRunsWhenStartedAndCallsItsCompletion() {
        let animator = makeAnimator()
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        #expect(animator.state == .inactive)
        #expect(stage.view.center.x == 50)
        animator.startAnimation()
        #expect(animator.isRunning)
        #expect(areClose(stage.seen("position.x", at: [0, 0.5, 1.5]), [50, 75, 125]))
        #expect(isClose(animator.fractionComplete, 0.75))
        stage.advance(to: 2)
        #expect(heard == [.end])
        #expect(animator.state == .inactive)
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(isClose(place, 150))
    }

    @Test func anAnimatorThatHasEndedIsReleasedWithItsClosures() {
        weak var released: UIViewPropertyAnimator?
        do {
            let animator = makeAnimator()
            released = animator
            animator.startAnimation()
        }
        #expect(released != nil)
        stage.advance(to: 3)
        #expect(released == nil)
    }

    @Test func aPausedAnimatorContinuesFromItsPosition() {
        let animator = makeAnimator(curve: .easeIn)
        animator.startAnimation()
        stage.advance(to: 1)
        let held = place
        animator.pauseAnimation()
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        stage.advance(to: 5)
        #expect(isClose(place, held ?? 0))
        animator.startAnimation()
        stage.advance(to: 5.5)
        #expect(isClose(place, 50 + 100 * 0.621861, within: 1e-3))
        stage.advance(to: 6)
        #expect(animator.state == .inactive)
        #expect(isClose(place, 150))
    }

    @Test func scrubbingIsLinearForEveryCurve() {
        let animator = makeAnimator(curve: .easeIn)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active)
        #expect(isClose(place, 75))
        animator.fractionComplete = 0.5
        #expect(isClose(place, 100))
        #expect(isClose(animator.fractionComplete, 0.5))
        // The animator continues along its curve from this position.
        animator.startAnimation()
        stage.advance(to: 0)
        #expect(isClose(place, 100, within: 1e-3))
        stage.advance(to: 0.2)
        #expect((place ?? 0) > 112)
    }

    @Test func scrubbingFollowsTheCurveWithoutScrubsLinearly() {
        let animator = makeAnimator(curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(isClose(place, 50 + 31.5357, within: 1e-3))
    }

    @Test func pausingDoesNotChangeTheFraction() {
        let animator = makeAnimator(curve: .easeOut)
        animator.startAnimation()
        stage.advance(to: 0.5)
        let moving = place
        animator.pauseAnimation()
        #expect(isClose(place, moving ?? 0))
        // Scrubbing starts from the fraction by which the values have progressed.
        #expect(isClose(animator.fractionComplete, 0.378140, within: 1e-4))
        animator.fractionComplete = 0.38
        #expect(isClose(place, 88, within: 1e-6))
    }

    @Test func aReversedAnimatorEndsAtTheStart() {
        let animator = makeAnimator(curve: .easeIn)
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.advance(to: 1.5)
        let turning = place
        animator.isReversed = true
        #expect(isClose(animator.fractionComplete, 0.25))
        #expect(isClose(place, turning ?? 0))
        stage.advance(to: 2)
        #expect(isClose(place, 50 + 31.5357, within: 1e-3))
        stage.advance(to: 3)
        #expect(heard == [.start])
        #expect(stage.view.center.x == 50)
        #expect(isClose(place, 50))
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func stoppingWithoutFinishingKeepsPresentationValuesAndCallsNoCompletion() {
        let animator = makeAnimator()
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.advance(to: 1)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(isClose(stage.view.center.x, 100))
        #expect(stage.view.layer.animationKeys() == nil)
        stage.advance(to: 3)
        #expect(heard.isEmpty)
    }

    @Test(arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 100), (.end, 150)])
    func aStoppedAnimatorWaitsForFinishAnimation(position: UIViewAnimatingPosition, expected: CGFloat) {
        let animator = makeAnimator()
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.advance(to: 1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: position)
        #expect(heard == [position])
        #expect(animator.state == .inactive)
        #expect(isClose(stage.view.center.x, expected))
    }

    @Test func aStoppedAnimatorTakesCompletionsAndRefusesAnimations() {
        let animator = makeAnimator()
        var heard: [UIViewAnimatingPosition] = []
        animator.startAnimation()
        stage.advance(to: 1)
        animator.stopAnimation(false)
        animator.addCompletion { heard.append($0) }
        let view = stage.view
        animator.addAnimations { view.alpha = 0 }
        animator.finishAnimation(at: .end)
        #expect(heard == [.end])
        #expect(view.alpha == 1)
    }

    @Test func callsInTheWrongStateAreRefused() {
        let animator = makeAnimator()
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        animator.finishAnimation(at: .end)
        #expect(stage.view.center.x == 50)
        animator.startAnimation()
        animator.finishAnimation(at: .start)
        #expect(animator.isRunning)
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.pauseAnimation()
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .end)
    }

    @Test func anUninterruptibleAnimatorCannotBePaused() {
        let animator = makeAnimator()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
        #expect(animator.isRunning)
    }

    @Test func delayedAnimationsBeginAtTheirDelayFactor_uiview028() {
        let animator = makeAnimator()
        let view = stage.view
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.25)
        animator.startAnimation()
        #expect(areClose(stage.seen("opacity", at: [0, 0.5, 1.25, 1.9999]), [1, 1, 0.5, 0], within: 1e-3))
    }

    @Test func animationsAddedToARunningAnimatorEndWithIt() {
        let animator = makeAnimator()
        let view = stage.view
        animator.startAnimation()
        stage.advance(to: 1)
        animator.addAnimations { view.alpha = 0 }
        #expect(areClose(stage.seen("opacity", at: [1, 1.5]), [1, 0.5]))
        #expect(isClose(place, 125))
        stage.advance(to: 2)
        #expect(animator.state == .inactive)
    }

    @Test func anAnimatorCanContinueWithAnotherDurationAndCurve() {
        let animator = makeAnimator()
        animator.startAnimation()
        stage.advance(to: 1)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
        #expect(isClose(place, 100))
        stage.advance(to: 3)
        #expect(isClose(place, 100 + 50 * 0.315357, within: 1e-3))
        stage.advance(to: 5)
        #expect(animator.state == .inactive)
    }

    @Test func anAnimatorCanContinueAsASpring() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 0.5)
        #expect(isClose(place, 100))
        let highest = stage.seen("position.x", at: Array(stride(from: 0, to: 1, by: 0.02))).max() ?? 0
        #expect(highest > 155)
    }

    @Test func reversingAfterANewCurveStillEndsAtTheStart() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        stage.advance(to: 1)
        #expect(isClose(place, 125))
        animator.isReversed = true
        #expect(isClose(place, 125, within: 1e-3))
        stage.advance(to: 4)
        #expect(isClose(place, 50))
        #expect(animator.state == .inactive)
    }

    @Test func aSpringAnimatorOvershootsAndRests() {
        let view = stage.view
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 150 }
        animator.startAnimation()
        let seen = stage.seen("position.x", at: Array(stride(from: 0, through: 1, by: 0.01)))
        #expect((seen.max() ?? 0) > 160)
        #expect(isClose(seen.last, 150, within: 0.5))
    }

    @Test func aSpringWithConstantsHasItsOwnDuration() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        #expect(isClose(CGFloat(animator.duration), 1.4727003346780925))
    }

    @Test func aSpringMayHaveAVelocityForEachAxis() {
        let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 20))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        let view = stage.view
        animator.addAnimations { view.center = CGPoint(x: 150, y: 150) }
        animator.startAnimation()
        stage.advance(to: 0.05)
        let (x, y) = (stage.seen("position.x") ?? 0, stage.seen("position.y") ?? 0)
        #expect(y - x > 20)
    }

    @Test func pausesOnCompletionKeepsAnAnimatorActiveAtItsEnd() {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        stage.advance(to: 3)
        #expect(heard.isEmpty)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(isClose(place, 150))
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(to: 4)
        #expect(isClose(place, 100))
    }

    @Test func observersHearOfAnAnimatorsStates() {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        var heard: [String] = []
        let observations = [
            animator.observe(\.isRunning) { animator, _ in heard.append("running \(animator.isRunning)") },
            animator.observe(\.state) { animator, _ in heard.append("state \(animator.state.rawValue)") },
            animator.observe(\.isReversed) { animator, _ in heard.append("reversed \(animator.isReversed)") },
        ]
        animator.startAnimation()
        #expect(Set(heard) == ["state 1", "running true"] && heard.count == 2)
        stage.advance(to: 3)
        #expect(heard.dropFirst(2) == ["running false"])
        animator.isReversed = true
        animator.startAnimation()
        #expect(heard.dropFirst(3) == ["reversed true", "running true"])
        animator.stopAnimation(true)
        #expect(Set(heard.dropFirst(5)) == ["running false", "state 0", "reversed false"])
        withExtendedLifetime(observations) {}
    }

    @Test func anObserverOfTheEndMayRunTheAnimatorBack() {
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        var turns = 0
        let observation = animator.observe(\.isRunning) { animator, _ in
            guard !animator.isRunning, turns < 2 else { return }
            turns += 1
            animator.isReversed.toggle()
            animator.startAnimation()
        }
        animator.startAnimation()
        stage.advance(to: 3)
        #expect(animator.isRunning && turns == 1)
        stage.advance(to: 8)
        stage.advance(to: 13)
        #expect(!animator.isRunning && turns == 2 && isClose(place, 150))
        animator.stopAnimation(true)
        withExtendedLifetime(observation) {}
    }

    @Test func aDelayHoldsTheStartValue() {
        let animator = makeAnimator()
        animator.startAnimation(afterDelay: 1)
        #expect(animator.delay == 1)
        #expect(areClose(stage.seen("position.x", at: [0.5, 2]), [50, 100]))
    }

    @Test func runningPropertyAnimatorStartsImmediately() {
        let view = stage.view
        var heard: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }, completion: { heard.append($0) })
        #expect(animator.isRunning)
        stage.advance(to: 0.5)
        #expect(isClose(stage.seen("opacity"), 0.5))
        stage.advance(to: 1)
        #expect(heard == [.end])
    }

    @Test func nestedBlocksBelongToTheAnimator() {
        let view = stage.view
        var heard: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animate(withDuration: 9, animations: { view.alpha = 0 }, completion: { heard.append($0) })
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            }
        }
        animator.fractionComplete = 0.25
        #expect(isClose(stage.seen("opacity"), 0.75))
        #expect(isClose(place, 100))
        animator.startAnimation()
        stage.advance(to: 2)
        #expect(heard == [true])
    }

    @Test func anAnimatorWithoutChangesFinishesSoon() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        var heard: [UIViewAnimatingPosition] = []
        animator.addCompletion { heard.append($0) }
        animator.startAnimation()
        finishTurn()
        #expect(heard == [.end])
    }

    @Test func anAnimatorWithoutArgumentsChangesAtOnce() {
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0 && animator.state == .inactive)
        animator.addAnimations { stage.view.center.x = 150 }
        animator.startAnimation()
        finishTurn()
        #expect(stage.view.center.x == 150 && animator.state == .inactive)
    }

    @Test func reversingRestoresColors() {
        let view = stage.view
        view.backgroundColor = .red
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .blue }
        animator.fractionComplete = 0.5
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(view.backgroundColor == .red)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }
}
