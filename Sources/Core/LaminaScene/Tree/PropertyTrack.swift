import LaminaPrimitives

/// An animation of one property, bound to the property's field in `LayerState`.
final class PropertyTrack<V: Animatable>: LayerTrack {
    private let place: StatePlace<V>
    /// The field's byte offset in `LayerState`; nil for a field of a sparse group, which is stored behind a reference.
    private let offset: Int?
    private let times: TimeChain
    private let update: @Sendable (Phase, inout V) -> Void
    /// The rotation of a layer along a path; nil unless the layer follows a path and rotates with it.
    private let pathRotation: PathRotation?
    let canInterpolate: Bool

    /// - Parameter update: Applies the animation to the property, at a phase of the animation.
    init(_ leaf: AnimationLeaf, _ place: StatePlace<V>, canInterpolate: Bool, _ update: @escaping @Sendable (Phase, inout V) -> Void) {
        self.place = place
        offset = MemoryLayout<LayerState>.offset(of: place)
        times = leaf.times
        self.update = update
        pathRotation = PathRotation(leaf.animation)
        self.canInterpolate = canInterpolate
    }

    func apply(to state: inout LayerState, at time: Double) {
        guard let phase = times.phase(at: time) else { return }
        update(&state, in: phase)
        // The rotation along a path comes before the layer's own transform.
        guard let angle = pathRotation?.angle(in: phase) else { return }
        state.transform = Transform3D.rotation(angle, 0, 0, 1).followed(by: state.transform)
    }
}

extension PropertyTrack {
    private func update(_ state: inout LayerState, in phase: Phase) {
        // Writing through a key path takes a hundred times as long as writing to an address.
        guard let offset else { return update(phase, &state[keyPath: place]) }
        unsafe withUnsafeMutableBytes(of: &state) { bytes in
            // The offset belongs to a stored field of type `V` in `LayerState`, so memory of that type lies at the address.
            guard let value = unsafe bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: V.self) else { return }
            unsafe update(phase, &value.pointee)
        }
    }
}

extension LayerAnimation {
    /// Resolves an animation to typed tracks for a layer with these properties, so that no name is looked up while it plays.
    ///
    /// An animation with an unknown key path or unsuitable values gets no track; it still takes its time.
    ///
    /// - Parameter state: The model values, which take the place of missing start and end values.
    package convenience init(_ animation: Animation, in properties: PropertyTable, on state: LayerState) {
        self.init(animation, on: state) { properties.resolve($0)?.access }
    }

    /// Resolves an animation to typed tracks for a layer whose key paths `access` resolves.
    ///
    /// - Parameter recording: The names and places to keep; nil unless the run is recorded.
    package convenience init(
        _ animation: Animation, on state: LayerState, recording: AnimationRecording? = nil, resolvedBy access: (String) -> (any PropertyAccess)?
    ) {
        let leaves = animation.leaves()
        var tracks: [ResolvedTrack] = []
        var places: [AnimationSource.Track] = []
        var mayTilt = false
        for (index, leaf) in leaves.enumerated() {
            let keyPath = leaf.animation.keyPath
            guard let access = access(keyPath), let track = ResolvedTrack(leaf, access, on: state) else { continue }
            tracks.append(track)
            mayTilt = mayTilt || access.mayTilt(state)
            guard let place = recording?.place(keyPath) else { continue }
            places.append(AnimationSource.Track(leaf: index, place: place, model: leaf.model(access, place, on: state)))
        }
        let source = recording.map { AnimationSource(animation, $0.label, tracks: places, mayTilt: mayTilt) }
        self.init(animation, leaves, tracks, mayTilt: mayTilt, source: source)
    }

    /// - Parameter leaves: All leaves of the animation, also those without tracks.
    convenience init(_ animation: Animation, _ leaves: [AnimationLeaf], _ tracks: [ResolvedTrack], mayTilt: Bool, source: AnimationSource?) {
        let timeline = Timeline(animation.timing)
        self.init(
            id: animation.id, begin: timeline.begin, end: timeline.end, tracks: tracks.map(\.track), mayTilt: mayTilt,
            changesEmission: tracks.contains(where: \.changesEmission),
            frameRate: leaves.isEmpty ? animation.frameRate : leaves.sufficientFrameRate,
            uninterpolatedKeyPaths: tracks.filter { !$0.track.canInterpolate }.map(\.keyPath), source: source)
    }
}

/// A track of one leaf of an animation.
struct ResolvedTrack {
    let track: any LayerTrack
    let keyPath: String
    let changesEmission: Bool

    /// - Returns: Nil when the leaf's values do not suit the property.
    init?(_ leaf: AnimationLeaf, _ access: any PropertyAccess, on state: LayerState) {
        guard let track = access.track(for: leaf, on: state) else { return nil }
        self.track = track
        keyPath = leaf.animation.keyPath
        changesEmission = access.changesEmission
    }
}

extension AnimationLeaf {
    /// The model value on which the leaf's track depends; nil when it depends on none.
    ///
    /// The track of a filter's input always depends on it, because it takes its type from there.
    fileprivate func model(_ access: any PropertyAccess, _ place: AnimatedPlace, on state: LayerState) -> Value? {
        if case .filter = place { return access.value(in: state) }
        return animation.usesModelValue ? access.value(in: state) : nil
    }
}

extension [AnimationLeaf] {
    /// The highest of the preferred frame rates, in frames per second; 0, the display's highest, when an animation has no preference.
    fileprivate var sufficientFrameRate: Double {
        contains { !($0.animation.frameRate > 0) } ? 0 : reduce(0) { Swift.max($0, $1.animation.frameRate) }
    }
}
