/// An animation as it was said; `leaves()` and `Track` make it ready to be evaluated.
package struct Animation: Sendable, Hashable {
    /// What an animation does.
    package indirect enum Kind: Sendable, Hashable {
        case basic(BasicValues)
        case keyframes(Keyframes)
        case spring(Spring, BasicValues)
        /// Children run in the group's time.
        case group([Animation])
    }

    /// Names the animation for whoever made it.
    package var id: UInt64
    /// The property, and the part of it, that changes; of no meaning for groups.
    package var keyPath: String
    package var timing: MediaTiming
    /// Bends the progress of every leg; nil is even speed.
    package var timingFunction: TimingFunction?
    /// The values are put on top of what is there, not in its place.
    package var isAdditive = false
    /// Every run starts where the one before ended.
    package var isCumulative = false
    /// The values are the inputs of this function.
    package var valueFunction: ValueFunction?
    /// Nothing of it is left after its end, whatever its fill mode; of no meaning inside a group.
    package var removedOnCompletion = true
    /// The part of the way that is run; nil is from 0 to 1.
    package var range: ProgressRange?
    package var kind: Kind

    package init(id: UInt64 = 0, keyPath: String = "", timing: MediaTiming, kind: Kind) {
        self.id = id
        self.keyPath = keyPath
        self.timing = timing
        self.kind = kind
    }

    /// It runs from or to what the layer shows.
    var lacksAnEnd: Bool {
        switch kind {
        case .basic(let values), .spring(_, let values): values.by == nil && (values.from == nil || values.to == nil)
        case .keyframes, .group: false
        }
    }
}
