/// An animation attached to a layer, resolved at commit: which properties it drives, and when.
///
/// An object, so that evaluating copies nothing.
package final class LayerAnimation: Sendable {
    /// Tells the app's animation objects apart; unique in the process.
    package let id: UInt64
    /// In the layer's time, seconds: when the active interval begins.
    package let begin: Double
    /// In the layer's time, seconds: when it is over; infinite when it never is.
    package let end: Double
    /// One for each property that is driven; a group has several.
    let tracks: [any LayerTrack]
    /// What it shows of the layer as it was, if it is a transition.
    let transition: LayerTransition?
    /// It may lift the layer out of its superlayer's plane.
    let mayTilt: Bool
    /// The key paths whose values differ in form, so that they are bridged.
    package let unmixed: [String]

    /// - Parameter mayTilt: False only if no track gives depth to the layer, or tilts it.
    package init(
        id: UInt64, begin: Double, end: Double, tracks: [any LayerTrack], mayTilt: Bool = true, transition: LayerTransition? = nil,
        unmixed: [String] = []
    ) {
        self.id = id
        self.begin = begin
        self.end = end
        self.tracks = tracks
        self.mayTilt = mayTilt
        self.transition = transition
        self.unmixed = unmixed
    }

    /// The same, showing what the layer was.
    package func showing(_ transition: LayerTransition) -> LayerAnimation {
        LayerAnimation(id: id, begin: begin, end: end, tracks: tracks, mayTilt: mayTilt, transition: transition, unmixed: unmixed)
    }

    /// Changes what is driven, on top of what animations before it made of the state.
    package func apply(to state: inout LayerState, at localTime: Double) {
        for track in tracks { track.apply(to: &state, at: localTime) }
    }
}

/// The values of one property over time, bound to its place in the state; an object, so that evaluating copies nothing.
package protocol LayerTrack: AnyObject, Sendable {
    /// - Parameter time: The layer's own time, seconds.
    func apply(to state: inout LayerState, at time: Double)
}
