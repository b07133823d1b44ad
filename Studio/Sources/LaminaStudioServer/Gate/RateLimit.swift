/// The number of requests of one connection: a bucket of tokens that fills up with time.
struct RateLimit {
    /// The requests that may come at once.
    static let burst = 400.0
    /// The requests per second in the long run: four for each frame of a display of 120 Hz.
    static let perSecond = 480.0

    private var left = Self.burst
    private var last: Double

    /// - Parameter now: Seconds of a monotonic clock.
    init(now: Double) { last = now }

    /// Takes one request; false when the connection has sent too many.
    mutating func admits(at now: Double) -> Bool {
        left = min(Self.burst, left + max(0, now - last) * Self.perSecond)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
