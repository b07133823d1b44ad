import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

@Suite @MainActor struct ImplicitAnimationTests {
    @Test func aLayerOutsideATreeNeverAnimates_action_010() {
        let layer = CALayer()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
    }

    @Test func anUncommittedLayerDoesNotAnimate() {
        let stage = Stage()
        let newcomer = CALayer()
        stage.layer.addSublayer(newcomer)
        newcomer.opacity = 0.5
        #expect(newcomer.animationKeys() == nil)
        CATransaction.flush()
        newcomer.opacity = 1
        #expect(newcomer.animationKeys() == ["opacity"])
    }

    @Test func aLayerOnScreenAnimatesFromItsPresentationValueToTheNewValue() throws {
        let stage = Stage()
        stage.layer.position = CGPoint(x: 10, y: 20)
        let animation = try #require(stage.layer.animation(forKey: "position") as? CABasicAnimation)
        #expect(animation.keyPath == "position")
        #expect(animation.duration == 0.25)
        #expect(animation.fromValue as? CGPoint == .zero)
        #expect(animation.toValue == nil)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .default))
        CATransaction.flush()
        stage.time = 0.25 / 2
        let halfway = try #require(stage.shown("position.x"))
        #expect(abs(halfway - 8.02403388) < 1e-4)
    }

    @Test func aSecondChangeStartsAtThePresentationValueOfTheFirst() throws {
        let stage = Stage()
        stage.layer.zPosition = 100
        CATransaction.flush()
        stage.time = 0.125
        let seen = try #require(stage.shown("zPosition"))
        stage.layer.zPosition = 0
        let animation = try #require(stage.layer.animation(forKey: "zPosition") as? CABasicAnimation)
        #expect(animation.fromValue as? CGFloat == seen)
    }

    @Test func anImplicitAnimationLiesOverAnExplicitOneBelowIt() throws {
        let stage = Stage()
        let slow = CABasicAnimation(keyPath: "zPosition")
        slow.fromValue = 0
        slow.toValue = 100
        slow.duration = 3
        stage.layer.add(slow, forKey: "slow")
        stage.layer.zPosition = 100
        CATransaction.flush()
        stage.time = 0.2
        #expect(try #require(stage.shown("zPosition")) > 80)
        stage.time = 0.3
        #expect(abs(try #require(stage.shown("zPosition")) - 10) < 1e-6)
    }

    @Test func aModelValueThatChangesUnderAnAnimationIsItsNewEnd() throws {
        let stage = Stage()
        let rise = CABasicAnimation(keyPath: "zPosition")
        rise.fromValue = 0
        rise.duration = 1
        stage.layer.add(rise, forKey: "rise")
        CATransaction.flush()
        CATransaction.setDisableActions(true)
        stage.layer.zPosition = 100
        CATransaction.flush()
        stage.time = 0.5
        #expect(abs(try #require(stage.shown("zPosition")) - 50) < 1e-6)
    }

    @Test(arguments: ["backgroundColor", "bounds", "cornerRadius", "hidden", "shadowOpacity", "transform", "zPosition"])
    func animatablePropertiesAnimateImplicitly(key: String) {
        let stage = Stage()
        stage.layer.setValue(changed[key] ?? nil, forKey: key)
        #expect(stage.layer.animationKeys() == [key])
    }

    @Test(arguments: ["contentsGravity", "geometryFlipped", "shadowPath", "speed"])
    func otherPropertiesDoNotAnimateImplicitly(key: String) {
        let stage = Stage()
        stage.layer.setValue(changed[key] ?? nil, forKey: key)
        #expect(stage.layer.animationKeys() == nil)
    }

    private var changed: [String: Any] {
        [
            "backgroundColor": CGColor(gray: 0.5, alpha: 1), "bounds": CGRect(x: 0, y: 0, width: 5, height: 5), "cornerRadius": 3,
            "hidden": true, "shadowOpacity": 0.5, "transform": CATransform3DMakeScale(2, 2, 2), "zPosition": 4,
            "contentsGravity": "center", "geometryFlipped": true, "shadowPath": CGPath(rect: .zero, transform: nil), "speed": 2,
        ]
    }

    @Test func settingAnEqualValueDoesNotAnimate() {
        let stage = Stage()
        stage.layer.opacity = 1
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func theFrameAnimatesAsBoundsAndPosition() {
        let stage = Stage()
        stage.layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(stage.layer.animationKeys() == ["bounds", "position"])
    }

    @Test func disabledActionsPreventImplicitAnimations() {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0
        CATransaction.commit()
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.layer.presentation()?.opacity == 0)
    }

    @Test func disabledActionsLeaveExplicitAnimationsAlone() {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.add(fade(), forKey: "k")
        CATransaction.commit()
        #expect(stage.layer.animationKeys() == ["k"])
    }

    @Test func nsNullFromTheDelegatePreventsImplicitAnimations() {
        let stage = Stage()
        let delegate = ActionDelegate(NSNull())
        stage.layer.delegate = delegate
        stage.layer.opacity = 0
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func nsNullInTheActionsPreventsAnimationsOfThatPropertyOnly() {
        let stage = Stage()
        stage.layer.actions = ["opacity": NSNull()]
        stage.layer.opacity = 0
        stage.layer.zPosition = 5
        #expect(stage.layer.animationKeys() == ["zPosition"])
    }

    @Test func aCustomActionReplacesTheImplicitAnimation() {
        let stage = Stage()
        let action = NamedAction("own")
        stage.layer.actions = ["opacity": action]
        stage.layer.opacity = 0
        #expect(action.runs == ["opacity"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func anAnimationWithoutValuesStartsAtThePresentationValue_basic_007() {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.zPosition = 3
        CATransaction.commit()
        let animation = CABasicAnimation(keyPath: "zPosition")
        animation.duration = 1
        stage.layer.actions = ["zPosition": animation]
        stage.layer.zPosition = 9
        CATransaction.flush()
        stage.time = 0.5
        #expect(stage.shown("zPosition") == 6)
    }

    @Test func theTransactionDeterminesDurationAndCurve() throws {
        let stage = Stage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        stage.layer.zPosition = 10
        CATransaction.commit()
        #expect(stage.layer.animation(forKey: "zPosition")?.duration == 2)
        stage.time = 0.5
        #expect(stage.shown("zPosition") == 2.5)
    }
}
