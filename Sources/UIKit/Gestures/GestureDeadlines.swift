import Foundation

/// What recognisers do when they have waited long enough.
///
/// Time is the touches': an event that comes later than a deadline meets it first. While no event comes, a timer does.
@MainActor
final class GestureDeadlines {
    private struct Deadline {
        let recognizer: UIGestureRecognizer
        let time: Double
        let body: @MainActor () -> Void
    }

    /// Called after deadlines were met by the timer.
    var onDue: (() -> Void)?
    /// The time of the latest event.
    private(set) var time = 0.0
    private var deadlines: [Deadline] = []
    private var timer: Timer?

    /// Each recogniser waits for one thing at a time.
    func set(_ recognizer: UIGestureRecognizer, after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        remove(recognizer)
        deadlines.append(Deadline(recognizer: recognizer, time: time + seconds, body: body))
        startTimer()
    }

    func remove(_ recognizer: UIGestureRecognizer) { deadlines.removeAll { $0.recognizer === recognizer } }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool { deadlines.contains { $0.recognizer === recognizer } }

    /// Meets all deadlines up to a time, the earliest first.
    func pass(to newTime: Double) {
        var met = false
        while let index = deadlines.indices.min(by: { deadlines[$0].time < deadlines[$1].time }), deadlines[index].time <= newTime {
            let due = deadlines.remove(at: index)
            time = due.time
            due.body()
            met = true
        }
        time = newTime
        startTimer()
        if met { onDue?() }
    }

    private func startTimer() {
        timer?.invalidate()
        timer = nil
        guard let next = deadlines.map(\.time).min() else { return }
        let timer = Timer(fire: Date(timeIntervalSinceNow: next - time), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.pass(to: next) }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}
