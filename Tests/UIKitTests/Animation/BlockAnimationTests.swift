import Testing
import TestSupport
import UIKit

@Suite(.serialized) @MainActor
struct BlockAnimationTests {
    @Test func aBlockAnimatesWhatItChanges() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
        #expect(stage.view.alpha == 0)
        #expect(areClose(stage.seen("opacity", at: [0, 0.5, 1, 2]), [1, 0.75, 0.5, 0]))
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func theDefaultCurveIsEaseInEaseOut_uiview001() throws {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
        let animation = try #require(stage.view.layer.animation(forKey: "opacity"))
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
        #expect(animation.duration == 1)
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveEaseIn, CAMediaTimingFunctionName.easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ])
    func theOptionsSelectTheCurve(options: UIView.AnimationOptions, name: CAMediaTimingFunctionName) {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 0 }
        #expect(stage.view.layer.animation(forKey: "opacity")?.timingFunction == CAMediaTimingFunction(name: name))
    }

    @Test func theOldValueShowsDuringTheDelay() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { stage.view.center.x = 150 }
        #expect(areClose(stage.seen("position.x", at: [0, 0.9, 1.5, 2]), [50, 50, 100, 150]))
    }

    @Test func theCompletionGetsTrueAfterAllAnimations() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
        stage.advance(to: 0.9)
        #expect(heard.isEmpty)
        stage.advance(to: 1)
        #expect(heard == [true])
        stage.advance(to: 3)
        #expect(heard == [true])
    }

    @Test func theCompletionGetsFalseWhenAnAnimationIsRemoved() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
        stage.advance(to: 0.5)
        stage.view.layer.removeAllAnimations()
        finishTurn()
        #expect(heard == [false])
    }

    @Test func theCompletionGetsFalseWhenTheViewIsRemoved() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
        stage.view.removeFromSuperview()
        finishTurn()
        #expect(heard == [false])
    }

    @Test func zeroDurationChangesImmediatelyAndCompletesLater_uiview015() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(withDuration: 0, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(heard.isEmpty)
        finishTurn()
        #expect(heard == [true])
    }

    @Test func aBlockWithoutChangesCompletesImmediately() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(withDuration: 5, animations: { stage.view.alpha = 1 }, completion: { heard.append($0) })
        finishTurn()
        #expect(heard == [true])
    }

    @Test func aViewOutsideAWindowChangesImmediately() {
        let view = UIView()
        var heard: [Bool] = []
        UIView.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: { heard.append($0) })
        finishTurn()
        #expect(heard == [true])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func aViewAddedInTheSameRunLoopIterationAnimates() {
        let stage = AnimationStage()
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(label)
        label.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.alpha = 1 }
        stage.advance(to: 0.25)
        #expect(isClose(label.layer.presentation().map { CGFloat($0.opacity) }, 0.25))
    }

    @Test func outsideABlockTheActionIsNSNull_uiview016() {
        let stage = AnimationStage()
        #expect(stage.view.action(for: stage.view.layer, forKey: "opacity") is NSNull)
    }

    @Test func insideABlockTheActionIsAnAnimation_uiview017() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 3) {
            let action = stage.view.action(for: stage.view.layer, forKey: "opacity") as? CABasicAnimation
            #expect(action?.duration == 3)
        }
    }

    @Test func aPlainSublayerInABlockUsesItsImplicitAnimation() {
        let stage = AnimationStage()
        let sublayer = CALayer()
        stage.view.layer.addSublayer(sublayer)
        CATransaction.flush()
        UIView.animate(withDuration: 3) { sublayer.opacity = 0 }
        #expect(sublayer.animation(forKey: "opacity")?.duration == 0.25)
    }

    @Test func performWithoutAnimationInsideABlockChangesImmediately() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                stage.view.alpha = 0
            }
            stage.view.center.x = 0
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(stage.view.layer.animationKeys() == ["position"])
    }

    @Test func disabledAnimationsChangeImmediatelyAndComplete() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { heard.append($0) })
        UIView.setAnimationsEnabled(true)
        finishTurn()
        #expect(heard == [true])
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func hidingIsNotAnimated() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) { stage.view.isHidden = true }
        #expect(stage.view.layer.animationKeys() == nil)
    }

    @Test func aColorFadesFromItsPresentationValue() {
        let stage = AnimationStage()
        stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        stage.advance(to: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        stage.advance(to: 0.25)
        let seen = stage.view.layer.presentation()?.backgroundColor?.components
        #expect(seen?.first == 0.25)
    }

    @Test func anAnimatedViewIgnoresTouchesUnlessAllowed() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 }
        #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.root)
        stage.advance(to: 2)
        #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.alpha = 1 }
        #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
    }

    @Test func anAnimatedViewIsHitAtItsFinalPosition() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.center.x = 350 }
        stage.advance(to: 0.1)
        #expect(stage.root.hitTest(CGPoint(x: 350, y: 50), with: nil) === stage.view)
        #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.root)
    }

    @Test func subviewsFollowWhenTheBlockLaysOut() {
        final class Half: UIView {
            let inner = UIView()
            override func layoutSubviews() { inner.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: 10) }
        }
        let view = Half(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(view.inner)
        let stage = AnimationStage(view)
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) { view.bounds.size.width = 200 }
        #expect(view.inner.layer.animationKeys()?.contains("bounds.size") == true)
        #expect(stage.view.layer.animationKeys()?.contains("bounds.size") == true)
    }
}
