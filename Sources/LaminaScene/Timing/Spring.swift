import LaminaPrimitives

/// A body on a spring, drawn out by 1 and let go: how it comes to rest.
package struct Spring: Sendable, Hashable {
    package var mass = 1.0
    package var stiffness = 100.0
    package var damping = 10.0
    /// Speed at the start towards the rest, in distances per second.
    package var initialVelocity = 0.0
    /// A damping beyond the critical one makes the spring slow; otherwise it counts as critical.
    package var allowsOverdamping = false

    /// The spring of an animation that says nothing.
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

    /// The frequency without damping, in radians per second.
    package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

    /// The damping as a part of the critical one, as it was set.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The damping ratio that counts.
    var effectiveRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

    /// How far the body has moved from 0 towards its rest at 1.
    ///
    /// - Parameter time: Seconds since it was let go.
    /// - Returns: 0 at the start, may pass 1 while the body swings, tends to 1.
    /// - Source: The damped oscillator m·x″ + c·x′ + k·x = 0.
    package func displacement(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let rest = remainder(at: time)
        return rest.isFinite ? 1 - rest : 1
    }

    /// What remains of the distance at a time after 0, in one of the three regimes.
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

    /// Two decays, one slow and one quick.
    private func overdamped(_ frequency: Double, _ ratio: Double, _ time: Double) -> Double {
        let spread = frequency * (ratio * ratio - 1).squareRoot()
        let quick = -ratio * frequency - spread
        // Their product is the square of the frequency; a difference would cancel.
        let slow = frequency * frequency / quick
        let part = (-initialVelocity - quick) / (slow - quick)
        return part * Numerics.exp(slow * time) + (1 - part) * Numerics.exp(quick * time)
    }
}
