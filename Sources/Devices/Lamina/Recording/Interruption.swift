import CLaminaRuntime
import Foundation
import Glibc
import LaminaRun
import LaminaProcess
import Synchronization

/// The user's request to end the run, which arrives as a signal such as Ctrl-C.
enum Interruption {
    private static let flag = Atomic<Bool>(false)
    private static let pipe = DescriptorPipe()

    static var isAsked: Bool { flag.load(ordering: .relaxed) }

    /// A descriptor that becomes readable when the user asks for the end, for callers that wait for other descriptors too.
    ///
    /// Nil when the system has no descriptor left.
    static var descriptor: Int32? { pipe?.readEnd }

    /// Installs signal handlers with which Ctrl-C ends the run in an orderly way; a second Ctrl-C ends the process at once.
    ///
    /// - Parameter limit: The time after the first signal at which the process ends in any case; nil leaves that to the tool.
    static func watch(limit: Duration? = nil) {
        // Created here, because a signal handler must not allocate.
        _ = pipe
        if let limit { endProcess(after: limit) }
        unblockSignals()
        for number in signals {
            signal(number) { number in
                Interruption.flag.store(true, ordering: .relaxed)
                // With the default handling back, a second signal ends the process at once.
                signal(number, SIG_DFL)
                guard let end = Interruption.pipe?.writeEnd else { return }
                // Safe because the kernel only reads the one byte.
                _ = unsafe write(end, "!", 1)
            }
        }
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Unblocks the signals, which the parent process may have blocked.
    private static func unblockSignals() {
        var set = sigset_t()
        // Safe because the calls only read and write the set for their duration.
        unsafe sigemptyset(&set)
        for number in signals { unsafe sigaddset(&set, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Starts a thread that ends the process when the main thread does not return to its run loop in time after the signal.
    private static func endProcess(after limit: Duration) {
        guard let descriptor else { return }
        Thread.detachNewThread {
            // The thread's name excludes it from the search for app threads that are still busy; the call copies the name.
            unsafe lamina_name_thread("lamina-stop")
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Safe because the call uses the structure only for its duration; it also returns early on other signals, hence the loop.
            while unsafe poll(&request, 1, -1) <= 0 {}
            lamina_clock_real_pause(Int64(limit / .nanoseconds(1)))
            StandardError.write("\(ProcessInfo.processInfo.processName): did not respond and was killed\n")
            _exit(RunStatus.interrupted.rawValue)
        }
    }
}
