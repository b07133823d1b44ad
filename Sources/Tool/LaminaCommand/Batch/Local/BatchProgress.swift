import LaminaFarm
import LaminaRun

/// Reports the progress of a batch on standard error: films done and failed, the rate, and the remaining time.
struct BatchProgress {
    private let style: ProgressStyle
    private let start = ContinuousClock.now
    /// The number of films that were done before this run, which say nothing about its rate.
    private let before: Int
    private var last: ContinuousClock.Instant?

    /// - Parameter counts: The films' states at the start.
    init(style: ProgressStyle, counts: BatchCounts) {
        self.style = style
        before = counts.made + counts.failed
    }

    /// Reports, unless the last report is too recent; counts the films only then.
    mutating func report(_ counts: @autoclosure () throws -> BatchCounts) rethrows {
        let now = ContinuousClock.now
        let pause: Duration = style == .bar ? .milliseconds(100) : .seconds(10)
        if (last ?? start).duration(to: now) < pause { return }
        last = now
        let text = text(try counts())
        writeToStandardError(style == .bar ? "\r\(text)\u{1B}[K" : text + "\n")
    }

    /// Reports the end.
    func finish(_ counts: BatchCounts) { writeToStandardError((style == .bar ? "\r" : "") + text(counts) + (style == .bar ? "\u{1B}[K\n" : "\n")) }

    private func text(_ counts: BatchCounts) -> String {
        let (done, elapsed) = (counts.made + counts.failed - before, start.duration(to: .now) / .seconds(1))
        let rate = elapsed > 0 ? Double(done) / elapsed : 0
        let state = "\(counts.made) of \(counts.total) films" + (counts.failed > 0 ? ", \(counts.failed) failed" : "")
        guard rate > 0 else { return state }
        let speed = "\(state), \(Self.tenths(rate)) a second"
        return counts.waiting == 0 ? "\(speed), \(Self.tenths(elapsed)) s" : "\(speed), \(Self.tenths(Double(counts.waiting) / rate)) s left"
    }

    private static func tenths(_ value: Double) -> String { "\((min(value, 1e9) * 10).rounded() / 10)" }
}
