import CLaminaRuntime

/// Real time, even while the process's clock is driven; for statistics and progress, never for pixels.
enum RealTime {
    /// The time since an unspecified fixed instant, in seconds.
    static var now: Double { Double(lamina_clock_real_now()) / 1e9 }

    /// Returns the result of `work` and the time that it took, in seconds.
    static func measure<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
        let start = now
        let result = try work()
        return (result, now - start)
    }
}
