public import Foundation

extension RunLoop.Mode {
    /// The mode of the main run loop while a touch drags the content of a scroll view.
    ///
    /// It is one of the common modes; timers that were added to the default mode alone wait until the drag ends.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// A gesture recogniser that puts the main run loop into its tracking mode.
@MainActor
package protocol RunLoopTracking: UIGestureRecognizer {
    /// True while the gesture is in progress.
    var tracksRunLoop: Bool { get }
}

extension UIApplication {
    /// True while a gesture in progress puts the main run loop into its tracking mode.
    package var isTrackingTouches: Bool { touches.arena.contestants.contains { ($0 as? any RunLoopTracking)?.tracksRunLoop == true } }
}
