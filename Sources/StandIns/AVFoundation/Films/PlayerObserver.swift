import CoreMedia
import Foundation
import LaminaStandIns

/// A closure that a player calls at places of its item.
final class PlayerObserver {
    /// The places.
    enum Places {
        /// All multiples of an interval, in seconds.
        case every(TimeInterval)
        /// Places in seconds, ascending.
        case at([TimeInterval])
    }

    private let places: Places
    private let body: (CMTime) -> Void
    private var timer: StandInTimer?

    init(_ places: Places, _ body: @escaping (CMTime) -> Void) { (self.places, self.body) = (places, body) }

    /// True for a closure that hears of jumps too.
    var isPeriodic: Bool { if case .every = places { true } else { false } }

    func invalidate() {
        timer?.invalidate()
        timer = nil
    }

    /// Calls the closure.
    func call(_ place: TimeInterval) { body(CMTime(seconds: place, preferredTimescale: 1_000_000_000)) }

    /// Waits for the next place.
    ///
    /// - Parameters:
    ///   - speed: The speed of the player; 0 waits for nothing.
    ///   - reach: Called at the place.
    func wait(at place: TimeInterval, speed: Double, upTo end: TimeInterval, reach: @escaping (TimeInterval) -> Void) {
        invalidate()
        guard speed != 0, let next = next(after: place, isForward: speed > 0), next <= end else { return }
        timer = StandInTimer(abs(next - place) / abs(speed), repeats: false) { reach(next) }
    }

    private func next(after place: TimeInterval, isForward: Bool) -> TimeInterval? {
        // Places this near have been reached; the clock counts nanoseconds.
        let least = 1e-6
        switch places {
        case .every(let interval):
            let step = isForward ? ((place + least) / interval).rounded(.down) + 1 : ((place - least) / interval).rounded(.up) - 1
            return step >= 0 ? step * interval : nil
        case .at(let times): return isForward ? times.first { $0 > place + least } : times.last { $0 < place - least }
        }
    }
}
