import LaminaPrimitives

/// The glide of content that was let go: each millisecond leaves a fixed part of the velocity.
///
/// - Source: UIScrollView.h's rates; the sum over milliseconds v·r + v·r² + … is what WWDC 2018, "Designing Fluid Interfaces", projects with.
struct Deceleration: Sendable, Equatable {
    let start: Double
    /// Points per second at the start.
    let velocity: Double
    /// The part of the velocity that a millisecond leaves, above 0 and below 1.
    let rate: Double

    /// Where the glide would end after endless time.
    var target: Double { start + velocity / 1000 * rate / (1 - rate) }

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double { start + (target - start) * (1 - remainder(at: time)) }

    /// Points per second.
    func velocity(at time: Double) -> Double { velocity * remainder(at: time) }

    /// Seconds until a place is passed; nil when the glide ends before it or goes the other way.
    func time(reaching place: Double) -> Double? {
        let whole = target - start
        guard whole != 0 else { return nil }
        let part = (place - start) / whole
        guard part >= 0, part < 1 else { return nil }
        return Numerics.log(1 - part) / (1000 * Numerics.log(rate))
    }

    /// Seconds until what is left of the way is less than a distance.
    func duration(until distance: Double) -> Double {
        let whole = abs(target - start)
        guard whole > distance else { return 0 }
        return Numerics.log(distance / whole) / (1000 * Numerics.log(rate))
    }

    private func remainder(at time: Double) -> Double { Numerics.pow(rate, 1000 * max(0, time)) }
}
