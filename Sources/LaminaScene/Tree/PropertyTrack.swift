import LaminaPrimitives

/// A track bound to its place in the state.
struct PropertyTrack<V: Animatable>: LayerTrack {
    private let place: StatePlace<V>
    private let times: TimeChain
    private let change: Change<V>
    private let turn: Turn?

    init(place: StatePlace<V>, track: Track<V>) {
        self.place = place
        times = track.times
        change = track.change
        turn = track.turn
    }

    func apply(to state: inout LayerState, at time: Double) {
        guard let phase = times.phase(at: time) else { return }
        change(phase, &state[keyPath: place])
        // A layer that follows a path may turn with it, before its own transform.
        guard let angle = turn?.angle(in: phase) else { return }
        state.transform = Transform3D.rotation(angle, 0, 0, 1).followed(by: state.transform)
    }
}

extension LayerAnimation {
    /// Resolves an animation for layers with these properties, once, so that no name is looked up while it plays.
    ///
    /// What names no property, or has values of another kind, drives nothing; its time passes all the same.
    package init(_ animation: Animation, in properties: PropertyTable) {
        let timeline = Timeline(animation.timing)
        let tracks = animation.leaves().compactMap { leaf in
            properties.resolve(leaf.animation.keyPath)?.access.track(for: leaf)
        }
        self.init(id: animation.id, begin: timeline.begin, end: timeline.end, tracks: tracks)
    }
}
