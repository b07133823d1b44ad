import Testing
import UIKit

@MainActor
struct TouchEstimateTests {
    @Test func aFingerHasNoEstimatesAndDoesNotLean() {
        let touch = UITouch()
        #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
        #expect(touch.estimationUpdateIndex == nil)
        #expect(touch.azimuthAngle(in: nil) == 0)
        #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    }

    @Test func propertiesOfTouchesHaveApplesBits() {
        let all: UITouch.Properties = [.force, .azimuth, .altitude, .location, .roll]
        #expect(all.rawValue == 31)
    }
}
