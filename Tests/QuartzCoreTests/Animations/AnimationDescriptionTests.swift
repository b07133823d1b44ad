import CoreGraphics
import LaminaPrimitives
import LaminaScene
import Testing

@testable import QuartzCore

struct AnimationDescriptionTests {
    @Test func timingIsDescribedUnchangedExceptForBeginTime() {
        let animation = CAAnimation()
        (animation.beginTime, animation.duration, animation.speed, animation.timeOffset) = (1, 2, 3, 4)
        (animation.repeatCount, animation.repeatDuration, animation.autoreverses, animation.fillMode) = (5, 6, true, .backwards)
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let described = animation.sceneAnimation(id: 9, beginTime: 100)

        var timing = MediaTiming(duration: 2)
        (timing.beginTime, timing.speed, timing.timeOffset, timing.repeatCount, timing.repeatDuration) = (100, 3, 4, 5, 6)
        (timing.autoreverses, timing.fillMode) = (true, .backwards)
        #expect(described.timing == timing)
        #expect(described.id == 9)
        #expect(described.timingFunction == .easeIn)
        #expect(!described.removedOnCompletion)
        #expect(described.kind == .group([]))
    }

    @Test func anUnknownFillModeMeansRemoved() {
        let animation = CAAnimation()
        animation.fillMode = CAMediaTimingFillMode(rawValue: "frozen")
        #expect(animation.sceneAnimation(id: 0, beginTime: 0).timing.fillMode == .removed)
    }

    @Test func aBasicAnimationDescribesItsValues() {
        let animation = CABasicAnimation(keyPath: "position")
        (animation.fromValue, animation.byValue, animation.isAdditive) = (CGPoint(x: 1, y: 2), NSValue(point: NSPoint(x: 3, y: 4)), true)
        animation.previousValue = .point(Point(9, 9))
        let described = animation.sceneAnimation(id: 0, beginTime: 0)
        let values = BasicValues(from: .point(Point(1, 2)), by: .point(Point(3, 4)), previous: .point(Point(9, 9)))
        #expect(described.kind == .basic(values))
        #expect(described.keyPath == "position")
        #expect(described.isAdditive)
        #expect(!described.isCumulative)
    }

    @Test func nsNullIsAValueAndNilIsNone() {
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = NSNull()
        #expect(animation.sceneAnimation(id: 0, beginTime: 0).kind == .basic(BasicValues(from: .null)))
    }

    @Test func aSpringAnimationDescribesItsSpring() {
        let animation = CASpringAnimation(keyPath: "transform.rotation.z")
        (animation.toValue, animation.damping, animation.initialVelocity) = (1, 5, 2)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        let described = animation.sceneAnimation(id: 0, beginTime: 0)
        #expect(described.kind == .spring(Spring(mass: 1, stiffness: 100, damping: 5, initialVelocity: 2), BasicValues(to: .number(1))))
        #expect(described.valueFunction == .rotateZ)
    }

    @Test func keyframeAnimationsDescribeAllTheirProperties() {
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        (animation.values, animation.keyTimes) = ([0, 0.5, 1], [0, 0.25, 1])
        (animation.timingFunctions, animation.calculationMode) = ([CAMediaTimingFunction(name: .easeOut)], .cubic)
        (animation.tensionValues, animation.continuityValues, animation.biasValues) = ([0.5], [0.25], [0.125])
        var keyframes = Keyframes(values: [.number(0), .number(0.5), .number(1)])
        (keyframes.keyTimes, keyframes.timingFunctions, keyframes.calculationMode) = ([0, 0.25, 1], [.easeOut], "cubic")
        (keyframes.tension, keyframes.continuity, keyframes.bias) = ([0.5], [0.25], [0.125])
        #expect(animation.sceneAnimation(id: 0, beginTime: 0).kind == .keyframes(keyframes))
    }

    @Test func aPathOverridesValues() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 5, y: 0))
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.values, animation.path, animation.rotationMode) = ([CGPoint.zero], path, .rotateAuto)
        var keyframes = Keyframes(path: path.path)
        keyframes.rotationMode = "auto"
        #expect(animation.sceneAnimation(id: 0, beginTime: 0).kind == .keyframes(keyframes))
    }

    @Test func valuesThatCannotBeAnimatedHaveNoEffect() {
        final class Stranger {}
        let basic = CABasicAnimation(keyPath: "position")
        basic.toValue = Stranger()
        let keyframes = CAKeyframeAnimation(keyPath: "position")
        keyframes.values = [CGPoint.zero, Stranger()]
        for animation in [basic, keyframes] {
            #expect(animation.sceneAnimation(id: 0, beginTime: 0).kind == .group([]))
        }
    }

    @Test func groupsDescribeTheirChildrenInOrder() {
        func opacity(_ value: Double) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.toValue, animation.beginTime) = (value, value)
            return animation
        }
        let inner = CAAnimationGroup()
        inner.animations = [opacity(1), opacity(2)]
        let outer = CAAnimationGroup()
        (outer.animations, outer.duration) = ([inner, opacity(3), CAAnimationGroup()], 4)

        let described = outer.sceneAnimation(id: 1, beginTime: 50)
        func said(_ value: Double) -> Animation { opacity(value).sceneAnimation(id: 0, beginTime: value) }
        var innerSaid = Animation(timing: MediaTiming(duration: 0), kind: .group([said(1), said(2)]))
        innerSaid.keyPath = ""
        let empty = Animation(timing: MediaTiming(duration: 0), kind: .group([]))
        #expect(described.kind == .group([innerSaid, said(3), empty]))
        #expect(described.timing.beginTime == 50)
        #expect(described.timing.duration == 4)
    }

    @Test func groupsAreDescribedDownToTheMaximumDepth() {
        let root = CAAnimationGroup()
        var group = root
        for _ in 0..<100_000 {
            let next = CAAnimationGroup()
            group.animations = [next]
            group = next
        }
        var described = root.sceneAnimation(id: 0, beginTime: 0)
        var depth = 0
        while case .group(let children) = described.kind, let child = children.first {
            described = child
            depth += 1
        }
        #expect(depth == 256)
    }
}
