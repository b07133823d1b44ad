/// The description from which a `LayerAnimation` was resolved, and the names by which the app knows it.
///
/// Only a recorded run keeps it. The tracks can be made from it again, without the layer.
package final class AnimationSource: Sendable {
    /// The transaction whose settings an implicit animation has taken.
    package struct Transaction: Sendable, Hashable {
        /// The duration in seconds.
        package let duration: Double
        package let timingFunction: TimingFunction?

        package init(duration: Double, timingFunction: TimingFunction?) {
            self.duration = duration
            self.timingFunction = timingFunction
        }
    }

    /// The app's names of an animation.
    package struct Label: Sendable, Hashable {
        /// The key under which the layer has the animation; nil without a key.
        package let key: String?
        package let className: String
        /// The transaction of an implicit animation; nil for one that the app has added.
        package let transaction: Transaction?

        package init(key: String?, className: String, transaction: Transaction? = nil) {
            self.key = key
            self.className = className
            self.transaction = transaction
        }
    }

    /// One track: the animation that moves it, and its place.
    package struct Track: Sendable, Hashable {
        /// The index among `animation.leaves()`.
        package let leaf: Int
        package let place: AnimatedPlace
        /// The model value at the time of the resolution; nil for an animation that does not depend on it.
        package let model: Value?

        package init(leaf: Int, place: AnimatedPlace, model: Value?) {
            self.leaf = leaf
            self.place = place
            self.model = model
        }
    }

    /// The animation, with its begin in the layer's local time.
    package let animation: Animation
    package let label: Label
    package let tracks: [Track]
    package let mayTilt: Bool
    /// The timings of the layers between the animation's layer and the one that it moves, for a key path that names a sublayer.
    package let ancestorTimings: [MediaTiming]

    package init(_ animation: Animation, _ label: Label, tracks: [Track], mayTilt: Bool, ancestorTimings: [MediaTiming] = []) {
        self.animation = animation
        self.label = label
        self.tracks = tracks
        self.mayTilt = mayTilt
        self.ancestorTimings = ancestorTimings
    }

    /// A copy for an animation that was converted to the time of a descendant.
    func converted(through timings: [MediaTiming]) -> AnimationSource {
        AnimationSource(animation, label, tracks: tracks, mayTilt: mayTilt, ancestorTimings: timings)
    }
}

/// The names and places that a recorded run keeps for an animation.
package struct AnimationRecording {
    let label: AnimationSource.Label
    /// Returns the place of a key path.
    let place: (String) -> AnimatedPlace?

    package init(_ label: AnimationSource.Label, place: @escaping (String) -> AnimatedPlace?) {
        self.label = label
        self.place = place
    }
}

extension LayerAnimation {
    /// Resolves an animation again from its source.
    ///
    /// - Returns: Nil when a track has no place or unsuitable values.
    package static func resolved(from source: AnimationSource) -> LayerAnimation? {
        let leaves = source.animation.leaves()
        var tracks: [ResolvedTrack] = []
        for track in source.tracks {
            guard leaves.indices.contains(track.leaf), let access = track.place.access,
                let resolved = ResolvedTrack(leaves[track.leaf], access, on: track.place.state(holding: track.model))
            else { return nil }
            tracks.append(resolved)
        }
        let animation = LayerAnimation(source.animation, leaves, tracks, mayTilt: source.mayTilt, source: source)
        return source.ancestorTimings.isEmpty ? animation : animation.converted(toDescendantThrough: source.ancestorTimings)
    }
}
