import Foundation
import Glibc
import LaminaServer

/// Waits for an app until it says that it is ready, and then until it ends.
struct AppWatch {
    let child: ChildProcess
    /// The app's name in messages.
    let name: String
    /// How long the app may take to be ready, in seconds.
    let patience: Double
    let signals: SignalWatch

    /// The end of an app.
    struct End {
        let ending: ChildProcess.Ending
        /// The app said before that the run was over.
        let isAnnounced: Bool
    }

    /// Waits until the app has ended.
    ///
    /// - Parameter status: The descriptor on which the app says that it is ready, and that the run has ended.
    /// - Throws: `.notAnApp` when it is not ready in time; it has been ended then.
    func end(status: Int32) throws(ToolError) -> End {
        let start = now()
        var heard: [UInt8] = []
        while !heard.starts(with: RunRequest.readyLine) {
            if let ending = child.endingIfOver() { return try endBeforeReady(ending, heard: heard + rest(of: status)) }
            guard now() - start < patience else { throw stop("it was not ready within \(patience.formatted()) seconds") }
            // Short, because only signals end this pause, among them the child's end, but not what the child says.
            forwardSignal(within: 0.02)
            heard += rest(of: status)
            guard Self.allLines.starts(with: heard) else { throw stop("it says something else on descriptor \(AppRunner.statusDescriptor)") }
        }
        let ending = endingAfterReady()
        return End(ending: ending, isAnnounced: heard + rest(of: status) == Self.allLines)
    }

    /// Everything that an app says.
    private static let allLines = RunRequest.readyLine + RunRequest.endLine

    private func endingAfterReady() -> ChildProcess.Ending {
        while true {
            if let ending = child.endingIfOver() { return ending }
            // A child's end is a signal too, so this wakes when there is something to do; the pause is for a signal that was lost.
            forwardSignal(within: 1)
        }
    }

    private func endBeforeReady(_ ending: ChildProcess.Ending, heard: [UInt8]) throws(ToolError) -> End {
        let end = End(ending: ending, isAnnounced: heard == Self.allLines)
        if heard.starts(with: RunRequest.readyLine) || signals.lastForwarded != nil { return end }
        switch ending {
        case .exited(let status): throw .notAnApp(name: name, reason: "it ended with status \(status) before it was ready")
        case .killed(signal: SIGINT): return end
        // The C string stays valid until this thread asks again.
        case .killed(let signal):
            throw .notAnApp(name: name, reason: "signal \(signal) (\(unsafe String(cString: strsignal(signal)))) ended it before it was ready")
        }
    }

    /// Time that an app has to end after a signal, in seconds.
    private static let endPatience = 1.5

    /// Passes a signal on.
    ///
    /// The same signal once more ends the app at once, and so does an end that does not come in time.
    private func forwardSignal(within seconds: Double) {
        let rest = signals.forwardTime.map { $0 + Self.endPatience - now() } ?? seconds
        if rest <= 0, !signals.isForced {
            signals.isUnanswered = true
            end()
        }
        guard let arrival = signals.next(within: min(seconds, max(0.01, rest))), arrival.signal != SIGCHLD else { return }
        // A second arrival of the same signal would end the app at once.
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

    /// The bytes that can be read without waiting.
    private func rest(of descriptor: Int32) -> [UInt8] {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // The call fills the one structure that is lent to it.
        guard unsafe poll(&request, 1, 0) > 0, request.revents & Int16(POLLIN) != 0 else { return [] }
        var block = [UInt8](repeating: 0, count: 64)
        // The kernel writes at most `count` bytes into the block that is lent to it.
        let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        return Array(block.prefix(max(0, count)))
    }

    /// Seconds of a clock that is never set.
    private func now() -> Double {
        var time = timespec()
        // The call fills the structure that is lent to it.
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
