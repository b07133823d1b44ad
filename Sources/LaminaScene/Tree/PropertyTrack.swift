import LaminaPrimitives

/// A track bound to its place in the state.
final class PropertyTrack<V: Animatable>: LayerTrack {
    private let place: StatePlace<V>
    /// Where the value lies in the state's memory; nil for the groups that few layers use.
    private let offset: Int?
    private let times: TimeChain
    private let change: Change<V>
    private let turn: Turn?

    init(place: StatePlace<V>, _ times: TimeChain, _ change: @escaping Change<V>, _ turn: Turn?) {
        self.place = place
        offset = MemoryLayout<LayerState>.offset(of: place)
        self.times = times
        self.change = change
        self.turn = turn
    }

    func apply(to state: inout LayerState, at time: Double) {
        guard let phase = times.phase(at: time) else { return }
        change(&state, in: phase)
        // A layer that follows a path may turn with it, before its own transform.
        guard let angle = turn?.angle(in: phase) else { return }
        state.transform = Transform3D.rotation(angle, 0, 0, 1).followed(by: state.transform)
    }
}

extension PropertyTrack {
    private func change(_ state: inout LayerState, in phase: Phase) {
        // A key path takes a hundred times as long as an address.
        guard let offset else { return change(phase, &state[keyPath: place]) }
        unsafe withUnsafeMutableBytes(of: &state) { bytes in
            // The offset is that of a stored value of this type in this very state.
            guard let value = unsafe bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: V.self) else { return }
            unsafe change(phase, &value.pointee)
        }
    }
}

extension LayerAnimation {
    /// Resolves an animation for layers with these properties, once, so that no name is looked up while it plays.
    ///
    /// An animation that names no property, or has values of another kind, drives nothing; its time passes all the same.
    ///
    /// - Parameter state: The model values, which are the ends that an animation lacks.
    package convenience init(_ animation: Animation, in properties: PropertyTable, on state: LayerState) {
        self.init(animation, on: state) { properties.resolve($0)?.access }
    }

    /// Resolves an animation for layers whose key paths `access` resolves.
    package convenience init(_ animation: Animation, on state: LayerState, resolvedBy access: (String) -> (any PropertyAccess)?) {
        let timeline = Timeline(animation.timing)
        let leaves = animation.leaves()
        var tracks: [any LayerTrack] = []
        var unmixed: [String] = []
        for leaf in leaves {
            guard let resolved = access(leaf.animation.keyPath)?.track(for: leaf, on: state) else { continue }
            tracks.append(resolved.track)
            if !resolved.mixes { unmixed.append(leaf.animation.keyPath) }
        }
        let mayTilt = leaves.contains { Self.mayTilt($0.animation.keyPath) }
        self.init(id: animation.id, begin: timeline.begin, end: timeline.end, tracks: tracks, mayTilt: mayTilt, unmixed: unmixed)
    }

    private static func mayTilt(_ keyPath: String) -> Bool {
        // The sublayer's own property is unknown here, so the animation may tilt it.
        if keyPath.hasPrefix("sublayers.") { return true }
        if keyPath == "zPosition" || keyPath == "anchorPointZ" { return true }
        return keyPath.hasPrefix("transform") && !flatParts.contains(keyPath)
    }

    /// Parts of a transform that turn, stretch and move within the plane.
    private static let flatParts: Set = [
        "transform.rotation", "transform.rotation.z", "transform.scale.x", "transform.scale.y", "transform.translation",
        "transform.translation.x", "transform.translation.y",
    ]
}
