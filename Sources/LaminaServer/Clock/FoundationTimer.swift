package import Foundation

extension Timer {
    /// Replaces Foundation's `Timer.init(timeInterval:repeats:block:)`, whose first fire date on Linux is the present instant: added to a run
    /// loop, such a timer fires at once instead of after its interval.
    ///
    /// The linker finds it under the symbol of Foundation's initialiser, before Foundation's own. A second initialiser of the same name would be
    /// ambiguous in every app that imports Foundation.
    ///
    /// - Parameter interval: Seconds; 0.0001 is taken for what is not above 0, as at Apple.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    package static func firingAfterInterval(
        timeInterval interval: TimeInterval, repeats: Bool, block: __owned @Sendable @escaping (Timer) -> Void
    ) -> Timer {
        let interval = interval > 0 ? interval : 0.0001
        let start = interval < 1e10 ? Date(timeIntervalSinceNow: interval) : .distantFuture
        return Timer(fire: start, interval: interval, repeats: repeats, block: block)
    }
}
