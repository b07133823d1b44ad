import CLaminaRuntime

/// Waits, in real time, until the other threads have come to rest and the owners of started timers have taken note of them.
struct RestWait {
    /// When the present wait began.
    private var start: (time: Int64, processorTime: Int64)?

    /// Looks once; pauses a moment when the others are not at rest.
    mutating func othersAreAtRest() -> Bool {
        let look = lamina_look_at_threads()
        if look.all_asleep && !lamina_clock_has_unnoted_timer() {
            start = nil
            return true
        }
        if isOver(look) {
            lamina_tolerate_awake_threads()
            lamina_clock_forget_unnoted_timers()
            start = nil
        }
        lamina_clock_real_pause(20_000)
        return false
    }

    /// Whether what is awake will be so for ever, as far as one can tell.
    ///
    /// Mostly judged by processor time, as on a busy machine a thread can be ready for long and not get its turn.
    private mutating func isOver(_ look: lamina_thread_look) -> Bool {
        let now = lamina_clock_real_now()
        guard let start else {
            start = (now, look.processor_time)
            return false
        }
        let passed = now - start.time
        if look.all_asleep { return passed > 100_000_000 }
        return look.processor_time - start.processorTime > 1_000_000_000 || passed > 5_000_000_000
    }
}
