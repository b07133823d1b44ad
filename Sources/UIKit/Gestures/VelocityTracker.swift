import CoreGraphics

/// How fast a point moves, from where it was during the last tenth of a second.
struct VelocityTracker {
    /// Older places say nothing about the present speed.
    private static let memory = 0.1

    private var samples: [(time: Double, place: CGPoint)] = []

    /// The point was at a place at a time.
    mutating func add(_ place: CGPoint, at time: Double) {
        // A little more than the memory, so that rounding does not drop a place that is exactly as old.
        samples.removeAll { time - $0.time > Self.memory + 1e-9 }
        samples.append((time, place))
    }

    mutating func reset() { samples = [] }

    /// Points per second; zero when the point has rested.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let duration = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / duration, y: (last.place.y - first.place.y) / duration)
    }
}
