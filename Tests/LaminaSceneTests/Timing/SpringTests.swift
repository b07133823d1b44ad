import LaminaScene
import Testing

@Suite struct SpringTests {
    @Test(arguments: [
        (Spring(), 0.05, 0.104405473), (Spring(), 0.3, 1.124354767), (Spring(), 1, 1.002170117),
        (Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5), 0.2, 1.05906545),
        (Spring(mass: 1, stiffness: 100, damping: 5), 0.5, 1.036550787),
        (Spring(mass: 1, stiffness: 100, damping: 1), 1, 1.529208819),
        (Spring(mass: 1, stiffness: 300, damping: 20), 0.1, 0.685683918),
        (Spring(mass: 1, stiffness: 100, damping: 20), 0.3, 0.800851727),
        (Spring(mass: 3, stiffness: 1000, damping: 500), 0.1, 0.54477839),
        (Spring(mass: 1, stiffness: 100, damping: 40, allowsOverdamping: true), 0.5, 0.717828826),
    ])
    func springsMoveLikeTheDampedOscillator(spring: Spring, time: Double, expected: Double) {
        #expect(abs(spring.displacement(at: time) - expected) < 1e-8)
    }

    @Test(arguments: [0.0, 0.25, 1.0, 4.0])
    func aSpringWithoutDampingNeverLosesHeight(periods: Double) {
        let spring = Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 0)
        #expect(abs(spring.displacement(at: periods) - spring.displacement(at: periods + 1)) < 1e-9)
    }

    @Test(arguments: [19.99, 20.01]) func dampingRegimesJoinContinuously(damping: Double) {
        let critical = Spring(mass: 1, stiffness: 100, damping: 20)
        let near = Spring(mass: 1, stiffness: 100, damping: damping, allowsOverdamping: true)
        for time in stride(from: 0.0, to: 2, by: 0.1) {
            #expect(abs(near.displacement(at: time) - critical.displacement(at: time)) < 1e-3)
        }
    }

    @Test func theInitialVelocityIsTheSlopeAtTheStart() {
        for damping in [5.0, 20, 40] {
            let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 3, allowsOverdamping: true)
            #expect(abs(spring.displacement(at: 1e-6) / 1e-6 - 3) < 1e-3)
        }
    }

    @Test(arguments: [
        (Spring(), 1.4727003346780925), (Spring(mass: 1, stiffness: 100, damping: 1), 13.91321015404625),
        (Spring(perceptualDuration: 1, bounce: 0.5), 2.3438753795710703),
        (Spring(mass: 1, stiffness: 100, damping: 20), 1.0), (Spring(mass: 1, stiffness: 100, damping: 100), 1.0),
        (Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 5), 1.381551056),
        (Spring(perceptualDuration: 1, bounce: 0), 1.5), (Spring(perceptualDuration: 1, bounce: -1), 0.0),
        (Spring(mass: 1, stiffness: 100, damping: 0), Double(Float.greatestFiniteMagnitude)),
    ])
    func springsSettleInTheMeasuredTime(spring: Spring, seconds: Double) {
        #expect(abs(spring.settlingDuration - seconds) < 1e-8 * max(1, seconds))
    }

    @Test func anOverdampedSpringSettlesAboutWhenMeasured() {
        #expect(abs(Spring(perceptualDuration: 1, bounce: -0.5).settlingDuration - 2.6) <= 0.2)
    }

    @Test func infiniteDampingJumpsToTheEnd() {
        let spring = Spring(perceptualDuration: 1, bounce: -1)
        #expect(spring.damping == .infinity)
        #expect(spring.displacement(at: 0) == 0)
        #expect(spring.displacement(at: 0.1) == 1)
    }

    @Test(arguments: [
        (1.0, 0.5, 39.47841760435743, 6.283185307179586), (1, -0.5, 39.47841760435743, 25.132741228718345),
        (0.5, 0.3, 157.913670417, 17.59291886), (0.3, -0.25, 438.649084493, 55.850536064),
    ])
    func perceptualDurationAndBounceGiveStiffnessAndDamping(seconds: Double, bounce: Double, stiffness: Double, damping: Double) {
        let spring = Spring(perceptualDuration: seconds, bounce: bounce)
        #expect(abs(spring.stiffness - stiffness) < 1e-6)
        #expect(abs(spring.damping - damping) < 1e-6)
        #expect(abs(spring.perceptualDuration - seconds) < 1e-12)
        #expect(abs(spring.bounce - bounce) < 1e-12)
    }

    @Test(arguments: [
        (1.0, 0.5, 0.0, 12.716898269), (1, 0.8, 0, 8.994296689), (1, 1, 0, 9.233413476), (0.3, 0.6, 0, 36.778184481),
        (2, 0.25, 0, 11.107460357), (3, 0.3, -0.5, 6.638800562),
        (10, 0.1, 0.021, 4.563081181386087), (10, 0.1, 0.0262, 0.2586665392763341),
        (2, 0.5, 0.849, 1.682328950356678), (2, 0.5, 0.95, 5.975798068278093),
        (1, 1, 4.81, 8.440398147827345), (1, 1, 4.82, 3.7763438643863565),
    ])
    func uikitsSpringsHaveTheMeasuredFrequency(duration: Double, ratio: Double, velocity: Double, frequency: Double) {
        let spring = Spring(uikitDuration: duration, dampingRatio: ratio, velocity: velocity)
        #expect(abs(spring.naturalFrequency - frequency) < 1e-6)
        #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    }

    @Test func uikitsDurationsAndRatiosAreClamped() {
        #expect(Spring(uikitDuration: 20, dampingRatio: 2) == Spring(uikitDuration: 10, dampingRatio: 1))
        #expect(Spring(uikitDuration: 0, dampingRatio: 1) == Spring(uikitDuration: 0.01, dampingRatio: 1))
    }

    @Test func invalidNumbersGiveASpringThatStillMoves() {
        for odd in [Double.nan, .infinity, 0, -1, 1e9] {
            for spring in [
                Spring(uikitDuration: odd, dampingRatio: odd, velocity: odd),
                Spring(mass: odd, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: odd, damping: odd),
            ] {
                #expect(!spring.displacement(at: 0.5).isNaN)
            }
        }
    }
}
