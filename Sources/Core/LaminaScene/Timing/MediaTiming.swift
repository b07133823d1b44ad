/// The timing of a layer or an animation within its parent's time, as set and unchecked; `CAMediaTiming` describes the fields.
///
/// Times and durations are in seconds. `Timeline` interprets the values for an animation.
package struct MediaTiming: Sendable, Hashable {
    /// The time at which local time begins, in the parent's time.
    package var beginTime = 0.0
    /// The length of one repetition in one direction, in local time.
    package var duration: Double
    /// The rate of local time relative to the parent's; 0 stops it, and negative values run it backwards.
    package var speed = 1.0
    /// The local time at `beginTime`.
    package var timeOffset = 0.0
    /// The number of repetitions, each forwards and backwards with `autoreverses`; may be fractional, and 0 counts as 1.
    package var repeatCount = 0.0
    /// The duration of all repetitions, in local time; 0 lets `repeatCount` determine it.
    package var repeatDuration = 0.0
    package var autoreverses = false
    package var fillMode = FillMode.removed

    /// Creates a timing with default values.
    ///
    /// - Parameter duration: Infinite for a layer, whose time never ends.
    package init(duration: Double = .infinity) { self.duration = duration }

    /// The duration of all repetitions, in local time, ignoring `speed`; 0 for a `duration` that is not positive.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        guard duration > 0 else { return 0 }
        // Programs without a notion of infinity set the largest `Float` for "for ever".
        guard repeatCount < Double(Float.greatestFiniteMagnitude) else { return repeatCount.isNaN ? cycleDuration : .infinity }
        return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The length of one repetition: forwards, and backwards too with `autoreverses`.
    private var cycleDuration: Double { autoreverses ? 2 * duration : duration }
}

extension MediaTiming {
    /// Converts the parent's time to local time; 0 before the beginning.
    ///
    /// - Source: Measured on Core Animation.
    package func localTime(at parentTime: Double) -> Double {
        guard parentTime >= beginTime else { return 0 }
        return (parentTime - beginTime) * speed + timeOffset
    }

    /// Converts local time to the parent's time; 0 when `speed` is 0.
    ///
    /// - Source: Measured on Core Animation.
    package func parentTime(at localTime: Double) -> Double {
        guard speed != 0 else { return 0 }
        return (localTime - timeOffset) / speed + beginTime
    }
}
