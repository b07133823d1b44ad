import LaminaPrimitives

/// A damped spring: a body that is released at distance 1 from its rest position and returns to it.
package struct Spring: Sendable, Hashable {
    package var mass = 1.0
    package var stiffness = 100.0
    package var damping = 10.0
    /// The initial speed towards the rest position, in distances per second.
    package var initialVelocity = 0.0
    /// True when damping above critical slows the spring down; false when it counts as critical.
    package var allowsOverdamping = false

    /// Creates the default spring of `CASpringAnimation`.
    package init() {}

    package init(
        mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.allowsOverdamping = allowsOverdamping
    }

    /// The angular frequency without damping, in radians per second.
    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// The ratio of the damping, as set, to critical damping.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The damping ratio for the computation: at most 1 unless overdamping is allowed.
    var effectiveRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

    /// The position of the body, on its way from 0 to its rest position at 1.
    ///
    /// - Parameter time: The time since the release, in seconds.
    /// - Returns: 0 at the release; may exceed 1 while the body oscillates; tends to 1.
    /// - Source: The damped oscillator m·x″ + c·x′ + k·x = 0.
    package func displacement(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let rest = remainder(at: time)
        return rest.isFinite ? 1 - rest : 1
    }

    /// The remaining distance at a time after the release; underdamped, critically damped or overdamped.
    func remainder(at time: Double) -> Double {
        let frequency = naturalFrequency
        let ratio = effectiveRatio
        if ratio.isInfinite { return 0 }
        if abs(ratio - 1) < 1e-7 {
            return (1 + (frequency - initialVelocity) * time) * Numerics.exp(-frequency * time)
        }
        if ratio > 1 { return overdamped(frequency, ratio, time) }
        let swing = frequency * (1 - ratio * ratio).squareRoot()
        let (sine, cosine) = Numerics.sinAndCos(swing * time)
        let odd = (ratio * frequency - initialVelocity) / swing
        return Numerics.exp(-ratio * frequency * time) * (cosine + odd * sine)
    }

    /// The sum of two exponential decays, one slow and one quick.
    private func overdamped(_ frequency: Double, _ ratio: Double, _ time: Double) -> Double {
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let quick = -ratio * frequency - spread
        // The product of the two rates is the square of the frequency; computing the slow rate by subtraction would lose accuracy by cancellation.
        let slow = frequency * frequency / quick
        let part = (-initialVelocity - quick) / (slow - quick)
        return part * Numerics.exp(slow * time) + (1 - part) * Numerics.exp(quick * time)
    }
}
