import CLaminaRuntime
import Foundation
import Glibc
import LaminaPrimitives
import LaminaServer
import LaminaStreams
import Synchronization

/// The user's wish to end the run, which arrives as a signal.
enum Interruption {
    private static let flag = Atomic<Bool>(false)
    private static let pipe = DescriptorPipe()

    static var isAsked: Bool { flag.load(ordering: .relaxed) }

    /// Can be read from once the user has asked, for those who wait for other things too.
    ///
    /// Nil when the system has no descriptor left.
    static var descriptor: Int32? { pipe?.readEnd }

    /// Makes Ctrl-C end the run in good order; a second one ends it at once.
    ///
    /// - Parameter limit: The process ends after these seconds in any case; nil leaves that to the tool.
    static func watch(limit: Duration? = nil) {
        // Made here, because the handler may only use what exists.
        _ = pipe
        if let limit { endProcess(after: limit) }
        unblockSignals()
        for number in signals {
            signal(number) { number in
                Interruption.flag.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
                guard let end = Interruption.pipe?.writeEnd else { return }
                // The kernel reads the one byte that is lent to it.
                _ = unsafe write(end, "!", 1)
            }
        }
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Lets signals arrive although the process that started this one had blocked them.
    private static func unblockSignals() {
        var set = sigset_t()
        // The calls fill and read the set that is lent to them.
        unsafe sigemptyset(&set)
        for number in signals { unsafe sigaddset(&set, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Ends a process whose main thread never comes back to its run loop.
    private static func endProcess(after limit: Duration) {
        guard let descriptor else { return }
        Thread.detachNewThread {
            // The name keeps the thread out of looks for an app's activity. The call reads it and keeps nothing.
            unsafe lamina_name_thread("lamina-stop")
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // The call fills the structure that is lent to it; other signals end it early.
            while unsafe poll(&request, 1, -1) <= 0 {}
            lamina_clock_real_pause(Int64(limit / .nanoseconds(1)))
            StandardError.write("\(ProcessInfo.processInfo.processName): did not answer and was ended\n")
            _exit(RunStatus.interrupted.rawValue)
        }
    }
}
