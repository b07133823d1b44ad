import LaminaRun
import Testing
import UIKit

@testable import Lamina

struct OrientationTests {
    @Test func fourQuarterTurnsToTheRightComeBack() {
        var turns: [UIDeviceOrientation] = [.portrait]
        for _ in 0..<4 { turns.append(turns[turns.count - 1].turnedRight) }
        #expect(turns == [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft, .portrait])
        #expect(UIDeviceOrientation.faceUp.turnedRight == .portrait)
    }

    @Test func positionsOfEventsAndDevicesTurnAlike() {
        for orientation in RunEvent.Orientation.allCases {
            #expect(UIDeviceOrientation(orientation).turnedRight == UIDeviceOrientation(orientation.turnedRight))
        }
    }
}
