import CLaminaRuntime

/// Waits, in real time, until all other threads sleep and the owners of expired timers have acknowledged them.
struct RestWait {
    /// The start of the current wait; nil while nothing is awaited.
    private var start: (time: Int64, processorTime: Int64)?

    /// Returns whether all other threads wait; if not, first sleeps for 20 µs, so that the caller can poll in a loop.
    mutating func othersAreAtRest() -> Bool {
        let sample = lamina_sample_threads()
        if sample.all_asleep && !lamina_clock_has_unnoted_timer() {
            start = nil
            return true
        }
        if shouldGiveUp(sample) {
            // These threads and timers are ignored from here on; otherwise every later wait would take as long.
            lamina_tolerate_awake_threads()
            lamina_clock_forget_unnoted_timers()
            start = nil
        }
        lamina_clock_real_pause(20_000)
        return false
    }

    /// Returns true when the wait has taken too long; starts measuring at the first call of a wait.
    ///
    /// The limit is 0.1 s for unacknowledged timers. For running threads it is 1 s of their processor time, or 5 s of real time. Processor time is
    /// the better measure, because on a busy machine a thread that is ready may get no processor for long.
    private mutating func shouldGiveUp(_ sample: lamina_thread_sample) -> Bool {
        let now = lamina_clock_real_now()
        guard let start else {
            start = (now, sample.processor_time)
            return false
        }
        let passed = now - start.time
        if sample.all_asleep { return passed > 100_000_000 }
        return sample.processor_time - start.processorTime > 1_000_000_000 || passed > 5_000_000_000
    }
}
