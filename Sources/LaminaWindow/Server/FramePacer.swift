import LaminaServer

/// When the next frame is drawn: at most one for each tick of the display, and none while nothing changes.
struct FramePacer {
    private let rhythm = DisplayRhythm()
    /// The tick that the last frame was drawn for.
    private var lastTick = -Double.infinity

    /// When to draw, in media time; infinite when nothing is to be drawn.
    ///
    /// - Parameters:
    ///   - isNews: There is something that no frame shows yet, such as a new tree.
    ///   - nextChange: When the picture changes by itself; infinite when it does not.
    func nextFrame(isNews: Bool, nextChange: Double, now: Double) -> Double {
        guard isNews || nextChange < .infinity else { return .infinity }
        let free = rhythm.tick(until: now) > lastTick ? now : rhythm.tick(after: now)
        // What changes between two ticks is first seen at the second.
        return isNews ? free : max(free, nextChange <= now ? now : rhythm.tick(after: nextChange))
    }

    /// Takes note of a frame.
    ///
    /// - Returns: The moment that it shows: its tick, so that moving things move evenly, but never one before the tree was handed over.
    mutating func draw(at now: Double, commitTime: Double) -> Double {
        lastTick = rhythm.tick(until: now)
        return max(lastTick, commitTime)
    }
}
