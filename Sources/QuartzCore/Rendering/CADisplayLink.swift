public import CoreGraphics
public import Foundation
import LaminaServer

/// A timer that fires in step with the display: 60 times a second, at whole multiples of that interval in media time.
///
/// It is an ordinary timer of a run loop, so that a driven clock drives it like every other; the rate of a film does not matter to it.
open class CADisplayLink: NSObject {
    private let action: (CADisplayLink) -> Void
    private var timer: Timer?
    private var loops: [(RunLoop, RunLoop.Mode)] = []
    private var isInvalidated = false
    /// The link itself while it is added: run loops keep their links.
    private var keeper: CADisplayLink?

    /// Media time of the tick that is being delivered, or was last; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds between two frames of the display.
    open private(set) var duration: CFTimeInterval = 0
    /// Media time of the next tick.
    open var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + rhythm.interval }
    /// No tick is delivered while true.
    open var isPaused = false {
        didSet { if isPaused != oldValue { arm() } }
    }
    /// The wish for a rate; 0, the default, is the display's.
    open var preferredFramesPerSecond = 0 {
        didSet { arm() }
    }
    /// The wish for a range of rates; its preferred rate counts.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { arm() }
    }

    /// A link that calls a closure; it does nothing until it is added to a run loop.
    ///
    /// Apple's initialiser takes a target and a selector, which Swift has only where there is an Objective-C runtime.
    public init(action: @escaping (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Delivers ticks on a run loop from now on.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalidated else { return }
        loops.append((runloop, mode))
        keeper = self
        arm()
    }

    /// Takes the link from a run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.0 === runloop && $0.1 == mode }
        if loops.isEmpty { keeper = nil }
        arm()
    }

    /// Ends the link for good.
    open func invalidate() {
        isInvalidated = true
        loops = []
        keeper = nil
        arm()
    }

    /// The rhythm that comes nearest to the wishes.
    private var rhythm: DisplayRhythm {
        DisplayRhythm(wish: preferredFrameRateRange.preferred.map(Double.init) ?? Double(preferredFramesPerSecond))
    }

    private func arm() {
        timer?.invalidate()
        timer = nil
        guard !isPaused, let loop = loops.first?.0 else { return }
        let now: CFTimeInterval = CACurrentMediaTime()
        let tick = rhythm.tick(after: max(now, timestamp))
        // The timer fires on the run loop's own thread.
        nonisolated(unsafe) weak let link = self
        let date = Date(timeIntervalSinceNow: max(0, tick - now))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in unsafe link?.fire(at: tick) }
        // A timer can be in one loop only, there in any number of modes.
        for (other, mode) in loops where other === loop { loop.add(timer, forMode: mode) }
        self.timer = timer
    }

    private func fire(at tick: CFTimeInterval) {
        // A thread that was busy gets the latest tick, not those that it missed.
        timestamp = max(tick, rhythm.tick(until: CACurrentMediaTime()))
        duration = 1 / DisplayRhythm.maximumRate
        arm()
        action(self)
    }
}
