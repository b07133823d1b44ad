import Foundation
import Glibc
import LaminaProcess
import LaminaRun

/// Waits until an app reports that it is ready, and then until it ends; forwards signals meanwhile.
struct AppWatch {
    let child: ChildProcess
    /// The app's name in error messages.
    let name: String
    /// The time that the app may take to be ready, in seconds.
    let patience: Double
    let signals: SignalWatch
    /// Limits the app's time and memory; nil allows everything.
    var monitor: RunMonitor?
    /// True when the app is to end, because a newer one is there; nil never ends it.
    var isOutdated: (() -> Bool)?

    /// The end of an app's process.
    struct End {
        let ending: ChildProcess.Ending
        /// True when the app reported, before its process ended, that the run had ended in an orderly way.
        let isAnnounced: Bool
    }

    /// Waits until the app has ended.
    ///
    /// - Parameter status: The descriptor on which the app reports that it is ready, and that the run has ended.
    /// - Throws: `.notAnApp` when it is not ready in time; its process has been killed then.
    func end(status: Int32) throws(ToolError) -> End {
        let start = now()
        var heard: [UInt8] = []
        while !heard.starts(with: RunRequest.readyLine) {
            if let ending = child.endingIfOver() { return try endBeforeReady(ending, heard: heard + rest(of: status)) }
            guard now() - start < patience else { throw stop("it was not ready within \(patience.formatted()) seconds") }
            // A short limit, because only signals end this wait: SIGCHLD reports the child's end, but its report on the descriptor sends no signal.
            forwardSignal(within: 0.02)
            stopAtLimit()
            heard += rest(of: status)
            guard Self.allLines.starts(with: heard) else {
                throw stop("it wrote unexpected data to descriptor \(AppRunner.statusDescriptor), which is reserved for Lamina")
            }
        }
        let ending = endingAfterReady()
        return End(ending: ending, isAnnounced: heard + rest(of: status) == Self.allLines)
    }

    /// The complete report of an app whose run ended in an orderly way.
    private static let allLines = RunRequest.readyLine + RunRequest.endLine

    private func endingAfterReady() -> ChildProcess.Ending {
        var isAsked = false
        while true {
            if let (ending, peakBytes) = child.endingWithMemoryIfOver() {
                monitor?.noteEnd(peakBytes: peakBytes)
                return ending
            }
            // The child's end arrives as a signal and wakes this wait; the limit of a second covers a lost signal.
            forwardSignal(within: monitor == nil && isOutdated == nil ? 1 : RunMonitor.interval)
            stopAtLimit()
            if isOutdated?() == true, !isAsked {
                isAsked = true
                child.send(SIGTERM)
            }
        }
    }

    /// Kills an app that has exceeded a limit.
    private func stopAtLimit() {
        if monitor?.isExceeded(by: child.identifier) == true { child.send(SIGKILL) }
    }

    private func endBeforeReady(_ ending: ChildProcess.Ending, heard: [UInt8]) throws(ToolError) -> End {
        let end = End(ending: ending, isAnnounced: heard == Self.allLines)
        if heard.starts(with: RunRequest.readyLine) || signals.lastForwarded != nil || monitor?.reasonToStop != nil { return end }
        switch ending {
        case .exited(let status): throw .notAnApp(name: name, reason: "it ended with status \(status) before it was ready")
        case .killed(signal: SIGINT): return end
        // Safe because strsignal's C string stays valid until this thread's next call.
        case .killed(let signal):
            throw .notAnApp(
                name: name, reason: "it was killed by signal \(signal) (\(unsafe String(cString: strsignal(signal)))) before it was ready")
        }
    }

    /// The time that an app has to end after a signal, in seconds.
    private static let endPatience = 1.5

    /// Waits for a signal and forwards it to the app.
    ///
    /// The app is killed when the same signal arrives twice, or when it does not end in time after the first signal.
    private func forwardSignal(within seconds: Double) {
        let rest = signals.forwardTime.map { $0 + Self.endPatience - now() } ?? seconds
        if rest <= 0, !signals.isForced {
            signals.isUnanswered = true
            end()
        }
        guard let arrival = signals.next(within: min(seconds, max(0.01, rest))), arrival.signal != SIGCHLD else { return }
        // A signal from the terminal has reached the app already; the app would take a forwarded one for a second request.
        if signals.lastForwarded == arrival.signal { end() } else if !arrival.isFromTerminal { child.send(arrival.signal) }
        signals.lastForwarded = arrival.signal
        signals.forwardTime = signals.forwardTime ?? now()
    }

    private func end() {
        signals.isForced = true
        child.send(SIGKILL)
    }

    private func stop(_ reason: String) -> ToolError {
        child.send(SIGKILL)
        _ = child.wait()
        return .notAnApp(name: name, reason: reason)
    }

    /// Returns the bytes that can be read without waiting.
    private func rest(of descriptor: Int32) -> [UInt8] {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // Safe because the call writes the structure only for its duration.
        guard unsafe poll(&request, 1, 0) > 0, request.revents & Int16(POLLIN) != 0 else { return [] }
        var block = [UInt8](repeating: 0, count: 64)
        // Safe because the kernel writes at most `count` bytes into the block.
        let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        return Array(block.prefix(max(0, count)))
    }

    /// Returns the time of the monotonic clock, in seconds.
    private func now() -> Double {
        var time = timespec()
        // Safe because the call writes the structure only for its duration.
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
