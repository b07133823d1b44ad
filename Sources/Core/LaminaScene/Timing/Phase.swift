/// The position of an animation in its course at one time.
package struct Phase: Sendable, Hashable {
    /// The interval that the time lies in: before the beginning, between beginning and end, or after the end.
    package enum Stage: Sendable, Hashable {
        case before
        case active
        case after
    }

    package var stage: Stage
    /// The number of completed repetitions.
    package var cycle = 0
    /// The completed fraction of the current repetition, 0...1; on the way back it falls from 1 to 0.
    package var progress: Double
    /// The position in the current repetition, in seconds of local time: `progress` × duration; with an infinite duration, the elapsed time.
    package var time: Double
    /// True on the way back of an autoreversing animation.
    package var isReversed = false

    package init(stage: Stage, progress: Double, time: Double) {
        self.stage = stage
        self.progress = progress
        self.time = time
    }
}
