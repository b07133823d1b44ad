import Foundation
import Testing

@testable import LaminaScrolling

struct ScrollPhysicsTests {
    @Test func aPullByTheViewsLengthOverscrollsByAboutAThird() {
        let band = RubberBand(dimension: 600)
        #expect(abs(band.stretch(of: 600) - 600 * 0.55 / 1.55) < 1e-9)
    }

    @Test func overscrollIsLessThanTheViewsLength() {
        #expect(RubberBand(dimension: 100).stretch(of: 1e9) < 100)
    }

    @Test(arguments: [0.0, 1, 50, 700])
    func theRubberBandFunctionIsInvertible(pull: Double) {
        let band = RubberBand(dimension: 400)
        #expect(abs(band.pull(of: band.stretch(of: pull)) - pull) < 1e-9)
    }

    @Test(arguments: [0.001, 0.4, 0.7, 400])
    func theRubberBandOfEveryLengthIsInvertible(dimension: Double) {
        let band = RubberBand(dimension: dimension)
        #expect(abs(band.pull(of: band.stretch(of: 2 * dimension)) - 2 * dimension) < 1e-9)
        let farthest = band.pull(of: 2 * dimension)
        #expect(farthest > 100 * dimension && farthest.isFinite)
    }

    @Test func offsetsInsideTheLimitsHaveNoResistance() {
        let band = RubberBand(dimension: 400)
        #expect(band.resisted(30, in: 0...100) == 30)
        #expect(band.resisted(-100, in: 0...100) == -band.stretch(of: 100))
        #expect(band.resisted(200, in: 0...100) == 100 + band.stretch(of: 100))
    }

    @Test(arguments: [(0.998, 0.499), (0.99, 0.099)])
    func decelerationCoversTheSumOfItsMilliseconds(rate: Double, reach: Double) {
        let glide = Deceleration(start: 10, velocity: 1000, rate: rate)
        #expect(abs(glide.target - (10 + (1000 - 10) * reach)) < 1e-6)
        let slow = (1...400).reduce((10.0, 1.0)) { state, _ in (state.0 + state.1 * rate, state.1 * rate) }
        #expect(abs(glide.offset(at: 0.4) - slow.0) < 1e-6)
        #expect(abs(glide.velocity(at: 0.4) - slow.1 * 1000) < 1e-6)
    }

    @Test(arguments: [750.0, 3000, -3000])
    func decelerationStopsAtTenPointsPerSecond(velocity: Double) {
        let glide = Deceleration(start: 5074, velocity: velocity, rate: 0.998)
        #expect(abs(abs(glide.velocity(at: glide.duration - 1e-6)) - 10) < 1e-3)
        #expect(glide.velocity(at: glide.duration) == 0)
        #expect(abs(glide.offset(at: glide.duration - 1e-9) - glide.target) < 1e-6)
    }

    @Test(arguments: [0.0, 9, -10])
    func aReleaseBelowTheStopSpeedDoesNotMove(velocity: Double) {
        let glide = Deceleration(start: 5, velocity: velocity, rate: 0.998)
        #expect(glide.target == 5)
        #expect(glide.duration == 0)
    }

    @Test func aBounceAt3005PointsPerSecondOverscrollsBy100Points() {
        let motion = ReleasedMotion(from: 1000, velocity: 3005, in: .init(limits: 0...1000))
        let highest = stride(from: 0.0, to: 1, by: 0.001).map(motion.offset).max() ?? 0
        #expect(abs(highest - 1100.5) < 0.1)
    }

    @Test func aReleasedOverscrollReturnsByTwoDecays() {
        let pull = PullReturn(start: -235, target: 0)
        #expect(pull.offset(at: 0) == -235)
        #expect(abs(pull.velocity(at: 0)) < 1e-9)
        let slope = (pull.offset(at: 0.1 + 1e-6) - pull.offset(at: 0.1 - 1e-6)) / 2e-6
        #expect(abs(pull.velocity(at: 0.1) - slope) < 1e-3)
        #expect(abs(pull.duration - 0.7) < 0.02)
    }

    @Test func decelerationComputesWhenItReachesAnOffset() throws {
        let glide = Deceleration(start: 0, velocity: 1000, rate: 0.998)
        let time = try #require(glide.time(reaching: 200))
        #expect(abs(glide.offset(at: time) - 200) < 1e-9)
        #expect(glide.time(reaching: 500) == nil)
        #expect(glide.time(reaching: -1) == nil)
    }

