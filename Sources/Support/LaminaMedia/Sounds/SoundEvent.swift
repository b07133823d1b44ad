/// One sound of a film: its source and the times at which it sounds, changes its volume and stops.
///
/// Times are nanoseconds of the driven clock since the app's launch; places in the source are seconds.
package struct SoundEvent: Sendable, Hashable {
    /// A change of a value, at once or by a ramp.
    package struct Change: Sendable, Hashable {
        package var time: Int64
        /// The length of the ramp; 0 changes the value at once.
        package var duration: Int64
        package var value: Float

        package init(time: Int64, duration: Int64 = 0, value: Float) { (self.time, self.duration, self.value) = (time, duration, value) }
    }

    package var source: SoundSource
    package var start: Int64
    /// The end that was asked for; nil lets the sound play out.
    package var stop: Int64?
    /// The place in the source at which the sound begins.
    package var place = 0.0
    /// The part of the source that sounds and is repeated; nil is all of it.
    package var part: Range<Double>?
    /// The number of repetitions after the first time; negative repeats without end.
    package var repetitions = 0
    /// The speed.
    package var speed = 1.0
    /// True when another speed keeps the pitch.
    package var keepsPitch = true
    package var volume: Float = 1
    /// The balance from left, -1, to right, 1.
    package var balance: Float = 0
    /// Changes of the volume, by time.
    package var volumes: [Change] = []
    /// Changes of the balance, by time.
    package var balances: [Change] = []

    package init(_ source: SoundSource, start: Int64) { (self.source, self.start) = (source, start) }
}

/// A value that changes at once or by ramps, read in the order of time.
struct ChangingValue {
    private var value: Float
    private var changes: ArraySlice<SoundEvent.Change>
    private var ramp: (from: Float, change: SoundEvent.Change)?

    init(_ value: Float, _ changes: [SoundEvent.Change]) { (self.value, self.changes) = (value, changes[...]) }

    /// True when the value is the same at all later times.
    var isConstant: Bool { changes.isEmpty && ramp == nil }

    /// Returns the value at a time, which is not before that of the last call.
    mutating func value(at time: Int64) -> Float {
        while let next = changes.first, next.time <= time {
            value = current(at: next.time)
            changes.removeFirst()
            ramp = next.duration > 0 ? (value, next) : nil
            if ramp == nil { value = next.value }
        }
        let now = current(at: time)
        if let ramp, time >= ramp.change.time + ramp.change.duration { (value, self.ramp) = (ramp.change.value, nil) }
        return now
    }

    private func current(at time: Int64) -> Float {
        guard let ramp else { return value }
        let progress = min(1, Float(time - ramp.change.time) / Float(ramp.change.duration))
        return ramp.from + (ramp.change.value - ramp.from) * progress
    }
}
