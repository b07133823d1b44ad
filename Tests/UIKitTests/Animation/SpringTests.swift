import QuartzCore
import Testing
import UIKit

@Suite(.serialized) @MainActor
struct SpringTests {
    /// Measurements of UIKit: duration, damping ratio, initial velocity and the natural frequency that UIKit chose.
    nonisolated static let measured: [(Double, Double, Double, Double)] = [
        (10, 0.1, 0.021, 4.563081181386087), (10, 0.1, 0.0211, 4.562848965635916), (10, 0.1, 0.0212, 4.562616670674333),
        (10, 0.1, 0.0213, 4.562384288525174), (10, 0.1, 0.0218, 4.561221235472331), (10, 0.1, 0.0231, 4.558188096287089),
        (10, 0.1, 0.0238, 4.556549293847785), (10, 0.1, 0.0243, 4.5553763212003435), (10, 0.1, 0.0262, 0.2586665392763341),
        (10, 0.1, 0.027, 4.549007373764477), (10, 0.1, 0.0276, 4.547583978249588), (10, 0.1, 0.0287, 4.5449667078160845),
        (10, 0.1, 0.0299, 0.29505665673534776), (2, 0.5, 0.83, 6.036899176854381), (2, 0.5, 0.831, 6.036411430813243),
        (2, 0.5, 0.836, 6.033967622798837), (2, 0.5, 0.849, 1.682328950356678), (2, 0.5, 0.918, 1.8166424594758337),
        (2, 0.5, 0.936, 1.8515718572598492), (2, 0.5, 0.945, 1.8690165277799018), (2, 0.5, 0.95, 5.975798068278093),
        (2, 0.5, 0.968, 1.9135383773007346), (2, 0.5, 0.974, 1.9251387562249802), (1, 1, 4.81, 8.440398147827345),
        (1, 1, 4.82, 3.7763438643863565), (1, 1, 4.83, 3.785923637167959), (1, 1, 4.84, 3.7954995390426363), (1, 0.5, 0, 12.716898269),
        (1, 0.8, 0, 8.994296689), (1, 1, 0, 9.233413476), (0.3, 0.6, 0, 36.778184481), (2, 0.25, 0, 11.107460357),
        (0.5, 1, 0, 18.466826953), (3, 0.3, -0.5, 6.638800562),
    ]

    @Test(arguments: measured)
    func theSpringOfABlockHasTheMeasuredFrequency(duration: Double, ratio: Double, velocity: Double, frequency: Double) throws {
        let stage = AnimationStage()
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: CGFloat(ratio), initialSpringVelocity: CGFloat(velocity),
            animations: { stage.view.alpha = 0 })
        let spring = try #require(stage.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        #expect(spring.mass == 1)
        #expect(isClose(spring.stiffness.squareRoot(), CGFloat(frequency)))
        #expect(isClose(spring.damping, 2 * CGFloat(ratio * frequency), within: 1e-5))
        #expect(spring.initialVelocity == CGFloat(velocity))
        #expect(spring.duration == duration)
    }

    @Test func springDurationsAreLimitedToTenSeconds_uikitspring035() throws {
        let stage = AnimationStage()
        UIView.animate(withDuration: 20, delay: 0, usingSpringWithDamping: 2, initialSpringVelocity: 0, animations: { stage.view.alpha = 0 })
        let spring = try #require(stage.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        #expect(isClose(spring.stiffness.squareRoot(), 0.9233413476, within: 1e-4))
    }

    @Test func theDefaultParametersAreCriticallyDamped_uikitspring036() {
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(animator.duration < 0.7)
    }

    @Test func aSpringWithBounceEqualsCoreAnimations_uikitspring037() throws {
        let stage = AnimationStage()
        UIView.animate(animations: { stage.view.alpha = 0 })
        let spring = try #require(stage.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
        #expect(isClose(CGFloat(spring.perceptualDuration), 0.5))
        #expect(isClose(spring.bounce, 0))
        #expect(spring.initialVelocity == 0)
        #expect(spring.duration == spring.settlingDuration)
    }

    @Test func velocityIsRelativeToTheDistance_uiview026() {
        let stage = AnimationStage(UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100)))
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0.5, animations: { stage.view.center.x = 200 })
        // The distance is 200 points and the relative velocity 0.5 per second, so the speed is 100 points per second.
        let seen = stage.seen("position.x", at: [0, 0.0001])
        #expect(isClose((seen[1] - seen[0]) / 0.0001, 100, within: 2))
    }

    @Test func aSpringOvershootsAndReturns() {
        let stage = AnimationStage()
        var heard: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, animations: { stage.view.center.x = 150 },
            completion: { heard.append($0) })
        let seen = stage.seen("position.x", at: Array(stride(from: 0, through: 1, by: 0.02)))
        #expect((seen.max() ?? 0) > 170)
        #expect(heard == [true])
    }
}
