/// When a display shows frames, and display links tick: at whole multiples of an interval in media time.
package struct DisplayRhythm: Sendable {
    /// The display's rate, hertz.
    package static let maximumRate = 60.0

    /// Seconds between two ticks.
    package let interval: Double

    /// - Parameter wish: A rate, hertz; 0 and what is beyond the display's is the display's.
    /// - Parameter maximum: The display's rate, hertz.
    /// - Source: CADisplayLink's documentation: rates are divisors of the display's, a wish takes the nearest, and 26 is the least that takes 30;
    ///   so of two that are equally near it is the lower.
    package init(wish: Double = 0, maximum: Double = maximumRate) {
        guard wish > 0, wish < maximum else {
            interval = 1 / maximum
            return
        }
        let lower = (maximum / wish).rounded(.down)
        let nearest = maximum / lower - wish < wish - maximum / (lower + 1) ? lower : lower + 1
        interval = nearest / maximum
    }

    /// The last tick until a media time; one that is all but due counts, because timers are coarse.
    package func tick(until time: Double) -> Double { (time / interval + 1e-3).rounded(.down) * interval }

    /// The first tick after the one that `tick(until:)` gives.
    package func tick(after time: Double) -> Double { ((time / interval + 1e-3).rounded(.down) + 1) * interval }
}
