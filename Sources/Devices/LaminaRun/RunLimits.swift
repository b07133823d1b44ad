/// The largest numbers that a run accepts, far above the needs of a film and below the range of clocks and memory.
package enum RunLimits {
    /// The latest time of a frame or event, in seconds: one day.
    package static let mostSeconds = 86_400.0
    /// The longest duration of one drag, in seconds: one hour.
    package static let longestDrag = 3_600.0
    /// The longest duration of all drags together, in seconds; a drag is replayed as 60 touches per second.
    package static let mostDragging = 10_000.0
    /// The longest time for which a finger rests before it moves or lifts, in seconds: one day.
    package static let longestHold = 86_400.0
    /// The largest absolute coordinate of an event, in points.
    package static let farthestPlace = 1e9
    /// The most fingers.
    package static let mostFingers = 10
    /// The calendar dates allowed at time 0, in seconds since 1970: 1678-01-01 to 2262-01-01, where nanoseconds fit into 64 bits.
    package static let dates = -9_214_560_000.0...9_214_646_400.0
    /// The longest patience, in seconds: one day.
    package static let longestPatience = 86_400.0
    /// The longest side of a screen, in points.
    package static let longestSide = 1_000_000
    /// The largest number of pixels per point.
    package static let largestScale = 1_000.0
}

/// A number of a run is outside its allowed range.
package struct RunNumberError: Error, Hashable, CustomStringConvertible {
    /// The option that sets the number, or the event that contains it.
    package let option: String
    package let value: String
    package let allowed: String

    package var description: String { "\(option) \(value) is out of range: \(allowed)" }
}

extension RunRequest {
    /// Checks every number of the request, whether it comes from the tool or from the environment.
    package func checkNumbers() throws(RunNumberError) {
        for (option, side) in [("--size, width", width), ("--size, height", height)] {
            try check(option, Double(side), 1...Double(RunLimits.longestSide))
        }
        for scale in [scale, window?.scale ?? 1] {
            // Written so that 0 and NaN are refused too.
            guard scale > 0, scale <= RunLimits.largestScale else {
                throw RunNumberError(option: "--scale", value: "\(scale)", allowed: "more than 0 and at most \(RunLimits.largestScale)")
            }
        }
        if let threads { try check("--threads", Double(threads), 1...4096) }
        // 128 is x264's own limit.
        if let encoderThreads { try check("--encoder-threads", Double(encoderThreads), 1...128) }
        try check("--date, seconds since 1970,", date, RunLimits.dates)
        try check("--patience", patience, 0...RunLimits.longestPatience)
        switch moments {
        case .still(let time): try check("--time", time, 0...RunLimits.mostSeconds)
        case .film(let frames, let rate):
            guard rate.isUsable else { throw RunNumberError(option: "--fps", value: "\(rate)", allowed: "0.001 to 1000") }
            try check("--frames, first,", Double(frames.lowerBound), 0...RunLimits.mostSeconds * 1000)
            try check("the film's last moment, in seconds,", rate.time(ofFrame: frames.upperBound), 0...RunLimits.mostSeconds)
        }
        for (index, event) in events.enumerated() { try check(event, "event \(index)") }
        try check("all drags, in seconds,", events.reduce(0) { $0 + $1.gesture.duration }, 0...RunLimits.mostDragging)
    }

    private func check(_ event: RunEvent, _ name: String) throws(RunNumberError) {
        try check("\(name), “at”,", event.time, 0...RunLimits.mostSeconds)
        try check("\(name), “for”,", event.gesture.duration, 0...RunLimits.longestDrag)
        try check("\(name), “hold”,", event.hold, 0...RunLimits.longestHold)
        if case .tilt(let horizontal, let vertical) = event.gesture {
            for part in [horizontal, vertical] { try check("\(name), “tilt”,", part, -1...1) }
        }
        if case .touch(_, _, let finger) = event.gesture { try check("\(name), “finger”,", Double(finger), 0...Double(RunLimits.mostFingers - 1)) }
        for position in event.gesture.positions {
            for coordinate in [position.x, position.y] {
                try check("\(name), a coordinate,", coordinate, -RunLimits.farthestPlace...RunLimits.farthestPlace)
            }
        }
    }

    /// Checks one number; NaN is refused too, because no range contains it.
    private func check(_ option: String, _ value: Double, _ range: ClosedRange<Double>) throws(RunNumberError) {
        guard range.contains(value) else {
            throw RunNumberError(option: option, value: "\(value)", allowed: "\(range.lowerBound) to \(range.upperBound)")
        }
    }
}

extension RunEvent.Gesture {
    /// The duration of the gesture in seconds, as the file states it; 0 for gestures without one.
    package var duration: Double {
        switch self {
        case .drag(_, let duration), .twoFingers(_, _, let duration): duration
        case .tap, .text, .key, .tilt, .turn, .touch, .set: 0
        }
    }

    /// All positions in the gesture, for range checks; for a tilt, its two components.
    package var positions: [RunEvent.Position] {
        switch self {
        case .tap(let position), .touch(_, let position, _): [position]
        case .drag(let positions, _): positions
        case .twoFingers(let first, let second, _): first + second
        case .tilt(let horizontal, let vertical): [RunEvent.Position(horizontal, vertical)]
        case .text, .key, .turn, .set: []
        }
    }
}
