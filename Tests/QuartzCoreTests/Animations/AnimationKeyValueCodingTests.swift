import CoreGraphics
import QuartzCore
import Testing

struct AnimationKeyValueCodingTests {
    final class Listener: NSObject, CAAnimationDelegate {}

    @Test("A number may come in any type", arguments: [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2), UInt8(2)] as [any Sendable])
    func numbers(_ two: any Sendable) {
        let animation = CAAnimation()
        for key in ["duration", "repeatCount", "beginTime", "speed"] { animation.setValue(two, forKey: key) }
        #expect(animation.duration == 2)
        #expect(animation.repeatCount == 2)
        #expect(animation.beginTime == 2)
        #expect(animation.speed == 2)
    }

    @Test func aNumberCastsToEveryNumericType() {
        let animation = CAAnimation()
        animation.repeatCount = 2
        let value = animation.value(forKey: "repeatCount")
        #expect(value as? CGFloat == 2)
        #expect(value as? Double == 2)
        #expect(value as? Float == 2)
        #expect(value as? Int == 2)
        #expect(value as? NSNumber == 2)
    }

    @Test("Flags answer to both of their names", arguments: ["removedOnCompletion", "additive", "cumulative"])
    func flags(_ name: String) {
        let alias = "is" + name.prefix(1).uppercased() + name.dropFirst()
        let animation = CABasicAnimation()
        let initial = animation.value(forKey: name) as? Bool
        animation.setValue(initial == false, forKey: alias)
        #expect(animation.value(forKey: name) as? Bool == (initial == false))
        animation.setValue(initial, forKey: name)
        #expect(animation.value(forKey: alias) as? Bool == initial)
    }

    @Test func namesAreSetAsStringsAndAsTheirTypes() {
        let animation = CAKeyframeAnimation()
        animation.setValue("forwards", forKey: "fillMode")
        animation.setValue(CAAnimationCalculationMode.paced, forKey: "calculationMode")
        animation.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
        #expect(animation.fillMode == .forwards)
        #expect(animation.calculationMode == .paced)
        #expect(animation.rotationMode == .rotateAuto)
        #expect(animation.value(forKey: "fillMode") as? String == "forwards")
        #expect(animation.value(forKey: "fillMode") as? CAMediaTimingFillMode == .forwards)
        animation.setValue(nil, forKey: "rotationMode")
        #expect(animation.rotationMode == nil)
    }

    @Test func objectsAreReturnedUnchanged() {
        let function = CAMediaTimingFunction(name: .easeIn)
        let listener = Listener()
        let animation = CAKeyframeAnimation()
        animation.setValue(function, forKey: "timingFunction")
        animation.setValue(listener, forKey: "delegate")
        animation.setValue("position", forKey: "keyPath")
        animation.setValue([0, 0.5, 1], forKey: "keyTimes")
        animation.setValue([CGPoint.zero, CGPoint(x: 1, y: 1)], forKey: "values")
        #expect(animation.timingFunction === function)
        #expect(animation.delegate === listener)
        #expect(animation.keyPath == "position")
        #expect(animation.keyTimes == [0, 0.5, 1])
        #expect(animation.value(forKey: "values") as? [CGPoint] == [.zero, CGPoint(x: 1, y: 1)])
        animation.setValue(NSNull(), forKey: "timingFunction")
        #expect(animation.timingFunction == nil)
    }

    @Test func valuesOfTheWrongTypeAreRefused() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 3
        animation.setValue(nil, forKey: "duration")
        animation.setValue("three", forKey: "duration")
        animation.setValue(7, forKey: "keyPath")
        animation.setValue(7, forKey: "fillMode")
        animation.setValue("linear", forKey: "timingFunction")
        #expect(animation.duration == 3)
        #expect(animation.keyPath == "opacity")
        #expect(animation.fillMode == .removed)
        #expect(animation.timingFunction == nil)
    }

    @Test func computedPropertiesAreReadOnly() {
        let spring = CASpringAnimation()
        spring.setValue(3, forKey: "settlingDuration")
        #expect(spring.value(forKey: "settlingDuration") as? Double == spring.settlingDuration)
    }

    @Test func customKeysAreKeptUntilRemoved() {
        let animation = CAAnimation()
        #expect(animation.value(forKey: "tag") == nil)
        animation.setValue("flap", forKey: "tag")
        #expect(animation.value(forKey: "tag") as? String == "flap")
        animation.setValue(nil, forKey: "tag")
        #expect(animation.value(forKey: "tag") == nil)
    }

    @Test func aDottedKeyIsAKeyNotAPath() {
        let animation = CAAnimation()
        animation.setValue(["x": 1], forKey: "point")
        animation.setValue("dotted", forKey: "point.x")
        #expect(animation.value(forKey: "point.x") as? String == "dotted")
        #expect(animation.value(forKeyPath: "point.x") as? Int == 1)
        #expect(animation.value(forKeyPath: "point.y") == nil)
        #expect(animation.value(forKeyPath: "nothing.x") == nil)
    }

    @Test func keyPathsGoThroughAnimations() {
        let inner = CAAnimation()
        let outer = CAAnimation()
        outer.setValue(inner, forKey: "next")
        outer.setValue(5, forKeyPath: "next.duration")
        outer.setValue(4, forKeyPath: "duration")
        outer.setValue(6, forKeyPath: "nothing.duration")
        #expect(inner.duration == 5)
        #expect(outer.duration == 4)
        #expect(outer.value(forKeyPath: "next.duration") as? Int == 5)
    }

    @Test func aSubclassMayDefineDefaultsOfItsOwnKeys() {
        final class Colored: CAAnimation {
            override class func defaultValue(forKey key: String) -> Any? { key == "tint" ? "red" : super.defaultValue(forKey: key) }
        }
        let animation = Colored()
        #expect(animation.value(forKey: "tint") as? String == "red")
        animation.setValue("blue", forKey: "tint")
        #expect(animation.value(forKey: "tint") as? String == "blue")
        #expect(Colored.defaultValue(forKey: "speed") as? Int == 1)
    }
}
