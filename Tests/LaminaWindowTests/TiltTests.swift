import Testing

@testable import LaminaWindow

/// The tilt of the device that a window simulates.
struct TiltTests {
    @Test func thePointerTiltsFromEdgeToEdge() {
        var tilt = Tilt()
        #expect(tilt.follow(0, 1) == .tilt(horizontal: -1, vertical: 1))
        #expect(tilt.follow(0.5, 0.5) == .tilt(horizontal: 0, vertical: 0))
        #expect(tilt.follow(2, -1) == .tilt(horizontal: 1, vertical: -1))
    }

    @Test func arrowsTiltByTenthsAndBackToLevel() {
        var tilt = Tilt()
        for _ in 0..<3 { _ = tilt.step(KeyPress.right) }
        #expect(tilt.step(KeyPress.up) == .tilt(horizontal: 0.3, vertical: -0.1))
        for _ in 0..<3 { _ = tilt.step(KeyPress.left) }
        #expect(tilt.step(KeyPress.down) == .tilt(horizontal: 0, vertical: 0))
        for _ in 0..<15 { _ = tilt.step(KeyPress.left) }
        #expect(tilt.step(KeyPress.home) == .tilt(horizontal: 0, vertical: 0))
    }

    @Test func otherKeysDoNotTilt() {
        var tilt = Tilt()
        #expect(tilt.step(KeyPress.q) == nil)
    }
}
