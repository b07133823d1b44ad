import Foundation
package import LaminaScrolling

/// The state of a scroll view's touches and motions.
package struct ScrollState {
    /// A drag of the content by a touch.
    struct Drag {
        /// The offset at the start of the drag, without the rubber band's resistance.
        var start: CGPoint
        /// The axis to which the drag is locked; nil when the drag moves the content along both axes.
        var axis: ScrollAxis?
        /// True when zooming has moved the content since the last step; the drag then restarts from the current offset.
        var mustRestart = false
    }

    /// The size of the content, in points.
    var contentSize = CGSize.zero

    /// Calls the view once per frame while the content moves without touches.
    @MainActor package var ticker: ScrollTicker { tickerStorage }
    private let tickerStorage: ScrollTicker

    /// True while a touch is on the content.
    var isTracking = false
    /// The current drag; nil while no touch drags the content.
    var drag: Drag?
    /// The current deceleration or animation of the offset.
    package var motion: ScrollMotion?
    /// The content at which the current animation ends; nil when its end is an offset.
    var goal: ScrollGoal?
    /// The adjusted content inset of the last notification.
    var inset = UIEdgeInsets.zero
    /// True while a motion or touch sets the offset.
    var isStepping = false
    /// The media time of the step of a motion that is being made, in seconds.
    var stepTime: Double?
    /// The control that refreshes the content.
    package var refreshControl: (any ScrollRefreshing)?
    /// The bars that follow the content.
    package var bars = FollowingBars()
    /// The state of the content's zoom.
    var zoom = ZoomState()

    /// True while touches or a motion determine the offset, so that a change of the limits must not move the content.
    var isHeld: Bool { drag != nil || motion != nil || zoom.isActive }

    @MainActor init() { tickerStorage = ScrollTicker() }
}
