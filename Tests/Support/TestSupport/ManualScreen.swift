package import QuartzCore

/// A screen of its own, whose clock is set by hand.
///
/// Belongs to the main actor: threads keep what a test leaves open, the next test there commits it, and suites are let go anywhere.
@MainActor package final class ManualScreen {
    /// Commits what is on the screen, and reports what begins and ends.
    package let host: LayerHost
    private let clock: ManualClock

    /// Media time, seconds; setting it tells nobody.
    package var time: Double {
        get { clock.time }
        set { clock.time = newValue }
    }

    /// Puts a layer on the screen and commits it.
    ///
    /// What other tests left open on this thread is over before.
    package init(_ root: CALayer, at time: Double = 0) {
        CATransaction.flush()
        let clock = ManualClock(time: time)
        self.clock = clock
        host = LayerHost(clock: { clock.time })
        host.root = root
        CATransaction.flush()
    }

    isolated deinit {
        host.root = nil
        CATransaction.flush()
    }

    /// Commits, lets time pass until `time`, and lets everybody hear of what began and ended; what is animated is drawn.
    package func advance(to time: Double) {
        CATransaction.flush()
        host.deliverEvents()
        self.time = time
        host.deliverEvents()
        host.redrawAnimatedContents()
        finishTurn()
    }
}

private final class ManualClock {
    var time: Double

    init(time: Double) { self.time = time }
}
