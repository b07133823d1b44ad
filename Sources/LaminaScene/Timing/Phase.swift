/// Where an animation stands at one moment.
package struct Phase: Sendable, Hashable {
    /// Before the beginning, between beginning and end, or after the end.
    package enum Stage: Sendable, Hashable {
        case before
        case active
        case after
    }

    package var stage: Stage
    /// How many runs are over.
    package var cycle = 0
    /// How much of the way is behind, 0...1; on the way back it falls.
    package var progress: Double
    /// The same in seconds of own time, also where the duration is infinite.
    package var time: Double
    /// On the way back of an animation that reverses.
    package var isReversed = false

    package init(stage: Stage, progress: Double, time: Double) {
        self.stage = stage
        self.progress = progress
        self.time = time
    }
}
