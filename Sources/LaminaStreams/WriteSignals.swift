import Glibc

/// The signals that end a process because of a failed write: SIGPIPE for a reader that is gone, SIGXFSZ for a file that may not grow.
///
/// Both go to the thread that writes, so blocking them there leaves an app's own signal handling as it is.
package enum WriteSignals {
    /// Makes writes of the calling thread fail with EPIPE or EFBIG from now on.
    package static func block() {
        var signals = set
        // The call reads the set that is lent to it.
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Makes the writes of `body` fail with EPIPE or EFBIG.
    package static func blocked<Result>(_ body: () -> Result) -> Result {
        var (signals, before, pending) = (set, sigset_t(), sigset_t())
        // The calls read and fill the sets that are lent to them.
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        unsafe sigpending(&pending)
        let result = body()
        consumeSignals(except: pending)
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        return result
    }

    /// Takes back the signals that a write has raised; the next thread mask would deliver them.
    private static func consumeSignals(except earlier: sigset_t) {
        var (earlier, new, pause) = (earlier, sigset_t(), timespec())
        // The calls read and fill the sets that are lent to them.
        unsafe sigemptyset(&new)
        for signal in numbers where unsafe sigismember(&earlier, signal) == 0 { unsafe sigaddset(&new, signal) }
        while unsafe sigtimedwait(&new, nil, &pause) > 0 {}
    }

    private static let numbers = [SIGPIPE, SIGXFSZ]

    private static var set: sigset_t {
        var signals = sigset_t()
        // The calls fill the set that is lent to them.
        unsafe sigemptyset(&signals)
        for signal in numbers { unsafe sigaddset(&signals, signal) }
        return signals
    }
}
