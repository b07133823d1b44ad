package import QuartzCore

/// A screen whose clock is set manually.
///
/// It is isolated to the main actor, because transactions belong to threads: a change that a test leaves uncommitted on a thread is committed by the
/// next test there. Without isolation a suite, and with it its layers, may be released on any thread.
@MainActor package final class ManualScreen {
    /// The host that commits the screen's layers and reports starts and ends of animations.
    package let host: LayerHost
    private let clock: ManualClock

    /// The media time in seconds; setting it delivers no events.
    package var time: Double {
        get { clock.time }
        set { clock.time = newValue }
    }

    /// Puts a layer on the screen and commits it.
    ///
    /// Transactions that other tests left open on this thread are committed first.
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

    /// Commits, advances the clock to `time`, delivers the starts and ends of animations up to then, and redraws contents with animated values.
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
