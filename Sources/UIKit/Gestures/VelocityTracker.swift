import CoreGraphics

/// The velocity of a point, measured over the last 0.1 seconds.
struct VelocityTracker {
    /// The age, in seconds, beyond which samples are discarded because they no longer reflect the current velocity.
    private static let memory = 0.1

    private var samples: [(time: Double, place: CGPoint)] = []

    /// Adds a sample: the point's position at a time, in seconds.
    mutating func add(_ place: CGPoint, at time: Double) {
        // The tolerance keeps a sample that is exactly 0.1 seconds old despite rounding.
        samples.removeAll { time - $0.time > Self.memory + 1e-9 }
        samples.append((time, place))
    }

    mutating func reset() { samples = [] }

    /// The average velocity over the kept samples, in points per second; zero with fewer than two.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
    }
}
