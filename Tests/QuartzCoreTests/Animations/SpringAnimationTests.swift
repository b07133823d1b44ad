import CoreGraphics
import QuartzCore
import Testing

struct SpringAnimationTests {
    struct Spring: Sendable, CustomTestStringConvertible {
        let stiffness: CGFloat
        let damping: CGFloat
        var velocity: CGFloat = 0
        let settling: Double
        let tolerance: Double

        var testDescription: String { "stiffness \(stiffness), damping \(damping), velocity \(velocity)" }

        var animation: CASpringAnimation {
            let animation = CASpringAnimation(keyPath: "position")
            (animation.stiffness, animation.damping, animation.initialVelocity) = (stiffness, damping, velocity)
            return animation
        }
    }

    /// - Source: The first four rows are measured, the next two documented; the others follow from the rule that these imply.
    @Test(
        "A spring settles when Apple's does",
        arguments: [
            Spring(stiffness: 100, damping: 10, settling: 1.4727003346780925, tolerance: 1e-6),
            Spring(stiffness: 100, damping: 1, settling: 13.91321015404625, tolerance: 1e-6),
            Spring(stiffness: 39.47841760435743, damping: 6.283185307179586, settling: 2.3438753795710703, tolerance: 1e-6),
            Spring(stiffness: 100, damping: 0, settling: 3.4028234663852886e38, tolerance: 1e32),
            Spring(stiffness: 100, damping: 5, settling: 2.85, tolerance: 0.01),
            Spring(stiffness: 100, damping: 15, settling: 1.022094, tolerance: 0.02),
            Spring(stiffness: 100, damping: 10, velocity: 5, settling: 1.381551056, tolerance: 1e-4),
            Spring(stiffness: 300, damping: 12, settling: 1.203672716, tolerance: 1e-4),
            Spring(stiffness: 100, damping: 10, velocity: 10, settling: 1.472700335, tolerance: 1e-4),
            Spring(stiffness: 39.47841760435743, damping: 12.566370614359172, settling: 1.5, tolerance: 1e-9),
        ])
    func settling(_ spring: Spring) {
        #expect(abs(spring.animation.settlingDuration - spring.settling) <= spring.tolerance)
    }

    /// - Source: Measured on Apple's QuartzCore.
    @Test("Too much damping counts as critical unless it is allowed, and stays stored", arguments: [20, 40, 100] as [CGFloat])
    func overdamping(_ damping: CGFloat) {
        let animation = CASpringAnimation()
        animation.damping = damping
        #expect(animation.settlingDuration == 1)
        #expect(animation.damping == damping)
    }

    /// - Source: The inverse mapping is measured, and these numbers follow from it.
    @Test(
        "Perceptual duration and bounce make stiffness and damping",
        arguments: [
            (1, 0.5, 39.47841760435743, 6.283185307179586), (1, -0.5, 39.47841760435743, 25.132741228718345),
            (0.5, 0.15, 157.913670417, 21.362830044), (0.5, 0.3, 157.913670417, 17.59291886), (0.8, 0.2, 61.685027507, 12.566370614),
            (0.3, -0.25, 438.649084493, 55.850536064),
        ])
    func perceptual(duration: Double, bounce: Double, stiffness: Double, damping: Double) {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
        #expect(animation.mass == 1)
        #expect(abs(animation.stiffness.native - stiffness) < 1e-6)
        #expect(abs(animation.damping.native - damping) < 1e-6)
        #expect(animation.allowsOverdamping)
        #expect(animation.duration == animation.settlingDuration)
        #expect(abs(animation.perceptualDuration - duration) < 1e-12)
        #expect(abs(animation.bounce.native - bounce) < 1e-12)
    }

    @Test func theDefaultSpringHasABounceOfOneHalf() {
        let animation = CASpringAnimation()
        #expect(abs(animation.perceptualDuration - 0.63) < 0.005)
        #expect(animation.bounce == 0.5)
        #expect(animation.duration == 0)
    }

    /// - Source: Measured on Apple's QuartzCore.
    @Test func theLeastBounceJumps() {
        let animation = CASpringAnimation(perceptualDuration: 1, bounce: -1)
        #expect(animation.damping == .infinity)
        #expect(animation.settlingDuration == 0)
        #expect(animation.duration == 0)
    }

    @Test func aStrongerDampingThanCriticalHasANegativeBounce() {
        let animation = CASpringAnimation()
        animation.damping = 40
        #expect(animation.bounce == -0.5)
    }

    @Test(
        "Impossible springs are refused and the old value stays",
        arguments: [
            ("mass", 0, 1), ("mass", -1, 1), ("mass", .infinity, 1), ("stiffness", 0, 100), ("stiffness", .nan, 100), ("damping", -1, 10),
            ("damping", .nan, 10), ("initialVelocity", .infinity, 0),
        ] as [(String, Double, Double)])
    func refused(_ key: String, value: Double, stays: Double) {
        let animation = CASpringAnimation()
        animation.setValue(value, forKey: key)
        #expect(animation.value(forKey: key) as? Double == stays)
    }

    @Test("A duration that is none leaves the default spring", arguments: [0, -1, .nan, .infinity] as [Double])
    func refusedDuration(_ duration: Double) {
        let animation = CASpringAnimation(perceptualDuration: duration, bounce: 0)
        #expect(animation.stiffness == 100)
        #expect(animation.damping == 10)
    }
}
