import CLaminaRuntime
package import Glibc

/// A program that this process has started and must wait for.
package struct ChildProcess: Sendable {
    package let identifier: pid_t

    /// The way in which a program ended.
    package enum Ending: Sendable, Hashable {
        case exited(status: Int32)
        case killed(signal: Int32)
    }

    /// The parameters with which a program is started.
    package struct Launch: Sendable {
        package var path: String
        /// The arguments, without the program's own name.
        package var arguments: [String]
        package var environment: [String: String]
        /// For each descriptor of the child, the descriptor of this process that it duplicates.
        ///
        /// The child also inherits this process's standard streams unless they are replaced here. All other descriptors are opened as close-on-exec.
        package var descriptors: [Int32: Int32]
        /// True when the child gets its own process group, so that the terminal's Ctrl-C does not reach it.
        package var hasOwnGroup: Bool

        package init(
            path: String, arguments: [String], environment: [String: String], descriptors: [Int32: Int32] = [:], hasOwnGroup: Bool = false
        ) {
            self.path = path
            self.arguments = arguments
            self.environment = environment
            self.descriptors = descriptors
            self.hasOwnGroup = hasOwnGroup
        }
    }

    /// The operating system did not start the program; `code` is the errno.
    package struct NotStarted: Error, Hashable {
        package let path: String
        package let code: Int32
    }

    /// Starts a program with default signal handling.
    package static func start(_ launch: Launch) throws(NotStarted) -> ChildProcess {
        var identifier: pid_t = 0
        let code = unsafe withAttributes(hasOwnGroup: launch.hasOwnGroup) { attributes in
            unsafe withActions(launch.descriptors) { actions in
                unsafe withStrings([launch.path] + launch.arguments) { arguments in
                    unsafe withStrings(launch.environment.map { "\($0)=\($1)" }.sorted()) { environment in
                        unsafe posix_spawn(&identifier, launch.path, actions, attributes, arguments, environment)
                    }
                }
            }
        }
        guard code == 0 else { throw NotStarted(path: launch.path, code: code) }
        return ChildProcess(identifier: identifier)
    }

    /// Waits for the program to end.
    ///
    /// Must be called only once, since the process is reaped.
    package func wait() -> Ending {
        while true {
            if let end = reap(options: 0) { return end.ending }
        }
    }

    /// Returns how the program ended, or nil while it runs.
    ///
    /// Must not be called again after it has returned an ending, since the process is then reaped.
    package func endingIfOver() -> Ending? { reap(options: WNOHANG)?.ending }

    /// Waits for the program to end; nil when it still runs after some seconds of real time.
    ///
    /// Must not be called again after it has returned an ending, since the process is then reaped.
    package func ending(within seconds: Double) -> Ending? {
        let end = lamina_clock_real_now() + Int64(1e9 * seconds)
        while true {
            let isLate = lamina_clock_real_now() >= end
            if let ending = endingIfOver() { return ending }
            guard !isLate else { return nil }
            // A child's end is a signal, which other code of the process may handle, and no event of a descriptor.
            lamina_clock_real_pause(1_000_000)
        }
    }

    /// Returns how the program ended, and the most resident memory that it or one of the programs for which it waited has held, in bytes; nil while
    /// it runs.
    ///
    /// Must not be called again after it has returned an ending, since the process is then reaped.
    package func endingWithMemoryIfOver() -> (ending: Ending, peakBytes: Int)? { reap(options: WNOHANG) }

    /// The processor time that the program has used, in nanoseconds; 0 when it has ended.
    package var processorTime: Int {
        var clock = clockid_t()
        var time = timespec()
        // Safe because the calls write the clock's identifier and the structure only for their duration.
        guard unsafe clock_getcpuclockid(identifier, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else { return 0 }
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Sends a signal to the program or, with `toGroup`, to its own process group.
    ///
    /// Must not be called once the program has been reaped, because the system may have given its identifier to another process.
    package func send(_ signal: Int32, toGroup: Bool = false) { kill(toGroup ? -identifier : identifier, signal) }

    private func reap(options: Int32) -> (ending: Ending, peakBytes: Int)? {
        var status: Int32 = 0
        var usage = rusage()
        // The kernel writes one status word and one structure during the call.
        guard unsafe wait4(identifier, &status, options, &usage) == identifier else { return nil }
        // The low seven bits hold the signal, 0 after an exit; the next byte is the exit status.
        let signal = status & 0x7F
        // The kernel counts KiB.
        return (signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal), Int(usage.ru_maxrss) << 10)
    }
}

// The functions below lend C structures to `posix_spawn` for the length of one closure; no pointer outlives it.
extension ChildProcess {
    private static func withAttributes(hasOwnGroup: Bool, _ body: (UnsafePointer<posix_spawnattr_t>) -> Int32) -> Int32 {
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(&attributes, &signals)
        unsafe sigfillset(&signals)
        unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
        // Group 0 stands for a new group of the child's own.
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
        return unsafe body(&attributes)
    }

    private static func withActions(_ descriptors: [Int32: Int32], _ body: (UnsafePointer<posix_spawn_file_actions_t>) -> Int32) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        // The actions run in order. High numbers come first, so that standard output is duplicated to a higher number before it is replaced itself.
        for (target, source) in descriptors.sorted(by: { $0.key > $1.key }) {
            unsafe posix_spawn_file_actions_adddup2(&actions, source, target)
        }
        return unsafe body(&actions)
    }

    private static func withStrings(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32) -> Int32 {
        let copies = unsafe strings.map { unsafe strdup($0) }
        defer { unsafe copies.forEach { unsafe free($0) } }
        return unsafe body(copies + [nil])
    }
}
