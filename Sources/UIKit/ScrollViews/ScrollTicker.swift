import Foundation
import QuartzCore

/// Calls once a frame while something scrolls by itself.
@MainActor
final class ScrollTicker {
    /// Media time; a test's own where one stands for the display.
    var now: () -> Double = { CACurrentMediaTime() }
    /// Whether the display is asked for ticks.
    var followsDisplay = true
    private var link: CADisplayLink?

    /// Calls from now on, with the media time of each frame, until stopped or `action` says that there is nothing left to do.
    func start(_ action: @escaping @MainActor (Double) -> Bool) {
        stop()
        guard followsDisplay else { return }
        let link = CADisplayLink { link in
            // Added to the main run loop below.
            MainActor.assumeIsolated {
                if !action(link.timestamp) { link.invalidate() }
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Ends the calls.
    func stop() {
        link?.invalidate()
        link = nil
    }
}
