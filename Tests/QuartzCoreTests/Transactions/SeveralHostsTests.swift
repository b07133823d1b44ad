import QuartzCore
import Testing
import TestSupport

@MainActor struct SeveralHostsTests {
    /// A layer whose layout changes a layer of another screen.
    final class Pusher: CALayer {
        weak var other: CALayer?
        override func layoutSublayers() { other?.opacity = 0.25 }
    }

    @Test func aLayoutThatChangesALayerOfAnotherHostIsCommittedToo() throws {
        let (pusher, pushed) = (Pusher(), CALayer())
        // The layer that changes is committed before the layer whose layout changes it.
        let second = ManualScreen(pushed)
        let first = ManualScreen(pusher)
        pusher.other = pushed
        pushed.zPosition = 1
        pusher.setNeedsLayout()
        CATransaction.flush()
        #expect(pushed.opacity == 0.25)
        #expect(try #require(second.host.tree).root.state.opacity == 0.25)
        #expect(first.host.tree != nil)
    }

    /// A layer whose layout changes its partner, which then needs layout again.
    final class Partner: CALayer {
        weak var partner: CALayer?
        var count = 0
        override func layoutSublayers() {
            count += 1
            partner?.setNeedsLayout()
        }
    }

    @Test func hostsThatAlwaysChangeEachOtherDoNotHang() {
        let (left, right) = (Partner(), Partner())
        let screens = [ManualScreen(left), ManualScreen(right)]
        (left.partner, right.partner) = (right, left)
        left.setNeedsLayout()
        CATransaction.flush()
        #expect(left.count > 1 && left.count < 100)
        (left.partner, right.partner) = (nil, nil)
        #expect(screens.count == 2)
    }
}
