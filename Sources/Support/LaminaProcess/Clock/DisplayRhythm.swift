import LaminaConcurrency

/// The times at which a display shows frames and display links tick: whole multiples of an interval in media time.
package struct DisplayRhythm: Sendable {
    /// The refresh rate of the display that shows the app, in hertz; 60 without a window.
    ///
    /// Rates outside 10...1000 are ignored: some displays report none.
    package static var maximumRate: Double {
        get { currentRate.withLock { $0 } }
        set { if (10...1000).contains(newValue) { currentRate.withLock { $0 = newValue } } }
    }
    private static let currentRate = Guarded(60.0)

    /// The seconds between two ticks.
    package let interval: Double

    /// Creates the rhythm whose rate is nearest to a preferred one.
    ///
    /// - Parameter wish: The preferred rate, in hertz. 0, or a value not below `maximum`, gives `maximum`.
    /// - Parameter maximum: The display's refresh rate, in hertz.
    /// - Source: CADisplayLink's documentation: rates are the display's rate divided by a whole number, and the nearest one is used. Its example says
    ///   that 26 is the lowest preference that gives 30 at 60 Hz, so a tie goes to the lower rate.
    package init(wish: Double = 0, maximum: Double = maximumRate) {
        guard wish > 0, wish < maximum else {
            interval = 1 / maximum
            return
        }
        // The preferred rate lies between the allowed rates maximum / lower and maximum / (lower + 1).
        let lower = (maximum / wish).rounded(.down)
        let nearest = maximum / lower - wish < wish - maximum / (lower + 1) ? lower : lower + 1
        interval = nearest / maximum
    }

    /// Returns the last tick at or before a media time.
    ///
    /// A tick that lies up to 1/1000 of an interval after `time` is returned too, because a timer may fire slightly before its tick.
    package func tick(until time: Double) -> Double { (time / interval + 1e-3).rounded(.down) * interval }

    /// Returns the tick after the one that `tick(until:)` returns.
    package func tick(after time: Double) -> Double { ((time / interval + 1e-3).rounded(.down) + 1) * interval }
}
