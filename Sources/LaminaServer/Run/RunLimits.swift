/// The largest numbers that a run takes; each far above what a film needs, and below what clocks and memory hold.
package enum RunLimits {
    /// Seconds of the last moment that is drawn, and of the last event: a day.
    package static let mostSeconds = 86_400.0
    /// Seconds of one drag: an hour.
    package static let longestDrag = 3_600.0
    /// Seconds of all drags together; a finger is reported 60 times a second.
    package static let mostDragging = 10_000.0
    /// Seconds for which a finger rests before it moves or leaves: a day.
    package static let longestHold = 86_400.0
    /// Largest coordinate of an event, in points.
    package static let farthestPlace = 1e9
    /// What the calendar may say at time 0, seconds since 1970: 1678-01-01 to 2262-01-01, where nanoseconds fit into 64 bits.
    package static let dates = -9_214_560_000.0...9_214_646_400.0
    /// Longest side of a screen, in points.
    package static let longestSide = 1_000_000
    /// Most pixels per point.
    package static let largestScale = 1_000.0
}

/// A number of a run lies outside what is allowed.
package struct RunNumberError: Error, Hashable, CustomStringConvertible {
    /// The option that sets it, or the event that has it.
    package let option: String
    package let value: String
    package let allowed: String

    package var description: String { "\(option) \(value): allowed is \(allowed)" }
}

extension RunRequest {
    /// Checks every number of the request, whoever made it.
    package func checkNumbers() throws(RunNumberError) {
        for (option, side) in [("--size, width", width), ("--size, height", height)] {
            try check(option, Double(side), 1...Double(RunLimits.longestSide))
        }
        for scale in [scale, window?.scale ?? 1] {
            // Written so that zero and NaN are refused too.
            guard scale > 0, scale <= RunLimits.largestScale else {
                throw RunNumberError(option: "--scale", value: "\(scale)", allowed: "more than 0 and at most \(RunLimits.largestScale)")
            }
        }
        if let threads { try check("--threads", Double(threads), 1...4096) }
        try check("--date, seconds since 1970,", date, RunLimits.dates)
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
        for place in event.gesture.places {
            for coordinate in [place.x, place.y] {
                try check("\(name), a place,", coordinate, -RunLimits.farthestPlace...RunLimits.farthestPlace)
            }
        }
    }

    /// Refuses NaN too, which no range contains.
    private func check(_ option: String, _ value: Double, _ range: ClosedRange<Double>) throws(RunNumberError) {
        guard range.contains(value) else {
            throw RunNumberError(option: option, value: "\(value)", allowed: "\(range.lowerBound) to \(range.upperBound)")
        }
    }
}

extension RunEvent.Gesture {
    /// Seconds that the gesture lasts, as the file says; 0 for gestures without a duration.
    package var duration: Double {
        switch self {
        case .drag(_, let duration), .twoFingers(_, _, let duration): duration
        case .tap, .text, .key, .tilt: 0
        }
    }

    /// Everywhere the hand is told to go.
    package var places: [RunEvent.Place] {
        switch self {
        case .tap(let place): [place]
        case .drag(let places, _): places
        case .twoFingers(let first, let second, _): first + second
        case .tilt(let horizontal, let vertical): [RunEvent.Place(horizontal, vertical)]
        case .text, .key: []
        }
    }
}
