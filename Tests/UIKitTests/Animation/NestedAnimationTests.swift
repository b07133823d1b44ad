import Testing
import UIKit

@Suite(.serialized) @MainActor
struct NestedAnimationTests {
    private func animation(_ stage: AnimationStage) -> CAAnimation? { stage.view.layer.animation(forKey: "opacity") }

    @Test func aNestedBlockInheritsDurationAndCurve() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveEaseIn) { stage.view.alpha = 0 }
        }
        #expect(animation(stage)?.duration == 3)
        #expect(animation(stage)?.timingFunction == CAMediaTimingFunction(name: .linear))
        // The inner block keeps its own delay.
        stage.advance(to: 0.5)
        #expect(isClose(stage.seen("opacity"), 1))
    }

    @Test func overrideOptionsKeepANestedBlocksDurationAndCurve() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 3, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]) {
                stage.view.alpha = 0
            }
        }
        #expect(animation(stage)?.duration == 1)
        #expect(animation(stage)?.timingFunction == CAMediaTimingFunction(name: .easeIn))
    }

    @Test func repetitionIsInheritedUnlessOptionsAreOverridden() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 3, delay: 0, options: [.repeat, .autoreverse]) {
            UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { stage.view.center.x = 0 }
        }
        #expect(animation(stage)?.repeatCount == .infinity)
        #expect(animation(stage)?.autoreverses == true)
        #expect(stage.view.layer.animation(forKey: "position")?.repeatCount == 0)
    }

    @Test func theInheritedDurationCanBeRead() {
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.animate(withDuration: 3) {
            #expect(UIView.inheritedAnimationDuration == 3)
            UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 3) }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func nestedBlocksHaveSeparateCompletions() {
        let stage = AnimationStage()
        var heard: [String] = []
        UIView.animate(
            withDuration: 2,
            animations: {
                stage.view.alpha = 0
                UIView.animate(
                    withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: { stage.view.center.x = 0 },
                    completion: { _ in heard.append("inner") })
            }, completion: { _ in heard.append("outer") })
        stage.advance(to: 1)
        #expect(heard == ["inner"])
        stage.advance(to: 2)
        #expect(heard == ["inner", "outer"])
    }
}
