import Foundation
import Glibc
import LaminaServer

/// Waits for an app: first until it says that it is ready, then until it ends.
struct AppWatch {
    let child: ChildProcess
    /// What messages call the app.
    let name: String
    /// How long the app may take to be ready, in seconds.
    let patience: Double
    let signals: SignalWatch

    /// How the app ended.
    ///
    /// - Parameter ready: The descriptor on which the app says that it is ready.
    /// - Throws: `.notAnApp` when it does not say so in time; it has been ended then.
    func ending(ready: Int32) throws(ToolError) -> ChildProcess.Ending {
        let start = now()
        var heard: [UInt8] = []
        while heard != RunRequest.readyLine {
            if let ending = child.endingIfOver() { return try endingBeforeReady(ending, heard: heard + rest(of: ready)) }
            guard now() - start < patience else { throw stop("it was not ready within \(patience.formatted()) seconds") }
            // Short, because only signals end this pause, among them the child's end, but not what the child says.
            forwardSignal(within: 0.02)
            heard += rest(of: ready)
            guard RunRequest.readyLine.starts(with: heard) else { throw stop("it says something else on descriptor \(AppRunner.statusDescriptor)") }
        }
        return endingAfterReady()
    }

    private func endingAfterReady() -> ChildProcess.Ending {
        while true {
            if let ending = child.endingIfOver() { return ending }
            // A child's end is a signal too, so this wakes when there is something to do; the pause is for a signal that was lost.
            forwardSignal(within: 1)
        }
    }

    private func endingBeforeReady(_ ending: ChildProcess.Ending, heard: [UInt8]) throws(ToolError) -> ChildProcess.Ending {
        if heard == RunRequest.readyLine || signals.lastForwarded != nil { return ending }
        switch ending {
        case .exited(let status): throw .notAnApp(name: name, reason: "it ended with status \(status) before it was ready")
        case .killed(signal: SIGINT): return ending
        // The C string stays valid until this thread asks again.
        case .killed(let signal):
            throw .notAnApp(name: name, reason: "signal \(signal) (\(unsafe String(cString: strsignal(signal)))) ended it before it was ready")
        }
    }

    /// Passes a signal on; whoever insists gets an end at once.
    private func forwardSignal(within seconds: Double) {
        guard let signal = signals.next(within: seconds), signal != SIGCHLD else { return }
        child.send(signals.lastForwarded == signal ? SIGKILL : signal)
        signals.lastForwarded = signal
    }

    private func stop(_ reason: String) -> ToolError {
        child.send(SIGKILL)
        _ = child.wait()
        return .notAnApp(name: name, reason: reason)
    }

    /// What can be read without waiting.
    private func rest(of descriptor: Int32) -> [UInt8] {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // The call fills the one structure that is lent to it.
        guard unsafe poll(&request, 1, 0) > 0, request.revents & Int16(POLLIN) != 0 else { return [] }
        var block = [UInt8](repeating: 0, count: 64)
        // The kernel writes at most `count` bytes into the block that is lent to it.
        let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        return Array(block.prefix(max(0, count)))
    }

    /// Seconds of a clock that nobody sets.
    private func now() -> Double {
        var time = timespec()
        // The call fills the structure that is lent to it.
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
