/// How the time of a layer or an animation runs inside its parent's: the numbers as they were said, whatever they are.
///
/// Times and durations in seconds. `Timeline` says what they mean for an animation.
package struct MediaTiming: Sendable, Hashable {
    /// In the parent's time.
    package var beginTime = 0.0
    /// The length of one run in one direction, in own time.
    package var duration: Double
    /// How fast own time runs in the parent's; 0 stands still, less than 0 runs backwards.
    package var speed = 1.0
    /// The own time at `beginTime`.
    package var timeOffset = 0.0
    /// How often it runs, there and back with `autoreverses`; 0 is once.
    package var repeatCount = 0.0
    /// How long it runs in all; 0 leaves it to `repeatCount`.
    package var repeatDuration = 0.0
    package var autoreverses = false
    package var fillMode = FillMode.removed

    /// - Parameter duration: Infinite for a layer, whose time never ends.
    package init(duration: Double = .infinity) { self.duration = duration }

    /// How long all runs take, in own time, before `speed`; 0 for a duration that is no length.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        guard duration > 0 else { return 0 }
        // The largest number of the façade's type means "for ever" in programs that know no infinity.
        guard repeatCount < Double(Float.greatestFiniteMagnitude) else { return repeatCount.isNaN ? cycleDuration : .infinity }
        return cycleDuration * (repeatCount > 0 ? repeatCount : 1)
    }

    /// One run, there and back with `autoreverses`.
    private var cycleDuration: Double { autoreverses ? 2 * duration : duration }
}

extension MediaTiming {
    /// A parent's time in own time; 0 before the beginning.
    ///
    /// - Source: Measured on Core Animation.
    package func localTime(at parentTime: Double) -> Double {
        guard parentTime >= beginTime else { return 0 }
        return (parentTime - beginTime) * speed + timeOffset
    }

    /// Own time in the parent's; 0 when time stands still.
    ///
    /// - Source: Measured on Core Animation.
    package func parentTime(at localTime: Double) -> Double {
        guard speed != 0 else { return 0 }
        return (localTime - timeOffset) / speed + beginTime
    }
}
