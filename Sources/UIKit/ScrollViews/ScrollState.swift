import Foundation

/// What is going on in a scroll view.
struct ScrollState {
    /// A finger's way.
    struct Drag {
        /// The offset at its beginning, as if nothing lagged behind the finger.
        var start: CGPoint
        /// The only axis along which it moves the content; nil for both.
        var axis: ScrollAxis?
        /// Zooming moved the content meanwhile, so the way counts anew from the next step.
        var mustRestart = false
    }

    /// Calls while the content moves by itself.
    @MainActor var ticker: ScrollTicker { tickerStorage }
    private let tickerStorage: ScrollTicker

    /// A finger is on the content.
    var isTracking = false
    /// A finger moves the content.
    var drag: Drag?
    /// How the content moves by itself.
    var motion: ScrollMotion?
    /// The adjusted inset that was told last.
    var inset = UIEdgeInsets.zero
    /// The offset is being changed by the motion or the finger, not by a caller.
    var isStepping = false
    /// How the content is zoomed.
    var zoom = ZoomState()

    /// Fingers or a motion decide about the offset, so changed limits do not move it.
    var isHeld: Bool { drag != nil || motion != nil || zoom.isActive }

    @MainActor init() { tickerStorage = ScrollTicker() }
}

/// One of the two ways in which content moves.
enum ScrollAxis: CaseIterable, Sendable {
    case horizontal
    case vertical

    /// The coordinate along the axis.
    var place: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
    /// The extent along the axis.
    var length: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
}
