import LaminaPrimitives

/// The return of content that was released at rest past its edge: an overdamped spring without initial velocity.
///
/// - Source: Fitted to a measurement on iOS 26.1 of a release 235 points past the edge: a sum of two exponential decays that ended after 0.69 s.
struct PullReturn: Sendable, Equatable {
    /// The rate of the slow decay, which dominates the return, per second.
    static let slow = 9.0
    /// The rate of the fast decay, which makes the start gradual, per second.
    static let fast = 46.0
    /// The distance from the edge at which the return is complete, in points.
    static let nearness = 0.5

    let start: Double
    let target: Double

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double {
        // The weights of the two decays add up to 1 and make the initial velocity 0.
        target + (start - target) * (Self.fast * decay(Self.slow, time) - Self.slow * decay(Self.fast, time)) / (Self.fast - Self.slow)
    }

    /// The velocity in points per second.
    func velocity(at time: Double) -> Double {
        (target - start) * Self.slow * Self.fast * (decay(Self.slow, time) - decay(Self.fast, time)) / (Self.fast - Self.slow)
    }

    /// The seconds until the content is within `nearness` of the edge.
    var duration: Double {
        let distance = abs(start - target)
        guard distance > Self.nearness else { return 0 }
        // Solves for the slow decay alone: the fast decay is negligible by then. Close to the edge, neglecting it makes the result slightly too long.
        return Numerics.log(distance * Self.fast / (Self.fast - Self.slow) / Self.nearness) / Self.slow
    }

    private func decay(_ rate: Double, _ time: Double) -> Double { Numerics.exp(-rate * time) }
}
