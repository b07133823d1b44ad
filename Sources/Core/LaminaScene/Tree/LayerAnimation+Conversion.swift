extension LayerAnimation {
    /// This animation converted to the local time of a descendant layer, for key paths that animate a sublayer's property.
    ///
    /// If a layer between the two has speed 0, the animation stands still.
    ///
    /// - Parameter timings: The timings of the layers between, from the animation's layer (excluded) down to the descendant (included).
    package func converted(toDescendantThrough timings: [MediaTiming]) -> LayerAnimation {
        func below(_ time: Double) -> Double {
            time.isFinite ? timings.reduce(time) { $1.speed == 0 ? time : $1.timeBelow($0) } : time
        }
        return LayerAnimation(
            id: id, begin: below(begin), end: below(end), tracks: tracks.map { AncestorTimeTrack($0, timings.reversed()) }, mayTilt: mayTilt,
            changesEmission: changesEmission, frameRate: frameRate, uninterpolatedKeyPaths: uninterpolatedKeyPaths,
            source: source?.converted(through: timings))
    }
}

extension MediaTiming {
    /// The local time, extrapolated before `beginTime`, where `localTime(at:)` would hold it at 0.
    fileprivate func timeBelow(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }
}

/// A track whose times belong to an ancestor's time space.
private final class AncestorTimeTrack: LayerTrack {
    private let track: any LayerTrack
    /// The timings from the layer up to the ancestor.
    private let timings: [MediaTiming]

    init(_ track: any LayerTrack, _ timings: [MediaTiming]) {
        self.track = track
        self.timings = timings
    }

    func apply(to state: inout LayerState, at time: Double) {
        track.apply(to: &state, at: timings.reduce(time) { $1.parentTime(at: $0) })
    }
}