    @Test func aSpringWithoutVelocityReturnsWithoutOvershoot() {
        let spring = CriticalSpring(start: -80, target: 0, velocity: 0, stiffness: CriticalSpring.bounce)
        let places = stride(from: 0.0, to: 1.5, by: 0.01).map(spring.offset)
        #expect(places.first == -80)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(places.allSatisfy { $0 <= 0 })
    }

    @Test(arguments: [-3000.0, -200, 0, 200])
    func aSpringIsAtRestAfterItsDuration(velocity: Double) {
        let spring = CriticalSpring(start: -80, target: 0, velocity: velocity, stiffness: CriticalSpring.bounce)
        let duration = spring.duration(until: 0.25)
        #expect(abs(spring.offset(at: duration - 0.01)) > 0.25)
        #expect(stride(from: duration, to: duration + 2, by: 0.01).allSatisfy { abs(spring.offset(at: $0)) <= 0.25 })
    }

    @Test func aSpringsVelocityIsTheSlopeOfItsOffset() {
        let spring = CriticalSpring(start: 30, target: 0, velocity: 500, stiffness: 10)
        let slope = (spring.offset(at: 0.1 + 1e-6) - spring.offset(at: 0.1 - 1e-6)) / 2e-6
        #expect(abs(spring.velocity(at: 0.1) - slope) < 1e-3)
    }

    @Test func aSlowReleaseEndsOnAPixel() {
        let motion = ReleasedMotion(from: 100, velocity: 333, in: .init(limits: 0...10_000))
        #expect(motion.target == 261)
        #expect(motion.offset(at: motion.duration) == 261)
        #expect(abs(motion.offset(at: motion.duration - 1e-6) - 261) < 0.5)
    }

    @Test func aFastReleaseBouncesAndRestsAtTheEdge() {
        let motion = ReleasedMotion(from: 900, velocity: 2000, in: .init(limits: 0...1000))
        let places = stride(from: 0.0, to: motion.duration, by: 1.0 / 60).map(motion.offset)
        #expect(motion.target == 1000)
        #expect((places.max() ?? 0) > 1040)
        #expect(motion.offset(at: motion.duration + 1) == 1000)
    }

    @Test func velocityIsContinuousFromDecelerationToBounce() {
        let motion = ReleasedMotion(from: 900, velocity: 2000, in: .init(limits: 0...1000))
        let glide = Deceleration(start: 900, velocity: 2000, rate: 0.998)
        let edge = glide.time(reaching: 1000) ?? 0
        #expect(abs(motion.velocity(at: edge - 1e-7) - motion.velocity(at: edge + 1e-7)) < 0.01)
    }

    @Test func withoutBouncesAReleaseStopsAtTheEdge() {
        let motion = ReleasedMotion(from: 900, velocity: 2000, in: .init(limits: 0...1000, bounces: false))
        #expect(stride(from: 0.0, to: 3, by: 0.01).allSatisfy { motion.offset(at: $0) <= 1000 })
        #expect(motion.offset(at: 3) == 1000)
    }

    @Test func aReleaseInOverscrollSpringsBack() {
        let motion = ReleasedMotion(from: -60, velocity: 0, in: .init(limits: 0...1000))
        #expect(motion.target == 0)
        #expect(motion.offset(at: 0.1) > -60 && motion.offset(at: 0.1) < 0)
    }

    @Test func aReleaseFromOverscrollTowardsContentDecelerates() {
        let motion = ReleasedMotion(from: -60, velocity: 3000, in: .init(limits: 0...5000))
        #expect(motion.target > 200)
        let steps = stride(from: 0.0, to: motion.duration, by: 1.0 / 240).map(motion.offset)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 < 3000 / 200.0 })
    }

    @Test func aRetargetedReleaseEndsAtItsTarget() {
        let motion = ReleasedMotion(from: 120, velocity: 400, landingAt: 375, pixel: 0.5)
        #expect(motion.offset(at: 0) == 120)
        #expect(motion.offset(at: motion.duration) == 375)
        #expect(motion.duration < 1)
    }

    @Test func anAnimatedScrollEasesInAndOut() {
        let motion = ScrollMotion(cause: .animation(from: .zero, to: CGPoint(x: 0, y: 100)), start: 5)
        #expect(motion.offset(at: 5).y == 0)
        #expect(abs(motion.offset(at: 5.15).y - 50) < 1e-3)
        #expect(motion.offset(at: 5.05).y < 10)
        #expect(abs(motion.offset(at: 5.3).y - 100) < 1e-9)
        #expect(motion.end == 5.3)
    }
}
