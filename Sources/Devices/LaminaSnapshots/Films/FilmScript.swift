import LaminaRun

/// The length and the events of a film, which are checked before its app is started.
struct FilmScript {
    let events: [SnapshotEvent]
    /// The film's length, in seconds.
    let duration: Double
    /// Frames per second.
    let frameRate: Int

    /// The indices of the film's frames.
    var frames: ClosedRange<Int> { 0...max(0, Int((duration * Double(frameRate)).rounded()) - 1) }
    /// The time of the last frame, in seconds; later events would have no effect.
    private var end: Double { Double(frames.upperBound) / Double(frameRate) }

    /// Checks the numbers.
    ///
    /// - Parameter screen: The size of the screen at the launch, in points.
    /// - Throws: `FilmError`.
    func check(on screen: (width: Double, height: Double)) throws(FilmError) {
        guard (1...1000).contains(frameRate) else { throw .frameRate(frameRate) }
        guard duration > 0, duration.isFinite else { throw .duration(duration) }
        guard duration * Double(frameRate) <= Double(FilmError.mostFrames) else {
            throw .tooLong(frames: Int(min(duration * Double(frameRate), 1e15)))
        }
        for (index, event) in events.enumerated() {
            if let problem = problem(of: event.event, on: screen) { throw .event(index, problem) }
        }
    }

    private func problem(of event: RunEvent, on screen: (width: Double, height: Double)) -> String? {
        guard event.time >= 0, event.time <= end else { return "is at \(event.time) s, but the first frame is at 0 s and the last at \(end) s" }
        guard (0...RunLimits.longestHold).contains(event.hold) else { return "holds for \(event.hold) s" }
        guard (0...RunLimits.longestDrag).contains(event.gesture.duration) else { return "takes \(event.gesture.duration) s" }
        switch event.gesture {
        case .text(let text): return text.isEmpty ? "types no text" : nil
        case .tilt(let horizontal, let vertical):
            return [horizontal, vertical].allSatisfy { abs($0) <= 1 } ? nil : "tilts by (\(horizontal), \(vertical)), but both are -1 to 1"
        case .drag(let places, _): return places.count < 2 ? "drags along fewer than two points" : outside(places, screen)
        default: return outside(event.gesture.positions, screen)
        }
    }

    private func outside(_ places: [RunEvent.Position], _ screen: (width: Double, height: Double)) -> String? {
        // The interface has the other orientation after some of the rotations.
        let longest = max(screen.width, screen.height)
        let (width, height) = turns ? (longest, longest) : screen
        guard let place = places.first(where: { !(0...width).contains($0.x) || !(0...height).contains($0.y) }) else { return nil }
        return "touches (\(place.x), \(place.y)), which is outside the screen of \(width)×\(height) points"
    }

    private var turns: Bool {
        events.contains { if case .turn = $0.event.gesture { true } else { false } }
    }
}
