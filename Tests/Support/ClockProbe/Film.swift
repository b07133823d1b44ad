import Foundation
import LaminaProcess

/// A driven clock that is advanced as for a film, with a printed log of timed events.
@MainActor final class Film {
    let clock: DrivenClock
    private let settler: RunLoopSettler

    init(isTracking: @escaping @MainActor () -> Bool = { false }) {
        settler = RunLoopSettler(isTracking: isTracking)
        guard let clock = DrivenClock.begin(at: Date(timeIntervalSince1970: 1_700_000_000)) else {
            preconditionFailure("a scenario begins one film")
        }
        self.clock = clock
    }

    /// Prints the driven time in seconds, followed by `words`; checks that the wall clock and the uptime show the same time.
    func note(_ words: String) {
        let seconds = Date().timeIntervalSince1970 - 1_700_000_000
        let uptime = ProcessInfo.processInfo.systemUptime - 1000
        precondition(abs(seconds - uptime) < 1e-6, "clocks differ: \(seconds), \(uptime)")
        print(String(format: "%.4f", uptime), words)
    }

    /// Advances `duration` seconds at 60 frames per second, with stops at every timer between frames.
    func run(seconds duration: Int) {
        settler.settle()
        for frame in 1...duration * 60 {
            run(until: .nanoseconds(frame * 1_000_000_000 / 60))
        }
    }

    /// Settles at the current instant.
    func settle() {
        settler.settle()
    }

    /// Advances to `target`, from one timer to the next.
    private func run(until target: Duration) {
        while let due = clock.nextTimer, due <= target {
            clock.advance(to: due)
            settler.settle()
        }
        clock.advance(to: target)
        settler.settle()
    }
}
