/// The motion of one coordinate of the content offset after a release, as a pure function of time.
package struct ReleasedMotion: Sendable, Equatable {
    /// The scroll view's parameters that a released motion depends on.
    package struct Setting: Sendable, Equatable {
        /// The range of offsets at which the content covers the view.
        package let limits: ClosedRange<Double>
        /// The factor by which the velocity decays per millisecond.
        package let rate: Double
        /// True when the content may overscroll its limits.
        package let bounces: Bool
        /// The width of a pixel, in points.
        package let pixel: Double

        /// Creates the parameters of a release.
        package init(limits: ClosedRange<Double>, rate: Double = 0.998, bounces: Bool = true, pixel: Double = 0.5) {
            self.limits = limits
            self.rate = rate
            self.bounces = bounces
            self.pixel = pixel
        }
    }

    /// The motion of one phase, as a function of the time since the phase began.
    private enum Curve: Sendable, Equatable {
        case glide(Deceleration)
        case spring(CriticalSpring)
        case pull(PullReturn)

        func offset(at time: Double) -> Double {
            switch self {
            case .glide(let glide): glide.offset(at: time)
            case .spring(let spring): spring.offset(at: time)
            case .pull(let pull): pull.offset(at: time)
            }
        }

        func velocity(at time: Double) -> Double {
            switch self {
            case .glide(let glide): glide.velocity(at: time)
            case .spring(let spring): spring.velocity(at: time)
            case .pull(let pull): pull.velocity(at: time)
            }
        }
    }

    private struct Phase: Sendable, Equatable {
        let curve: Curve
        /// The seconds from the release to the start of the phase.
        let start: Double
        let duration: Double
    }

    private let phases: [Phase]
    /// The offset at which the content comes to rest.
    package let target: Double
    /// The seconds from the release to rest.
    package let duration: Double

    /// Creates the natural motion after a release, which has no chosen target.
    ///
    /// Content inside its limits glides to a stop, or bounces at an edge. Content past an edge returns to the edge, on a slower curve when it is
    /// released at rest.
    ///
    /// - Parameter velocity: The velocity of the offset, in points per second.
    package init(from start: Double, velocity: Double, in setting: Setting) {
        var builder = Builder(setting: setting)
        builder.release(start, velocity)
        phases = builder.phases
        duration = builder.end
        target = builder.target
    }

    /// Creates a motion to a chosen target, such as a page, instead of the point where the content would stop by itself.
    package init(from start: Double, velocity: Double, landingAt target: Double, pixel: Double) {
        let spring = CriticalSpring(start: start, target: target, velocity: velocity, stiffness: CriticalSpring.landing)
        duration = spring.duration(until: pixel / 2)
        phases = [Phase(curve: .spring(spring), start: 0, duration: duration)]
        self.target = target
    }

    /// - Parameter time: Seconds since the release.
    package func offset(at time: Double) -> Double {
        guard time < duration, let phase = phase(at: time) else { return target }
        return phase.curve.offset(at: time - phase.start)
    }

    /// The velocity in points per second.
    package func velocity(at time: Double) -> Double {
        guard time < duration, let phase = phase(at: time) else { return 0 }
        return phase.curve.velocity(at: time - phase.start)
    }

    private func phase(at time: Double) -> Phase? { phases.last { $0.start <= time } ?? phases.first }

    /// Builds the sequence of phases: glides, springs and returns, each starting at the end of the previous phase.
    private struct Builder {
        let setting: Setting
        var phases: [Phase] = []
        var end = 0.0
        var target = 0.0

        /// Adds the first phase; a glide or a spring then adds its successors.
        mutating func release(_ start: Double, _ velocity: Double) {
            let limits = setting.limits
            if limits.contains(start) { return glide(from: start, velocity) }
            let edge = start < limits.lowerBound ? limits.lowerBound : limits.upperBound
            if velocity == 0 { return pull(from: start, to: edge) }
            spring(from: start, velocity, to: edge)
        }

        private mutating func pull(from start: Double, to edge: Double) {
            let pull = PullReturn(start: start, target: edge)
            target = edge
            add(.pull(pull), pull.duration)
        }

        private mutating func glide(from start: Double, _ velocity: Double) {
            let glide = Deceleration(start: start, velocity: velocity, rate: setting.rate)
            let edge = velocity < 0 ? setting.limits.lowerBound : setting.limits.upperBound
            // A glide that stops inside the limits is the whole motion. Otherwise it lasts until the edge, and a bounce follows.
            guard !setting.limits.contains(glide.target), let time = glide.time(reaching: edge) else {
                target = max(setting.limits.lowerBound, min(setting.limits.upperBound, glide.target.rounded(to: setting.pixel)))
                return add(.glide(glide), glide.duration)
            }
            add(.glide(glide), time)
            target = edge
            if setting.bounces { spring(from: edge, glide.velocity(at: time), to: edge) }
        }

        private mutating func spring(from start: Double, _ velocity: Double, to edge: Double) {
            let spring = CriticalSpring(start: start, target: edge, velocity: velocity, stiffness: CriticalSpring.bounce)
            target = edge
            // A spring that crosses the edge throws the content back inside, where it glides on with its velocity at the edge.
            guard setting.limits.lowerBound < setting.limits.upperBound, let time = spring.crossing else {
                return add(.spring(spring), spring.duration(until: setting.pixel / 2))
            }
            add(.spring(spring), time)
            glide(from: edge, spring.velocity(at: time))
        }

        private mutating func add(_ curve: Curve, _ duration: Double) {
            phases.append(Phase(curve: curve, start: end, duration: duration))
            end += duration
        }
    }
}

extension Double {
    /// Returns the nearest multiple of a step.
    package func rounded(to step: Double) -> Double { (self / step).rounded() * step }
}
