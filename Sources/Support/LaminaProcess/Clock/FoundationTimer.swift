package import Foundation

extension Timer {
    /// Replaces Foundation's `Timer.init(timeInterval:repeats:block:)`.
    ///
    /// On Linux, Foundation's initialiser sets the first fire date to the current time, so the timer fires at once instead of after its interval.
    ///
    /// The linker resolves the symbol of Foundation's initialiser to this function. A second initialiser with the same signature would be
    /// ambiguous in every app that imports Foundation.
    ///
    /// - Parameter interval: Seconds. A value of 0 or less means 0.0001, as on Apple's systems.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    package static func firingAfterInterval(
        timeInterval interval: TimeInterval, repeats: Bool, block: __owned @Sendable @escaping (Timer) -> Void
    ) -> Timer {
        let interval = interval > 0 ? interval : 0.0001
        let start = interval < 1e10 ? Date(timeIntervalSinceNow: interval) : .distantFuture
        return Timer(fire: start, interval: interval, repeats: repeats, block: block)
    }
}
