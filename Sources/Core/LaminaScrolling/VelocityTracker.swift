package import Foundation

/// The velocity of a point, measured over the last 0.1 seconds.
package struct VelocityTracker {
    /// The age, in seconds, beyond which samples are discarded because they no longer reflect the current velocity.
    private static let memory = 0.1

    private var samples: [(time: Double, place: CGPoint)] = []

    /// Creates a tracker without samples.
    package init() {}

    /// Adds a sample: the point's position at a time, in seconds.
    package mutating func add(_ place: CGPoint, at time: Double) {
        // The tolerance keeps a sample that is exactly 0.1 seconds old despite rounding.
        samples.removeAll { time - $0.time > Self.memory + 1e-9 }
        samples.append((time, place))
    }

    /// Forgets all samples.
    package mutating func reset() { samples = [] }

    /// The average velocity over the kept samples, in points per second; zero with fewer than two.
    package var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
    }
}
