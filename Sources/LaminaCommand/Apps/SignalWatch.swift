import Glibc

/// Collects the signals that end a run, and those of children, instead of being ended by them.
final class SignalWatch {
    /// The last signal that was passed on to the app.
    var lastForwarded: Int32?
    /// The time at which the first signal was passed on, in seconds of the watch's clock.
    var forwardTime: Double?
    /// The app was ended by SIGKILL after a signal.
    var isForced = false
    /// The reason was that it did not end by itself in time.
    var isUnanswered = false

    /// From now on the signals wait to be asked for.
    ///
    /// Before any thread is made: threads inherit what is blocked.
    init() {
        var signals = Self.signals
        // The call reads the set that is lent to it.
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// A signal that has come.
    struct Arrival {
        let signal: Int32
        /// A terminal sent it, which sends it to the app as well.
        let isFromTerminal: Bool
    }

    /// The next signal; nil when none has come within `seconds`.
    func next(within seconds: Double) -> Arrival? {
        var signals = Self.signals
        var pause = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        var origin = unsafe siginfo_t()
        // The call reads the set and the pause, and fills the origin, that are lent to it.
        let signal = unsafe sigtimedwait(&signals, &origin, &pause)
        return signal > 0 ? Arrival(signal: signal, isFromTerminal: unsafe origin.si_code == Int32(SI_KERNEL)) : nil
    }

    private static var signals: sigset_t {
        var signals = sigset_t()
        // The calls fill the set that is lent to them.
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD] { unsafe sigaddset(&signals, signal) }
        return signals
    }
}
