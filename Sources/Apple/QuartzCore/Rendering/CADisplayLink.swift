public import CoreGraphics
public import Foundation
import LaminaProcess

/// A timer that fires in step with the display: by default 60 times a second, at multiples of that interval in media time.
///
/// It is an ordinary run-loop timer, so a driven clock drives it like any other timer. The frame rate of a film does not affect it.
open class CADisplayLink: NSObject {
    private let action: (CADisplayLink) -> Void
    private var timer: MediaTimer?
    private var loops: [(RunLoop, RunLoop.Mode)] = []
    private var isInvalidated = false
    /// A reference to itself while the link is added to a run loop, because run loops retain their links.
    private var keeper: CADisplayLink?

    /// The media time of the current or last tick, in seconds; 0 before the first tick.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds; 0 before the first tick.
    open private(set) var duration: CFTimeInterval = 0
    /// The media time of the next tick, in seconds; 0 before the first tick.
    open var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + rhythm.interval }
    /// True while the link delivers no ticks; default false.
    open var isPaused = false {
        didSet { if isPaused != oldValue { arm() } }
    }
    /// The preferred rate in ticks per second; 0, the default, means the display's rate.
    open var preferredFramesPerSecond = 0 {
        didSet { arm() }
    }
    /// The preferred range of rates, which takes precedence over `preferredFramesPerSecond`.
    ///
    /// The link ticks at the rate nearest to the preferred one, or without that to the greatest one, that is the display's rate divided by a whole
    /// number.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { arm() }
    }

    /// Creates a link that calls a closure; it does nothing until it is added to a run loop.
    ///
    /// Apple's initialiser takes a target and a selector, which Swift has only with an Objective-C runtime.
    public init(action: @escaping (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Begins to deliver ticks on a run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalidated else { return }
        loops.append((runloop, mode))
        keeper = self
        arm()
    }

    /// Removes the link from a run loop's mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        loops.removeAll { $0.0 === runloop && $0.1 == mode }
        if loops.isEmpty { keeper = nil }
        arm()
    }

    /// Ends the link permanently.
    open func invalidate() {
        isInvalidated = true
        loops = []
        keeper = nil
        arm()
    }

    /// The rhythm that is nearest to the preferred rate.
    private var rhythm: DisplayRhythm {
        let wish = preferredFrameRateRange.wish
        return DisplayRhythm(wish: wish > 0 ? wish : Double(preferredFramesPerSecond))
    }

    private func arm() {
        timer?.invalidate()
        timer = nil
        guard !isPaused, let loop = loops.first?.0 else { return }
        let now: CFTimeInterval = CACurrentMediaTime()
        // A timer may fire slightly before its tick. `timestamp` is then that tick, and keeps it from being armed a second time.
        let tick = rhythm.tick(after: max(now, timestamp))
        // A timer can belong to only one run loop, but to any number of its modes.
        let modes = loops.filter { $0.0 === loop }.map(\.1)
        timer = MediaTimer(at: tick, now: now, on: loop, modes: modes) { [weak self] in self?.fire(at: tick) }
    }

    private func fire(at tick: CFTimeInterval) {
        // After a delay, only the latest tick is delivered; the ticks that were missed are skipped.
        timestamp = max(tick, rhythm.tick(until: CACurrentMediaTime()))
        duration = 1 / DisplayRhythm.maximumRate
        arm()
        action(self)
    }
}
