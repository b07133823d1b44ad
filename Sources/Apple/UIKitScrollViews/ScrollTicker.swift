import Foundation
import QuartzCore

/// Calls an action once per frame while content moves without touches.
@MainActor
package final class ScrollTicker {
    /// Returns the media time, in seconds; tests replace the closure to drive the motion themselves.
    package var now: () -> Double = { CACurrentMediaTime() }
    /// True to be driven by a display link; false in tests, which call the action themselves.
    package var followsDisplay = true
    private var link: CADisplayLink?

    /// Calls an action with the media time of each frame, until it returns false or `stop()` is called.
    package func start(_ action: @escaping @MainActor (Double) -> Bool) {
        stop()
        guard followsDisplay else { return }
        let link = CADisplayLink { link in
            // The link is added to the main run loop below, so the closure runs on the main thread.
            MainActor.assumeIsolated {
                if !action(link.timestamp) { link.invalidate() }
            }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the display link's calls.
    package func stop() {
        link?.invalidate()
        link = nil
    }
}
