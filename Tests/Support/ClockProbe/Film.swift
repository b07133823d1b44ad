import Foundation
import LaminaServer

/// A driven clock, and notes of what happens when.
@MainActor final class Film {
    let clock: DrivenClock
    private let settler = RunLoopSettler()

    init() {
        guard let clock = DrivenClock.begin(at: Date(timeIntervalSince1970: 1_700_000_000)) else {
            preconditionFailure("a scenario begins one film")
        }
        self.clock = clock
    }

    /// Prints `words` after the seconds that the clocks say have passed, which must all be the same.
    func note(_ words: String) {
        let seconds = Date().timeIntervalSince1970 - 1_700_000_000
        let uptime = ProcessInfo.processInfo.systemUptime - 1000
        precondition(abs(seconds - uptime) < 1e-6, "clocks differ: \(seconds), \(uptime)")
        print(String(format: "%.4f", uptime), words)
    }

    /// Runs `duration` seconds at 60 frames a second, stopping at what is due between the frames.
    func run(seconds duration: Int) {
        settler.settle()
        for frame in 1...duration * 60 {
            run(until: .nanoseconds(frame * 1_000_000_000 / 60))
        }
    }

    /// Settles at the present instant.
    func settle() {
        settler.settle()
    }

    private func run(until target: Duration) {
        while let due = clock.nextTimer, due <= target {
            clock.advance(to: due)
            settler.settle()
        }
        clock.advance(to: target)
        settler.settle()
    }
}
