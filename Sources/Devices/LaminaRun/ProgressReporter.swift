/// The form in which progress is shown.
package enum ProgressStyle: String, Codable, Sendable {
    /// One line that is redrawn, for terminals.
    case bar
    /// A plain line every 2 seconds, for files and pipes.
    case lines
    /// No reports, for runs that a batch reports on.
    case none
}

/// Formats the progress of a run; the caller owns the clock and the stream.
package struct ProgressReporter: Sendable {
    private let total: Int
    private let style: ProgressStyle
    /// The time of the last report, in seconds of `elapsed`.
    private var lastTime: Double?
    /// True after the report of the last frame, which is written once.
    private var isComplete = false

    /// - Parameter total: The number of frames of the whole run.
    package init(total: Int, style: ProgressStyle) {
        self.total = total
        self.style = style
    }

    /// Returns the text to write to standard error after a frame; nil when the last report is too recent, and after the report of all
    /// frames.
    ///
    /// - Parameters:
    ///   - done: The number of finished frames.
    ///   - elapsed: The seconds of real time since the run began, not of the driven clock.
    package mutating func text(done: Int, elapsed: Double) -> String? {
        guard style != .none, !isComplete else { return nil }
        isComplete = done >= total
        let pause = style == .bar ? 0.1 : 2
        if done < total, let lastTime, elapsed - lastTime < pause { return nil }
        // A run shorter than the first pause reports only once, at its end.
        if done < total, lastTime == nil, style == .lines {
            lastTime = 0
            if elapsed < pause { return nil }
        }
        lastTime = elapsed
        return style == .bar ? bar(done: done, elapsed: elapsed) : line(done: done, elapsed: elapsed) + "\n"
    }

    /// The text to write before any other message, so that it does not begin in the middle of a bar.
    package var interruption: String { style == .bar && lastTime != nil ? "\n" : "" }

    private func bar(done: Int, elapsed: Double) -> String {
        let width = 24
        let filled = width * done / max(total, 1)
        let cells = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        // Returns to the start of the line and erases the rest of a longer earlier line.
        return "\r\(cells) \(line(done: done, elapsed: elapsed))\u{1B}[K" + (done == total ? "\n" : "")
    }

    private func line(done: Int, elapsed: Double) -> String {
        let rate = elapsed > 0 ? Double(done) / elapsed : 0
        let frames = "\(done) of \(total) frames"
        guard rate > 0 else { return frames }
        let speed = "\(frames), \(Self.tenths(rate)) a second"
        return done == total ? "\(speed), \(Self.tenths(elapsed)) s" : "\(speed), \(Self.tenths(Double(total - done) / rate)) s left"
    }

    private static func tenths(_ value: Double) -> String {
        let whole = Int((min(value, 1e9) * 10).rounded())
        return "\(whole / 10).\(whole % 10)"
    }
}
