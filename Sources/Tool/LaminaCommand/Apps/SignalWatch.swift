import Glibc

/// A queue of the signals that would end the tool, and of SIGCHLD; they are blocked and received one by one.
final class SignalWatch {
    /// The last signal that was forwarded to the app.
    var lastForwarded: Int32?
    /// The time at which the first signal was forwarded, in seconds of `AppWatch`'s clock.
    var forwardTime: Double?
    /// True when the app was killed with SIGKILL after a signal.
    var isForced = false
    /// True when the app was killed because it did not end in time after a signal.
    var isUnanswered = false

    /// Blocks the signals, so that they wait for `next(within:)`.
    ///
    /// Must run before the first thread is created, because threads inherit the mask of blocked signals.
    init() {
        var signals = Self.signals
        // Safe because the call reads the set only for its duration.
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// A signal that the process has received.
    struct Arrival {
        let signal: Int32
        /// True when the signal comes from a terminal, which also sends it to the app.
        let isFromTerminal: Bool
    }

    /// Waits for the next signal; nil when none arrives within `seconds`.
    func next(within seconds: Double) -> Arrival? {
        var signals = Self.signals
        var pause = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        var origin = unsafe siginfo_t()
        // Safe because the call reads the set and the pause, and writes the origin, only for its duration.
        let signal = unsafe sigtimedwait(&signals, &origin, &pause)
        // Signals of the terminal driver carry this code; signals of `kill` carry SI_USER.
        return signal > 0 ? Arrival(signal: signal, isFromTerminal: unsafe origin.si_code == Int32(SI_KERNEL)) : nil
    }

    private static var signals: sigset_t {
        var signals = sigset_t()
        // Safe because the calls write the set only for their duration.
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD] { unsafe sigaddset(&signals, signal) }
        return signals
    }
}
