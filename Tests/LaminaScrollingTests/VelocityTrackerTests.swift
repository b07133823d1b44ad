import Foundation
import LaminaScrolling
import Testing

struct VelocityTrackerTests {
    @Test func velocityIsTheAverageOfTheLastTenthOfASecond() {
        var tracker = VelocityTracker()
        for step in 0...4 { tracker.add(CGPoint(x: 1000, y: 0), at: Double(step) * 0.05) }
        tracker.add(CGPoint(x: 1010, y: 20), at: 0.25)
        tracker.add(CGPoint(x: 1020, y: 40), at: 0.3)
        #expect(abs(tracker.velocity.x - 200) < 1e-6)
        #expect(abs(tracker.velocity.y - 400) < 1e-6)
    }

    @Test func oneSampleHasNoVelocity() {
        var tracker = VelocityTracker()
        tracker.add(CGPoint(x: 3, y: 4), at: 1)
        #expect(tracker.velocity == .zero)
        tracker.reset()
        #expect(tracker.velocity == .zero)
    }
}
