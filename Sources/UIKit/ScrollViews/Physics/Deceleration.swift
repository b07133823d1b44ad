import LaminaPrimitives

/// The glide of content after a release: each millisecond leaves a fixed part of the velocity, until the content stops dead.
///
/// - Source: UIScrollView.h's rates; the sum over milliseconds v·r + v·r² + … is what WWDC 2018, "Designing Fluid Interfaces", projects with.
///   Measured on iOS 26.1: glides from 750 and 3,000 points/s end when the velocity has fallen to 10 points/s.
struct Deceleration: Sendable, Equatable {
    /// The velocity at which a glide stops dead, points per second.
    static let slowest = 10.0

    let start: Double
    /// Points per second at the start.
    let velocity: Double
    /// The part of the velocity that a millisecond leaves, above 0 and below 1.
    let rate: Double

    /// The way for each point per second that the glide loses, in seconds.
    private var reach: Double { rate / (1 - rate) / 1000 }

    /// The place at which the glide stops.
    var target: Double { start + (velocity - min(abs(velocity), Self.slowest) * (velocity < 0 ? -1 : 1)) * reach }

    /// Seconds until the glide stops; 0 for a velocity at which it does not begin.
    var duration: Double {
        guard abs(velocity) > Self.slowest else { return 0 }
        return Numerics.log(Self.slowest / abs(velocity)) / (1000 * Numerics.log(rate))
    }

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double { time < duration ? start + velocity * reach * (1 - remainder(at: time)) : target }

    /// Points per second; 0 from the stop on.
    func velocity(at time: Double) -> Double { time < duration ? velocity * remainder(at: time) : 0 }

    /// Seconds until a place is passed; nil when the glide ends before it or goes the other way.
    func time(reaching place: Double) -> Double? {
        let whole = target - start
        guard whole != 0, (0..<1).contains((place - start) / whole) else { return nil }
        return Numerics.log(1 - (place - start) / (velocity * reach)) / (1000 * Numerics.log(rate))
    }

    private func remainder(at time: Double) -> Double { Numerics.pow(rate, 1000 * max(0, time)) }
}
