import LaminaProcess

/// The schedule of a window's frames: at most one for each tick of the display, and none while nothing changes.
struct FramePacer {
    private let rhythm: DisplayRhythm
    /// The display's refresh rate, in hertz.
    private let rate: Double
    /// The tick of the last frame, as a media time in seconds.
    private var lastTick = -Double.infinity

    /// - Parameter rate: The display's refresh rate, in hertz.
    init(rate: Double = DisplayRhythm.maximumRate) {
        self.rate = rate
        rhythm = DisplayRhythm(maximum: rate)
    }

    /// Returns a media time just before the next frame of an animation that needs only `rate` frames per second, in seconds.
    ///
    /// The frame is a tick of the rhythm nearest to that rate which the display allows.
    func nextChange(after time: Double, atRate wish: Double) -> Double {
        DisplayRhythm(wish: wish, maximum: rate).tick(after: time) - rhythm.interval / 2
    }

    /// Returns the media time at which to draw the next frame, in seconds; infinite when there is nothing to draw.
    ///
    /// - Parameters:
    ///   - hasUnshownChange: True when there is a change that no frame shows yet, such as a new tree.
    ///   - nextChange: The media time at which an animation changes the tree's frame; infinite when none does.
    func nextFrame(hasUnshownChange: Bool, nextChange: Double, now: Double) -> Double {
        guard hasUnshownChange || nextChange < .infinity else { return .infinity }
        // At most one frame per tick: now, if this tick has had none, else at the next tick.
        let free = rhythm.tick(until: now) > lastTick ? now : rhythm.tick(after: now)
        // A change between two ticks is first seen at the later one.
        return hasUnshownChange ? free : max(free, nextChange <= now ? now : rhythm.tick(after: nextChange))
    }

    /// Notes that a frame is drawn now.
    ///
    /// - Returns: The media time that the frame shows. It is the frame's tick, so that movements are even, but at least the tree's commit time.
    mutating func draw(at now: Double, commitTime: Double) -> Double {
        lastTick = rhythm.tick(until: now)
        return max(lastTick, commitTime)
    }
}
