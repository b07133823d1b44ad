import CoreGraphics
import Testing

@testable import QuartzCore

struct AnimationCopyingTests {
    final class Listener: NSObject, CAAnimationDelegate {}

    /// A subclass as apps write them: with its own initialiser, an overridden one, and stored properties.
    final class Tagged: CABasicAnimation {
        var tag = "made"
        override init() {
            super.init()
            tag = "initialised"
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tagged)?.tag = tag
            return copy
        }
    }

    final class Inheriting: CAAnimationGroup {
        var list = [1, 2, 3]
    }

    /// Returns one animation of each class, with every property changed from its initial value.
    static func changed() -> [CAAnimation] {
        let basic = CABasicAnimation()
        (basic.fromValue, basic.toValue, basic.byValue) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6))
        let keyframes = CAKeyframeAnimation()
        (keyframes.values, keyframes.keyTimes, keyframes.path) = ([0, 0.5, 1], [0, 0.25, 1], ValueBridgeTests.path)
        (keyframes.timingFunctions, keyframes.calculationMode) = ([CAMediaTimingFunction(name: .easeOut)], .cubic)
        (keyframes.tensionValues, keyframes.continuityValues, keyframes.biasValues) = ([0.1], [0.2], [0.3])
        keyframes.rotationMode = .rotateAutoReverse
        let spring = CASpringAnimation()
        (spring.fromValue, spring.toValue, spring.byValue) = (1, 2, 3)
        (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity, spring.allowsOverdamping) = (2, 3, 4, 5, true)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.startProgress, transition.endProgress) = (.push, .fromTop, 0.1, 0.9)
        transition.filter = "filter"
        let animations = [basic, keyframes, spring, transition]
        for animation in animations { change(animation) }
        return animations
    }

    private static func change(_ animation: CAAnimation) {
        (animation.beginTime, animation.duration, animation.speed, animation.timeOffset) = (1, 2, 3, 4)
        (animation.repeatCount, animation.repeatDuration, animation.autoreverses, animation.fillMode) = (5, 6, true, .both)
        (animation.timingFunction, animation.isRemovedOnCompletion) = (CAMediaTimingFunction(name: .easeIn), false)
        animation.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 20, preferred: 15)
        animation.delegate = Listener()
        guard let animation = animation as? CAPropertyAnimation else { return }
        (animation.keyPath, animation.isAdditive, animation.isCumulative) = ("position", true, true)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
    }

    @Test("A copy is of the same class and has every value", arguments: 0..<4)
    func aCopyHasEveryValue(_ index: Int) throws {
        let original = Self.changed()[index]
        let copy = try #require(original.copy() as? CAAnimation)
        #expect(copy !== original)
        #expect(type(of: copy) == type(of: original))
        for property in type(of: original).properties.rows {
            let value = original.value(forKey: property.name)
            #expect(!same(value, type(of: original).makePlain().value(forKey: property.name)), "\(property.name) is not tested")
            #expect(same(copy.value(forKey: property.name), value), "\(property.name)")
        }
    }

    @Test func aCopyKeepsCustomKeys() throws {
        let original = CABasicAnimation()
        original.setValue("hinge", forKey: "name")
        original.setValue([1, 2], forKey: "some.key")
        let copy = try #require(original.copy() as? CABasicAnimation)
        #expect(copy.value(forKey: "name") as? String == "hinge")
        #expect(copy.value(forKey: "some.key") as? [Int] == [1, 2])
        original.setValue("flap", forKey: "name")
        #expect(copy.value(forKey: "name") as? String == "hinge")
    }

    @Test func aCopyHasTheSameDelegate() throws {
        let original = CAAnimation()
        original.delegate = Listener()
        #expect(try #require(original.copy() as? CAAnimation).delegate === original.delegate)
    }

    @Test func anAnimationHoldsItsDelegate() {
        weak var listener: Listener?
        let animation = CAAnimation()
        do {
            let made = Listener()
            listener = made
            animation.delegate = made
        }
        #expect(listener != nil)
    }

    @Test func subclassesKeepTheirClassAndMayCopyMore() throws {
        let original = Tagged(keyPath: "opacity")
        original.tag = "changed"
        original.toValue = 1
        let copy = try #require(original.copy() as? Tagged)
        #expect(copy.keyPath == "opacity")
        #expect(copy.toValue as? Int == 1)
        #expect(copy.tag == "changed")
        #expect(try #require(Inheriting().copy() as? Inheriting).list == [1, 2, 3])
    }

    @Test func aGroupsCopyHasCopiesOfTheChildren() throws {
        let child = CABasicAnimation(keyPath: "opacity")
        let inner = CAAnimationGroup()
        (inner.animations, inner.duration) = ([child, Tagged(keyPath: "bounds")], 3)
        inner.setValue("inner", forKey: "name")
        let outer = CAAnimationGroup()
        outer.animations = [inner]
        #expect(outer.animations?.first === inner)

        let copy = try #require(outer.copy() as? CAAnimationGroup)
        child.keyPath = "changed"
        let innerCopy = try #require(copy.animations?.first as? CAAnimationGroup)
        #expect(innerCopy !== inner)
        #expect(innerCopy.duration == 3)
        #expect(innerCopy.value(forKey: "name") as? String == "inner")
        #expect((innerCopy.animations?[0] as? CABasicAnimation)?.keyPath == "opacity")
        #expect((innerCopy.animations?[1] as? Tagged)?.keyPath == "bounds")
    }

    @Test func aPathIsCopiedWhenItIsSet() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        path.addLine(to: CGPoint(x: 2, y: 0))
        #expect(animation.path?.path.points.count == 2)
    }

    @Test func deepGroupsAreCopiedAndReleasedWithoutRecursion() throws {
        var group = CAAnimationGroup()
        let root = group
        for _ in 0..<20_000 {
            let next = CAAnimationGroup()
            group.animations = [next]
            group = next
        }
        let copy = try #require(root.copy() as? CAAnimationGroup)
        var depth = 0
        var current = copy.animations?.first as? CAAnimationGroup
        while let group = current {
            depth += 1
            current = group.animations?.first as? CAAnimationGroup
        }
        #expect(depth == 20_000)
    }

    @Test func aGroupRefusesToContainItself() {
        let outer = CAAnimationGroup()
        let inner = CAAnimationGroup()
        outer.animations = [inner]
        inner.animations = [CABasicAnimation(), outer]
        #expect(inner.animations == nil)
        outer.animations = [outer]
        #expect(outer.animations == [inner])
    }

    private func same(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as CGPoint, let b as CGPoint): a == b
        case (let a as CAFrameRateRange, let b as CAFrameRateRange): a == b
        case (let a as [AnyHashable], let b as [AnyHashable]): a == b
        case (let a as NSObject, let b as NSObject): a.isEqual(b)
        default: "\(a ?? 0)" == "\(b ?? 0)"
        }
    }
}
