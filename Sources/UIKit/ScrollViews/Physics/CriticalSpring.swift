import LaminaPrimitives

/// A critically damped spring: it comes to rest as fast as possible without swinging.
///
/// - Source: x(t) = (x₀ + (v₀ + βx₀)t)·e^(-βt), the oscillator at critical damping.
struct CriticalSpring: Sendable, Equatable {
    /// β of content that passes its edge with a velocity, per second.
    ///
    /// - Source: Fitted to 27 samples of a bounce on iOS 26.1.
    static let bounce = 11.0
    /// β of the way to a page or to a place that the delegate chose, per second.
    static let landing = 14.0

    let start: Double
    let target: Double
    /// Points per second at the start.
    let velocity: Double
    /// β, per second.
    let stiffness: Double

    private var distance: Double { start - target }
    private var slope: Double { velocity + stiffness * distance }

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double { target + (distance + slope * time) * decay(time) }

    /// Points per second.
    func velocity(at time: Double) -> Double { (slope - stiffness * (distance + slope * time)) * decay(time) }

    /// Seconds until the target is passed on the way to the other side; nil when it is only approached.
    var crossing: Double? {
        guard distance != 0, slope != 0 else { return nil }
        let time = -distance / slope
        return time > 0 ? time : nil
    }

    /// Seconds until the spring stays nearer to the target than a distance.
    func duration(until distance: Double) -> Double {
        // After the last turning point the way to the target only shortens, so halving finds the moment.
        let turning = slope == 0 ? 0 : max(0, 1 / stiffness - self.distance / slope)
        var low = turning
        var high = turning + 1 / stiffness
        while abs(offset(at: high) - target) >= distance, high < 60 { high += 1 / stiffness }
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if abs(offset(at: middle) - target) < distance { high = middle } else { low = middle }
        }
        return high
    }

    private func decay(_ time: Double) -> Double { Numerics.exp(-stiffness * time) }
}
