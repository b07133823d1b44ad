extension LayerAnimation {
    /// The same animation for a layer below, whose own time differs.
    ///
    /// Below a layer whose time stands still the animation stands still, too.
    ///
    /// - Parameter timings: The time spaces from the superlayer's side down to the layer itself.
    package func lent(through timings: [MediaTiming]) -> LayerAnimation {
        func below(_ time: Double) -> Double {
            time.isFinite ? timings.reduce(time) { $1.speed == 0 ? time : $1.timeBelow($0) } : time
        }
        return LayerAnimation(
            id: id, begin: below(begin), end: below(end), tracks: tracks.map { LentTrack($0, timings.reversed()) }, mayTilt: mayTilt)
    }
}

extension MediaTiming {
    /// Own time without the stop before `beginTime`.
    fileprivate func timeBelow(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }
}

/// A track in the time of a layer above.
private final class LentTrack: LayerTrack {
    private let track: any LayerTrack
    /// From the layer up.
    private let timings: [MediaTiming]

    init(_ track: any LayerTrack, _ timings: [MediaTiming]) {
        self.track = track
        self.timings = timings
    }

    func apply(to state: inout LayerState, at time: Double) {
        track.apply(to: &state, at: timings.reduce(time) { $1.parentTime(at: $0) })
    }
}
