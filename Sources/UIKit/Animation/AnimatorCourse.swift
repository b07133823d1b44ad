import LaminaScene
import QuartzCore

/// How an animator runs from one place of its way to another, without interruption.
struct AnimatorCourse {
    /// Bends the progress of the whole course.
    var pace: AnimationSettings.Pace
    /// As `pace`, for vertical movement: a spring may have another velocity there.
    var verticalPace: AnimationSettings.Pace
    /// Seconds from the course's beginning to its end.
    var duration: Double
    /// The part of the animator's way that the course runs.
    var range = ProgressRange(start: 0, end: 1)
    /// It is run from its end to its beginning.
    var isBackwards = false

    /// A course along an animator's whole way.
    init(_ parameters: any UITimingCurveProvider, duration: Double) {
        if let spring = parameters.springTimingParameters {
            let velocity = spring.initialVelocity
            let main = spring.spring(duration: duration, velocity: Double(velocity.dx))
            pace = .spring(main.spring)
            verticalPace = .spring(spring.spring(duration: duration, velocity: Double(velocity.dy)).spring)
            self.duration = duration > 0 ? main.duration : duration
        } else {
            pace = .curve((parameters.cubicTimingParameters ?? UICubicTimingParameters()).function)
            verticalPace = pace
            self.duration = duration
        }
    }

    /// The same way at an even pace.
    var even: AnimatorCourse {
        var course = self
        course.pace = .curve(CAMediaTimingFunction(name: .linear))
        course.verticalPace = course.pace
        course.range = ProgressRange(start: 0, end: 1)
        course.isBackwards = false
        return course
    }

    /// The same pace over a part of the way.
    func over(_ range: ProgressRange) -> AnimatorCourse {
        var course = self
        course.range = range
        course.isBackwards = false
        return course
    }

    /// It runs towards the beginning of the animator's way.
    var goesToStart: Bool { (range.end < range.start) != isBackwards }

    var isSpring: Bool { if case .spring = pace { true } else { false } }

    /// How much of the animator's way is behind in values, when `elapsed` seconds of the course are.
    func progress(at elapsed: Double) -> Double {
        range.start + (range.end - range.start) * bent(elapsed)
    }

    /// How much of the animator's way is behind in time.
    func timeFraction(at elapsed: Double) -> Double {
        let part = duration > 0 ? min(1, max(0, elapsed / duration)) : 1
        return range.start + (range.end - range.start) * part
    }

    /// The seconds after which so much of the course is behind in values; of a course that never comes back.
    func elapsed(at progress: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if bent(middle * duration) < progress { low = middle } else { high = middle }
        }
        return high * duration
    }

    private func bent(_ elapsed: Double) -> Double {
        guard duration > 0 else { return 1 }
        switch pace {
        case .curve(let function): return function.curve(min(1, max(0, elapsed / duration)))
        case .spring(let spring): return min(1, max(0, spring.displacement(at: elapsed)))
        }
    }
}
