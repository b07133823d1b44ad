import Testing
import UIKit

@Suite(.serialized) @MainActor
struct BeginCommitTests {
    /// As in the MailMove article, a yellow view in the table row fades in and out twice after one second.
    @Test func mailMovePulsesTwiceAfterASecond_seed023to031() {
        let stage = AnimationStage()
        stage.view.alpha = 0
        stage.advance(to: 0)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDelay(1)
        UIView.setAnimationDuration(0.25)
        UIView.setAnimationRepeatAutoreverses(true)
        UIView.setAnimationRepeatCount(2)
        stage.view.alpha = 1
        UIView.commitAnimations()
        let times = [0.5, 1, 1.125, 1.25, 1.375, 1.5, 1.75, 1.999, 2.001]
        #expect(areClose(stage.seen("opacity", at: times), [0, 0, 0.5, 1, 0.5, 0, 1, 0, 1], within: 1e-3))
    }

    @Test func beginCommitDefaultsToEaseInEaseOutOf0_2Seconds_uiview002() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        stage.view.alpha = 0
        UIView.commitAnimations()
        let animation = stage.view.layer.animation(forKey: "opacity")
        #expect(animation?.duration == 0.2)
        #expect(animation?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    }

    @Test func settingsApplyToLaterChanges() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        stage.view.alpha = 0
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        stage.view.center.x = 0
        UIView.commitAnimations()
        #expect(stage.view.layer.animation(forKey: "opacity")?.duration == 1)
        #expect(stage.view.layer.animation(forKey: "position")?.duration == 2)
        #expect(stage.view.layer.animation(forKey: "position")?.timingFunction == CAMediaTimingFunction(name: .linear))
    }

    @Test func autoreversingNeedsARepeatCount() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationRepeatAutoreverses(true)
        stage.view.alpha = 0
        UIView.commitAnimations()
        #expect(stage.view.layer.animation(forKey: "opacity")?.autoreverses == false)
    }

    @Test func nestedBeginCommitBlocksHaveOwnSettings() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(3)
        UIView.beginAnimations(nil, context: nil)
        stage.view.alpha = 0
        UIView.commitAnimations()
        stage.view.center.x = 0
        UIView.commitAnimations()
        #expect(stage.view.layer.animation(forKey: "opacity")?.duration == 0.2)
        #expect(stage.view.layer.animation(forKey: "position")?.duration == 3)
    }

    @Test func aBlockFromTheCurrentStateBeginsWithTheValueOnTheScreen() {
        for isCurrent in [false, true] {
            let stage = AnimationStage()
            stage.view.alpha = 0
            stage.advance(to: 0)
            for target: CGFloat in [1, 0] {
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDuration(1)
                UIView.setAnimationCurve(.linear)
                UIView.setAnimationBeginsFromCurrentState(isCurrent)
                stage.view.alpha = target
                UIView.commitAnimations()
                stage.advance(to: 0.25)
            }
            stage.advance(to: 0.75)
            // Half of the way to 0, from a quarter or from the value that the view was given.
            #expect(isClose(stage.seen("opacity"), isCurrent ? 0.125 : 0.5), "\(isCurrent)")
        }
    }

    @Test func settingsOutsideABlockHaveNoEffect() {
        let stage = AnimationStage()
        UIView.setAnimationDuration(3)
        UIView.commitAnimations()
        stage.view.alpha = 0
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func beginCommitAnimationsAllowTouches() {
        let stage = AnimationStage()
        UIView.beginAnimations(nil, context: nil)
        stage.view.alpha = 0.5
        UIView.commitAnimations()
        #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
    }
}
