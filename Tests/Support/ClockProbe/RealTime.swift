import CLaminaRuntime

/// The system's clock, although the process's is driven.
func realNow() -> UInt64 { UInt64(lamina_clock_real_now()) }
