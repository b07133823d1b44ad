/// An animation attached to a layer and resolved to typed tracks; created at commit.
///
/// A class, so that evaluation copies only a reference.
package final class LayerAnimation: Sendable {
    /// The identifier of the app's animation object; unique in the process.
    package let id: UInt64
    /// The start of the active interval, in the layer's local time, in seconds.
    package let begin: Double
    /// The end of the active interval, in the layer's local time, in seconds; infinite for an animation that never ends.
    package let end: Double
    /// The tracks, one per animated property; a group has several.
    let tracks: [any LayerTrack]
    /// True when the animation changes the births or the look of an emitter's particles.
    let changesEmission: Bool
    /// The snapshot and effect of a transition; nil for other animations.
    package let transition: LayerTransition?
    /// True when the animation may move the layer out of its superlayer's plane, by a rotation or a depth.
    package let mayTilt: Bool
    /// The preferred frame rate, in frames per second; 0 means the display's highest.
    package let frameRate: Double
    /// The key paths whose values cannot be interpolated because they differ in structure, such as paths with different elements.
    package let uninterpolatedKeyPaths: [String]
    /// The description of the animation; nil unless the run is recorded.
    package let source: AnimationSource?

    /// Creates a resolved animation.
    ///
    /// - Parameter mayTilt: False only if no track changes the layer's depth or rotates it out of its plane.
    package init(
        id: UInt64, begin: Double, end: Double, tracks: [any LayerTrack], mayTilt: Bool = true, changesEmission: Bool = false,
        frameRate: Double = 0, transition: LayerTransition? = nil, uninterpolatedKeyPaths: [String] = [], source: AnimationSource? = nil
    ) {
        self.id = id
        self.begin = begin
        self.end = end
        self.tracks = tracks
        self.mayTilt = mayTilt
        self.changesEmission = changesEmission
        self.frameRate = frameRate
        self.transition = transition
        self.uninterpolatedKeyPaths = uninterpolatedKeyPaths
        self.source = source
    }

    /// A copy of this animation that also shows a transition.
    package func showing(_ transition: LayerTransition) -> LayerAnimation {
        LayerAnimation(
            id: id, begin: begin, end: end, tracks: tracks, mayTilt: mayTilt, changesEmission: changesEmission, frameRate: frameRate,
            transition: transition, uninterpolatedKeyPaths: uninterpolatedKeyPaths, source: source)
    }

    /// Applies the tracks to `state`, which already contains the effect of the preceding animations.
    package func apply(to state: inout LayerState, at localTime: Double) {
        for track in tracks { track.apply(to: &state, at: localTime) }
    }
}

/// The values of one property over time, bound to the property's field in `LayerState`.
///
/// A class, so that evaluation copies only a reference.
package protocol LayerTrack: AnyObject, Sendable {
    /// True when the values can be interpolated; false when `Animatable.fallbackInterpolation` replaces interpolation.
    var canInterpolate: Bool { get }

    /// Sets the property to its value at `time`; does nothing outside the animation's active and filled intervals.
    ///
    /// - Parameter time: The layer's local time, in seconds.
    func apply(to state: inout LayerState, at time: Double)
}

extension LayerTrack {
    package var canInterpolate: Bool { true }
}
