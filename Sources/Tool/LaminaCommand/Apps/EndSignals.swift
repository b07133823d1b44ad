import Foundation
import Glibc
import LaminaProcess

/// Work that this process does before a signal such as Ctrl-C ends it.
///
/// The work runs on a thread of its own, whatever the main thread does meanwhile. A signal that the process ignores, as a background job of a shell does,
/// stays ignored; the same one again ends the process at once.
enum EndSignals {
    private static let pipe = DescriptorPipe()
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Begins to wait for a signal; called once.
    static func beforeEnd(_ work: @escaping @Sendable () -> Void) {
        // Created here, because a signal handler must not allocate.
        guard let pipe else { return }
        Thread.detachNewThread {
            // Signals are for the other threads; of those that `SignalWatch` blocks there, this one must not see any.
            _ = SignalWatch()
            var number: UInt8 = 0
            // Safe because the kernel writes at most the one byte.
            guard unsafe read(pipe.readEnd, &number, 1) == 1 else { return }
            work()
            // The status of a shell for a process that a signal has ended.
            _exit(128 + Int32(number))
        }
        let ignored = ignoredSignals
        for number in signals where ignored & 1 << UInt64(number - 1) == 0 {
            signal(number) { number in
                signal(number, SIG_DFL)
                guard let end = EndSignals.pipe?.writeEnd else { return }
                var byte = UInt8(truncatingIfNeeded: number)
                // Safe because the kernel only reads the one byte.
                _ = unsafe write(end, &byte, 1)
            }
        }
    }

    /// Lets the signals reach this process, whose parent may have blocked them: Foundation starts programs with the mask of the calling thread.
    static func unblock() {
        var set = sigset_t()
        // Safe because the calls only read and write the set for their duration.
        unsafe sigemptyset(&set)
        for number in signals { unsafe sigaddset(&set, number) }
        unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// The ignored signals as a set of bits; the lowest bit stands for signal 1.
    private static var ignoredSignals: UInt64 {
        let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = lines.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
        return line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
    }
}
