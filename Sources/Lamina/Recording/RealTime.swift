import CLaminaRuntime

/// Time as it really passes, also while the process's clock is driven: for statistics and progress, never for pictures.
enum RealTime {
    /// Seconds since some moment.
    static var now: Double { Double(lamina_clock_real_now()) / 1e9 }

    /// What `work` gives, and how many seconds it took.
    static func measure<Result>(_ work: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
        let start = now
        let result = try work()
        return (result, now - start)
    }
}
