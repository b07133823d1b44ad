import LaminaPrimitives

/// A critically damped spring: the fastest return to rest without oscillation.
///
/// - Source: x(t) = (x₀ + (v₀ + βx₀)t)·e^(-βt), the damped oscillator at critical damping.
struct CriticalSpring: Sendable, Equatable {
    /// β for content that passes its edge with a velocity, per second.
    ///
    /// - Source: Fitted to 27 samples of a bounce on iOS 26.1.
    static let bounce = 11.0
    /// β for the motion to a page or to a target that the delegate chose, per second.
    static let landing = 14.0

    let start: Double
    let target: Double
    /// The velocity at time 0, in points per second.
    let velocity: Double
    /// The spring's rate β, per second.
    let stiffness: Double

    private var distance: Double { start - target }
    private var slope: Double { velocity + stiffness * distance }

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double { target + (distance + slope * time) * decay(time) }

    /// The velocity in points per second.
    func velocity(at time: Double) -> Double { (slope - stiffness * (distance + slope * time)) * decay(time) }

    /// The seconds until the motion crosses the target; nil when it approaches the target from one side only.
    var crossing: Double? {
        // The offset equals the target where distance + slope·t = 0, because the exponential factor is never 0.
        guard distance != 0, slope != 0 else { return nil }
        let time = -distance / slope
        return time > 0 ? time : nil
    }

    /// The seconds until the motion stays within a distance of the target.
    func duration(until distance: Double) -> Double {
        // After the last turning point the distance to the target decreases monotonically, so bisection finds the time.
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
