import QuartzCore
import Testing
import TestSupport
import UIKit

@Suite(.serialized) @MainActor
struct AdditiveTests {
    @Test func twoOverlappingAnimationsAddUp_uiview005to011() {
        let view = UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100))
        let stage = AnimationStage(view)
        var heard: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.center.x = 100 }, completion: { heard.append($0) })
        #expect(areClose(stage.seen("position.x", at: [0, 0.25, 0.5]), [0, 12.916193105, 50], within: 1e-5))
        UIView.animate(withDuration: 1, animations: { view.center.x = 40 }, completion: { heard.append($0) })
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        #expect(areClose(stage.seen("position.x", at: [0.5, 0.75, 1, 1.25, 1.5]), [50, 79.334091032, 70, 47.749715863, 40], within: 1e-5))
        #expect(heard == [true, true])
    }

    @Test func aChangeOfSizeAnimatesOriginAndSizeApart_uiview003and004() throws {
        let stage = AnimationStage(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        UIView.animate(withDuration: 1) { stage.view.bounds.size = CGSize(width: 100, height: 100) }
        let size = try #require(stage.view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
        #expect(size.keyPath == "bounds.size")
        #expect(size.fromValue as? CGSize == CGSize(width: 100, height: 100))
        #expect(size.toValue as? CGSize == .zero)
        #expect(size.isAdditive)
        #expect(size.fillMode == .both)
        #expect(size.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
        let origin = try #require(stage.view.layer.animation(forKey: "bounds.origin") as? CABasicAnimation)
        #expect(origin.fromValue as? CGPoint == .zero)
        #expect(origin.toValue as? CGPoint == .zero)
        #expect(origin.isAdditive)
    }

    @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
    func geometryAddsUpWithAndWithoutBeginFromCurrentState(options: UIView.AnimationOptions) {
        let stage = AnimationStage(UIView(frame: CGRect(x: 70, y: 0, width: 100, height: 100)))
        var heard: [String] = []
        UIView.animate(
            withDuration: 3, delay: 0, options: options, animations: { stage.view.center.x = 240 }, completion: { heard.append("first \($0)") })
        stage.advance(to: 1.5)
        UIView.animate(
            withDuration: 3, delay: 0, options: options, animations: { stage.view.center.x = 120 }, completion: { heard.append("second \($0)") })
        #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
        #expect(areClose(stage.seen("position.x", at: [1.5, 2.5, 3, 3.75, 4.5]), [180, 180, 180, 150, 120]))
        #expect(heard == ["first true", "second true"])
    }

    @Test(arguments: [true, false])
    func opacityBeginsAtTheModelValueUnlessTheOptionNamesTheCurrentState(isCurrent: Bool) throws {
        let stage = AnimationStage()
        let options: UIView.AnimationOptions = isCurrent ? [.curveLinear, .beginFromCurrentState] : .curveLinear
        UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 0.5 }
        stage.advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 0.2 }
        #expect(stage.view.layer.animationKeys() == ["opacity"])
        let fade = try #require(stage.view.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(!fade.isAdditive)
        #expect(isClose(fade.fromValue as? CGFloat, isCurrent ? 0.75 : 0.5))
    }

    /// Measured on UIKit of iOS 10 to 14: nil for a property that does not animate, else whether its animations are additive.
    @Test(
        arguments: [
            ("anchorPoint", false), ("backgroundColor", false), ("opacity", false), ("bounds", true), ("bounds.size.width", true),
            ("position.x", true), ("cornerRadius", true), ("transform.scale", true), ("transform.rotation.z", true), ("borderWidth", nil),
            ("borderColor", nil), ("shadowColor", nil), ("shadowOffset", nil), ("shadowOpacity", nil), ("shadowRadius", nil),
            ("strokeStart", nil), ("strokeEnd", nil), ("zPosition", nil),
        ] as [(String, Bool?)])
    func aBlockAnimatesEachPropertyOfAViewsLayerAsMeasured(keyPath: String, isAdditive: Bool?) {
        let stage = AnimationStage(ShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let values: [String: Any] = [
            "anchorPoint": CGPoint(x: 0.2, y: 0.4), "backgroundColor": UIColor.blue.cgColor, "borderColor": UIColor.red.cgColor,
            "bounds": CGRect(x: 0, y: 0, width: 123, height: 456), "shadowColor": UIColor.red.cgColor, "shadowOffset": CGSize(width: 1, height: 1),
        ]
        UIView.animate(withDuration: 0.01) { stage.view.layer.setValue(values[keyPath] ?? 0.3, forKeyPath: keyPath) }
        let layer = stage.view.layer
        let found = layer.animationKeys()?.compactMap { layer.animation(forKey: $0) as? CAPropertyAnimation } ?? []
        #expect(found.isEmpty == (isAdditive == nil))
        #expect(found.allSatisfy { $0.isAdditive == isAdditive })
    }

    @Test func aTransformAnimationIsAddedToTheNewTransform() {
        let stage = AnimationStage()
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.advance(to: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.transform = CGAffineTransform(translationX: 100, y: 0).scaledBy(x: 4, y: 4)
        }
        #expect(areClose(stage.seen("transform.scale.x", at: [0, 0.5, 1]), [2, 3, 4]))
    }

    @Test func aTransformTranslatesInAStraightLineWhileItRotates() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.transform = CGAffineTransform(translationX: 100, y: 40).rotated(by: .pi / 2)
        }
        stage.advance(to: 0.5)
        #expect(isClose(stage.seen("transform.translation.x"), 50))
        #expect(isClose(stage.seen("transform.translation.y"), 20))
        #expect(isClose(stage.seen("transform.rotation.z"), .pi / 4))
    }

    @Test func aSingularTransformIsReplaced() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            stage.view.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        let animation = stage.view.layer.animation(forKey: "transform") as? CABasicAnimation
        #expect(animation?.isAdditive == false)
    }

    @Test func anAutoreversingRepetitionEndsOnTheOldValue_uiview013() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.view.alpha = 0 }
        }
        let seen = stage.seen("opacity", at: [0, 1, 2, 3, 3.999, 4.001])
        #expect(areClose(seen, [1, 0, 1, 0, 1, 0], within: 0.001))
    }

    @Test func aHalfRepeatCountEndsOnTheNewValue_uiview014() {
        let stage = AnimationStage()
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { stage.view.alpha = 0 }
        }
        #expect(areClose(stage.seen("opacity", at: [4.999, 5.001]), [0, 0], within: 0.001))
    }

    @Test func allRepeatsTakeCountTimesDurationInBothDirections_uiview027() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(
            withDuration: 2,
            animations: { UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.alpha = 0 } },
            completion: { heard.append($0) })
        stage.advance(to: 11.99)
        #expect(heard.isEmpty)
        stage.advance(to: 12)
        #expect(heard == [true])
    }

    @Test func anEndlessAnimationCompletesOnlyWhenRemoved() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { stage.view.alpha = 0 },
            completion: { heard.append($0) })
        stage.advance(to: 1001)
        #expect(heard.isEmpty)
        #expect(isClose(stage.seen("opacity"), 0))
        stage.view.layer.removeAllAnimations()
        finishTurn()
        #expect(heard == [false])
    }
}

private final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
}
