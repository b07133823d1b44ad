import Foundation

/// The timeouts of gesture recognisers, such as the duration of a long press.
///
/// Deadlines are measured in the time of touch events: a deadline that is earlier than an event fires before the event is delivered. Between
/// events, a timer fires the deadlines.
@MainActor
package final class GestureDeadlines {
    private struct Deadline {
        let recognizer: UIGestureRecognizer
        let time: Double
        let body: @MainActor () -> Void
    }

    /// Called after one or more deadlines fired.
    var onDue: (() -> Void)?
    /// The time of the latest event or fired deadline, in seconds on the clock of `CACurrentMediaTime()`.
    private(set) var time = 0.0
    private var deadlines: [Deadline] = []
    private var timer: Timer?

    /// Sets the deadline of a recogniser, in seconds from the latest event; replaces its previous deadline.
    package func set(_ recognizer: UIGestureRecognizer, after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        remove(recognizer)
        deadlines.append(Deadline(recognizer: recognizer, time: time + seconds, body: body))
        startTimer()
    }

    func remove(_ recognizer: UIGestureRecognizer) { deadlines.removeAll { $0.recognizer === recognizer } }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool { deadlines.contains { $0.recognizer === recognizer } }

    /// Advances to a time and fires all deadlines up to it, earliest first.
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
        // The delay is counted from the time of the latest event, which is assumed to be now.
        let timer = Timer(fire: Date(timeIntervalSinceNow: next - time), interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.pass(to: next) }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}
