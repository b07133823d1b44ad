import CLaminaRuntime
import Foundation
import Glibc
import LaminaRun
import LaminaProcess
import LaminaVideo
import Synchronization

/// A thread that ends the process when a film makes no progress for too long.
///
/// The app, its launch, and the waits for an encoder or a pipe all take place on the main thread. If that thread is stuck, nothing else can end the
/// run: the message, the end of encoders and the removal of incomplete files are this thread's.
final class Watchdog: Sendable {
    /// Changes with every step of the run: a finished frame, or a stop of the driven clock.
    private let steps = Atomic<Int>(0)
    /// True when the run has ended, or this thread ends the process.
    private let isOver = Atomic<Bool>(false)
    private let request: RunRequest

    /// Starts the thread, unless the request's patience is 0.
    init(_ request: RunRequest) {
        self.request = request
        guard request.patience > 0 else { return }
        lamina_prepare_main_stack()
        Thread.detachNewThread { self.watch() }
    }

    /// Notes that the run has made progress.
    func noteStep() { steps.wrappingAdd(1, ordering: .relaxed) }

    /// Ends the watch; does not return if the thread is ending the process already.
    func stop() {
        // The end of the encoder makes the main thread's wait fail; that error must not be reported.
        while !claimEnd() { pause() }
    }

    private func claimEnd() -> Bool { isOver.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged }

    /// Waits until the run has made no progress for the request's patience, and then ends the process; returns when the run is over.
    private func watch() {
        // The thread's name excludes it from the search for app threads that are still busy; the call copies the name.
        unsafe lamina_name_thread("lamina-watch")
        // Pauses are counted, not the time on a clock: a stopped process or a sleeping machine makes no progress either.
        let pause = min(1, request.patience / 8)
        var (seen, waited) = (0, 0.0)
        while waited < request.patience {
            lamina_clock_real_pause(Int64(pause * 1e9))
            guard !isOver.load(ordering: .relaxed) else { return }
            let now = steps.load(ordering: .relaxed)
            (seen, waited) = now == seen ? (now, waited + pause) : (now, 0)
        }
        if claimEnd() { endProcess() }
    }

    /// The time that the message and the removal may take, in seconds; the main thread may hold a lock that they need.
    private static let endPatience: Int32 = 10

    private func endProcess() -> Never {
        lamina_end_after(Self.endPatience)
        StandardError.write(message)
        EncoderProcesses.end(of: getpid())
        Outputs.removeRemains(of: request, process: getpid())
        request.announceEnd()
        _exit(RunStatus.stuck.rawValue)
    }

    private var message: String {
        // A bar of progress has no line end.
        let start = request.progress == .bar ? "\n" : ""
        let (name, seconds) = (ProcessInfo.processInfo.processName, request.patience.formatted())
        let stack = MainStack.lines()
        let place = stack.isEmpty ? "does not answer" : "stands here:\n" + stack.map { "    \($0)" }.joined(separator: "\n")
        return "\(start)\(name): made no progress for \(seconds) seconds, and its main thread \(place)\n"
    }
}
