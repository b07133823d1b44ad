import Foundation
import LaminaScrolling
import Testing

struct ZoomPhysicsTests {
    @Test(arguments: [0.01, 0.3, 0.5, 1, 4, 9, 1000])
    func aPinchNeverPassesTwiceOrHalfTheLimits(scale: Double) {
        let band = ZoomBand(limits: 0.5...4)
        let shown = band.resisted(scale)
        #expect(shown > 0.25 && shown < 8)
        if band.limits.contains(scale) { #expect(shown == scale) }
    }

    @Test(arguments: [0.01, 0.1, 0.35, 0.5, 2, 4, 5.5, 9, 40, 1000])
    func theResistanceOfAPinchIsInvertible(scale: Double) {
        let band = ZoomBand(limits: 0.5...4)
        #expect(abs(band.unresisted(band.resisted(scale)) / scale - 1) < 1e-9)
    }

    @Test func scaleAndOffsetShareTheirProgress() {
        let from = ZoomMotion.ZoomPosition(scale: 1, offset: CGPoint(x: 10, y: 20))
        let to = ZoomMotion.ZoomPosition(scale: 3, offset: CGPoint(x: 110, y: 220))
        let motion = ZoomMotion(cause: .animation, start: 5, from: from, to: to)
        #expect(motion.position(at: 5) == from)
        let middle = motion.position(at: 5.1)
        #expect(abs(middle.offset.x - (10 + 50 * (middle.scale - 1))) < 1e-9)
        #expect(abs(motion.position(at: motion.end).scale - 3) < 1e-9)
    }
}
