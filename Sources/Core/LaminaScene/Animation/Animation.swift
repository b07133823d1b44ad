/// The description of an animation, as the app set it; `leaves()` and `Interpolation` prepare it for evaluation.
package struct Animation: Sendable, Hashable {
    /// The kind of an animation, with its values.
    package indirect enum Kind: Sendable, Hashable {
        case basic(BasicValues)
        case keyframes(Keyframes)
        case spring(Spring, BasicValues)
        /// A group; its children's times count from the group's beginning.
        case group([Animation])
    }

    /// An identifier that the creator of the animation chooses; 0 by default.
    package var id: UInt64
    /// The key path of the animated property, or of a part of it such as `position.x`; ignored for groups.
    package var keyPath: String
    package var timing: MediaTiming
    /// The timing function that bends the progress of each repetition in each direction; nil means linear.
    package var timingFunction: TimingFunction?
    /// True when the values are added to the current value instead of replacing it.
    package var isAdditive = false
    /// True when each repetition starts at the value at which the previous one ended.
    package var isCumulative = false
    /// The function that turns the animation's numbers into values, such as a rotation angle into a transform; nil uses the values directly.
    package var valueFunction: ValueFunction?
    /// True when the animation has no effect after its end, whatever its fill mode; ignored for children of a group.
    package var removedOnCompletion = true
    /// The preferred frame rate, in frames per second; 0 takes the rate of the enclosing group, or the display's highest.
    package var frameRate = 0.0
    /// The part of the animation's interpolation that is played; nil plays from 0 to 1.
    package var range: ProgressRange?
    package var kind: Kind

    package init(id: UInt64 = 0, keyPath: String = "", timing: MediaTiming, kind: Kind) {
        self.id = id
        self.keyPath = keyPath
        self.timing = timing
        self.kind = kind
    }

    /// True when the layer's model value takes the place of a start or end value that is missing.
    var usesModelValue: Bool {
        switch kind {
        case .basic(let values), .spring(_, let values):
            [values.from, values.to, values.by].count { $0 != nil } < 2
        case .keyframes, .group: false
        }
    }
}
