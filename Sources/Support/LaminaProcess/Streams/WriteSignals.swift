import Glibc

/// The signals that end a process because of a failed write: SIGPIPE for a pipe without a reader, SIGXFSZ for a file at its size limit.
///
/// Both are sent to the writing thread, so blocking them there does not affect the app's own signal handling.
package enum WriteSignals {
    /// Blocks the signals permanently on the calling thread: its writes fail with EPIPE or EFBIG instead.
    package static func block() {
        var signals = set
        // Safe because `pthread_sigmask` uses the set only during the call.
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Blocks the signals while `body` runs, so that its writes fail with EPIPE or EFBIG instead.
    package static func blocked<Result>(_ body: () -> Result) -> Result {
        var (signals, before, pending) = (set, sigset_t(), sigset_t())
        // Safe because the calls use the sets only while they run.
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        unsafe sigpending(&pending)
        let result = body()
        consumeSignals(except: pending)
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        return result
    }

    /// Consumes the signals that a failed write has raised; restoring the signal mask would deliver them.
    ///
    /// Signals in `earlier` were pending before the write and stay pending.
    private static func consumeSignals(except earlier: sigset_t) {
        var (earlier, new, pause) = (earlier, sigset_t(), timespec())
        // Safe because the calls use the sets only while they run. `pause` is zero, so `sigtimedwait` returns at once when no signal is pending.
        unsafe sigemptyset(&new)
        for signal in numbers where unsafe sigismember(&earlier, signal) == 0 { unsafe sigaddset(&new, signal) }
        while unsafe sigtimedwait(&new, nil, &pause) > 0 {}
    }

    private static let numbers = [SIGPIPE, SIGXFSZ]

    private static var set: sigset_t {
        var signals = sigset_t()
        // Safe because the calls use the set only while they run.
        unsafe sigemptyset(&signals)
        for signal in numbers { unsafe sigaddset(&signals, signal) }
        return signals
    }
}
