import CLaminaRuntime

/// Returns the system clock's time in nanoseconds, even while the process's clock is driven.
func realNow() -> UInt64 { UInt64(lamina_clock_real_now()) }
