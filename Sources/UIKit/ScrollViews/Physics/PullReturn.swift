import LaminaPrimitives

/// The return of content that a resting finger held past an edge: an overdamped spring that starts at rest.
///
/// - Source: Fitted to a measurement on iOS 26.1 of a release 235 points past the edge: the sum of two decays, which ended after 0.69 s.
struct PullReturn: Sendable, Equatable {
    /// Decay that lasts, per second.
    static let slow = 9.0
    /// Decay that makes the start soft, per second.
    static let fast = 46.0
    /// Distance from the edge at which the return is over, points.
    static let nearness = 0.5

    let start: Double
    let target: Double

    /// - Parameter time: Seconds since the start, not negative.
    func offset(at time: Double) -> Double {
        target + (start - target) * (Self.fast * decay(Self.slow, time) - Self.slow * decay(Self.fast, time)) / (Self.fast - Self.slow)
    }

    /// Points per second.
    func velocity(at time: Double) -> Double {
        (target - start) * Self.slow * Self.fast * (decay(Self.slow, time) - decay(Self.fast, time)) / (Self.fast - Self.slow)
    }

    /// Seconds until the content is near the edge.
    var duration: Double {
        let distance = abs(start - target)
        guard distance > Self.nearness else { return 0 }
        // The fast decay has gone by then, except from next to the edge, where the slow one alone errs to the safe side.
        return Numerics.log(distance * Self.fast / (Self.fast - Self.slow) / Self.nearness) / Self.slow
    }

    private func decay(_ rate: Double, _ time: Double) -> Double { Numerics.exp(-rate * time) }
}
