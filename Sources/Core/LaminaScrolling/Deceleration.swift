import LaminaPrimitives

/// The glide of content after a release: the velocity decays by a constant factor per millisecond until the content stops.
///
/// - Source: The rates are from UIScrollView.h. The distance, the sum v·r + v·r² + … over milliseconds, is the projection of WWDC 2018, "Designing
///   Fluid Interfaces". Measured on iOS 26.1: glides from 750 and 3,000 points/s end when the velocity has fallen to 10 points/s.
struct Deceleration: Sendable, Equatable {
    /// The velocity at which a glide stops, in points per second.
    static let slowest = 10.0

    let start: Double
    /// The velocity at the start, in points per second.
    let velocity: Double
    /// The factor by which the velocity decays per millisecond, between 0 and 1.
    let rate: Double

    /// The distance travelled per point/s of lost velocity, in seconds.
    private var reach: Double { rate / (1 - rate) / 1000 }

    /// The offset at which the glide stops.
    var target: Double { start + (velocity - min(abs(velocity), Self.slowest) * (velocity < 0 ? -1 : 1)) * reach }

    /// The seconds until the glide stops; 0 for a start velocity that is already below `slowest`.
    var duration: Double {
        guard abs(velocity) > Self.slowest else { return 0 }
        return Numerics.log(Self.slowest / abs(velocity)) / (1000 * Numerics.log(rate))
    }

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double { time < duration ? start + velocity * reach * (1 - remainder(at: time)) : target }

    /// The velocity in points per second; 0 after the stop.
    func velocity(at time: Double) -> Double { time < duration ? velocity * remainder(at: time) : 0 }

    /// The seconds until the glide reaches an offset; nil when the glide stops before that offset or moves the other way.
    func time(reaching place: Double) -> Double? {
        let whole = target - start
        guard whole != 0, (0..<1).contains((place - start) / whole) else { return nil }
        return Numerics.log(1 - (place - start) / (velocity * reach)) / (1000 * Numerics.log(rate))
    }

    private func remainder(at time: Double) -> Double { Numerics.pow(rate, 1000 * max(0, time)) }
}
