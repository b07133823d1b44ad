import CoreGraphics
import QuartzCore
import Testing

/// Initial values measured on Apple's QuartzCore.
struct AnimationDefaultsTests {
    struct Default: @unchecked Sendable, CustomTestStringConvertible {
        // Unchecked because each value is created once as a constant and read by one test at a time.
        let animation: () -> CAAnimation
        let key: String
        let expected: NSObject?

        init(_ animation: @autoclosure @escaping () -> CAAnimation, _ key: String, _ expected: NSObject?) {
            (self.animation, self.key, self.expected) = (animation, key, expected)
        }

        var testDescription: String { "\(type(of: animation())).\(key)" }
    }

    static let numbers = [
        Default(CAAnimation(), "duration", 0 as NSNumber), Default(CAAnimation(), "beginTime", 0 as NSNumber),
        Default(CAAnimation(), "timeOffset", 0 as NSNumber), Default(CAAnimation(), "speed", 1 as NSNumber),
        Default(CAAnimation(), "repeatCount", 0 as NSNumber), Default(CAAnimation(), "repeatDuration", 0 as NSNumber),
        Default(CAAnimation(), "autoreverses", false as NSNumber), Default(CAAnimation(), "removedOnCompletion", true as NSNumber),
        Default(CAPropertyAnimation(), "additive", false as NSNumber), Default(CAPropertyAnimation(), "cumulative", false as NSNumber),
        Default(CASpringAnimation(), "mass", 1 as NSNumber), Default(CASpringAnimation(), "stiffness", 100 as NSNumber),
        Default(CASpringAnimation(), "damping", 10 as NSNumber), Default(CASpringAnimation(), "initialVelocity", 0 as NSNumber),
        Default(CASpringAnimation(), "allowsOverdamping", false as NSNumber), Default(CATransition(), "startProgress", 0 as NSNumber),
        Default(CATransition(), "endProgress", 1 as NSNumber), Default(CATransition(), "duration", 0 as NSNumber),
    ]

    static let names = [
        Default(CAAnimation(), "fillMode", NSString(string: "removed")),
        Default(CAKeyframeAnimation(), "calculationMode", NSString(string: "linear")),
        Default(CATransition(), "type", NSString(string: "fade")),
    ]

    static let missing = [
        Default(CAAnimation(), "timingFunction", nil), Default(CAAnimation(), "delegate", nil), Default(CABasicAnimation(), "keyPath", nil),
        Default(CABasicAnimation(), "valueFunction", nil), Default(CABasicAnimation(), "fromValue", nil),
        Default(CABasicAnimation(), "toValue", nil), Default(CABasicAnimation(), "byValue", nil),
        Default(CAKeyframeAnimation(), "values", nil), Default(CAKeyframeAnimation(), "keyTimes", nil),
        Default(CAKeyframeAnimation(), "timingFunctions", nil), Default(CAKeyframeAnimation(), "path", nil),
        Default(CAKeyframeAnimation(), "tensionValues", nil), Default(CAKeyframeAnimation(), "continuityValues", nil),
        Default(CAKeyframeAnimation(), "biasValues", nil), Default(CAKeyframeAnimation(), "rotationMode", nil),
        Default(CATransition(), "subtype", nil), Default(CATransition(), "filter", nil), Default(CAAnimationGroup(), "animations", nil),
    ]

    @Test("A new animation has Apple's values", arguments: numbers + names + missing)
    func defaults(_ example: Default) {
        #expect(example.animation().value(forKey: example.key) as? NSObject == example.expected)
    }

    @Test func classDefaultsAreNilForZeroAndForOtherNames() {
        #expect(CAAnimation.defaultValue(forKey: "beginTime") == nil)
        #expect(CAAnimation.defaultValue(forKey: "autoreverses") == nil)
        #expect(CAAnimation.defaultValue(forKey: "isRemovedOnCompletion") == nil)
        #expect(CAAnimation.defaultValue(forKey: "nonsense") == nil)
        #expect(CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
        #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
        #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? CGFloat == 100)
    }

    @Test func anyPreferredFrameRateRangeIsAccepted() {
        #expect(CAAnimation().preferredFrameRateRange == .default)
        #expect(CAFrameRateRange.default == CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil))
    }

    @Test func onlyChangedPropertiesNeedArchiving() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 2
        animation.speed = 1
        animation.setValue("tag", forKey: "name")
        let needed = ["keyPath", "duration", "speed", "fillMode", "fromValue", "preferredFrameRateRange", "name", "other"]
        #expect(needed.filter(animation.shouldArchiveValue) == ["keyPath", "duration", "name"])
    }

    @Test func unknownNamesAreKeptAsGiven() {
        let animation = CAKeyframeAnimation()
        animation.setValue("nonsense", forKey: "calculationMode")
        #expect(animation.calculationMode.rawValue == "nonsense")
    }

    @Test func transitionsKeepProgressOutOfRange() {
        let transition = CATransition()
        (transition.startProgress, transition.endProgress) = (2, -1)
        #expect(transition.startProgress == 2)
        #expect(transition.endProgress == -1)
    }
}
