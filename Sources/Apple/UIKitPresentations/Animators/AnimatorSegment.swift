import LaminaScene
import QuartzCore

/// One uninterrupted segment of an animator's playback: its timing, its duration, and the range of the animator's progress that it covers.
package struct AnimatorSegment {
    /// The function from the elapsed time to the fraction of the segment, 0…1.
    var timing: AnimationSettings.Timing
    /// The timing of vertical movement, which differs when a spring has another initial velocity along y.
    var verticalTiming: AnimationSettings.Timing
    /// The duration of the segment, in seconds.
    var duration: Double
    /// The range of the animator's progress that the segment covers.
    var range = ProgressRange(start: 0, end: 1)
    /// True when the segment is played from its end to its beginning.
    var isBackwards = false

    /// Creates a segment over the animator's whole progress, 0…1.
    init(_ parameters: any UITimingCurveProvider, duration: Double) {
        if let spring = parameters.springTimingParameters {
            let velocity = spring.initialVelocity
            let main = spring.spring(duration: duration, velocity: Double(velocity.dx))
            timing = .spring(main.spring)
            verticalTiming = .spring(spring.spring(duration: duration, velocity: Double(velocity.dy)).spring)
            self.duration = duration > 0 ? main.duration : duration
        } else {
            timing = .curve((parameters.cubicTimingParameters ?? UICubicTimingParameters()).function)
            verticalTiming = timing
            self.duration = duration
        }
    }

    /// The same segment with a linear curve, run forwards; used for linear scrubbing.
    var even: AnimatorSegment {
        var segment = self
        segment.timing = .curve(CAMediaTimingFunction(name: .linear))
        segment.verticalTiming = segment.timing
        segment.range = ProgressRange(start: 0, end: 1)
        segment.isBackwards = false
        return segment
    }

    /// Returns a forward segment with the same timing over a range of the animator's progress.
    func over(_ range: ProgressRange) -> AnimatorSegment {
        var segment = self
        segment.range = range
        segment.isBackwards = false
        return segment
    }

    /// True when playback moves towards the animator's start.
    ///
    /// A decreasing range leads to the start; backward playback reverses the direction.
    var goesToStart: Bool { (range.end < range.start) != isBackwards }

    var isSpring: Bool { if case .spring = timing { true } else { false } }

    /// Returns the animator's progress with the timing curve or spring applied, at `elapsed` seconds of the segment.
    func progress(at elapsed: Double) -> Double {
        range.start + (range.end - range.start) * easedProgress(elapsed)
    }

    /// Returns the animator's progress without the timing curve or spring, so in proportion to time, at `elapsed` seconds of the segment.
    func timeFraction(at elapsed: Double) -> Double {
        let part = duration > 0 ? min(1, max(0, elapsed / duration)) : 1
        return range.start + (range.end - range.start) * part
    }

    /// Returns the time at which the segment reaches `progress`, in seconds; the inverse of `progress(at:)`.
    ///
    /// - Accuracy: 50 bisections, so about 1e-15 of the duration. The timing must be monotonic.
    func elapsed(at progress: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if easedProgress(middle * duration) < progress { low = middle } else { high = middle }
        }
        return high * duration
    }

    private func easedProgress(_ elapsed: Double) -> Double {
        guard duration > 0 else { return 1 }
        switch timing {
        case .curve(let function): return function.curve(min(1, max(0, elapsed / duration)))
        case .spring(let spring): return min(1, max(0, spring.displacement(at: elapsed)))
        }
    }
}
