import CoreGraphics
import LaminaRun
import UIKit

/// Recorded input, as steps in order of time.
struct InputScript {
    /// A single recorded action and its time.
    struct Step {
        /// The time since the start of the film.
        let time: Duration
        let action: Action
    }

    /// A part of an event that happens at one instant: a finger's touch, move or lift, a key's press or release.
    enum Action {
        case touch(TouchInput.Action, CGPoint, finger: Int)
        case keyDown(RunKey, [RunKey.Modifier])
        case keyUp(RunKey)
        case text(String)
        case tilt(horizontal: Double, vertical: Double)
        case turn(RunEvent.Orientation)
        case set(keyPath: String, layer: UInt64, value: String)
    }

    /// The number of reports of a moving finger per second, equal to the display's frame rate.
    private static let movesPerSecond = 60.0
    /// The duration of a tap or of a key press, in seconds.
    private static let tapDuration = 0.05

    /// The steps that have not been taken yet, in order of time.
    private var steps: ArraySlice<Step> = []

    init(_ events: [RunEvent]) { add(events) }

    /// Adds further events.
    mutating func add(_ events: [RunEvent]) {
        let all = steps + events.flatMap(Self.steps)
        // Steps at the same time keep the order of the file.
        steps = all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)[...]
    }

    /// The time of the next step; nil when none is left.
    var next: Duration? { steps.first?.time }

    /// Removes and returns the steps up to a time, including it.
    mutating func take(until time: Duration) -> [Step] {
        let due = steps.prefix { $0.time <= time }
        steps = steps.dropFirst(due.count)
        return Array(due)
    }

    private static func steps(of event: RunEvent) -> [Step] {
        let start = event.time
        switch event.gesture {
        case .tap(let position):
            let point = CGPoint(x: position.x, y: position.y)
            let end = start + max(tapDuration, event.hold)
            return [step(start, .touch(.down, point, finger: 0)), step(end, .touch(.up, point, finger: 0))]
        case .drag(let positions, let duration): return drag(through: positions, from: start, hold: event.hold, lasting: duration)
        case .twoFingers(let first, let second, let duration):
            return drag(through: first, from: start, hold: event.hold, lasting: duration)
                + drag(through: second, from: start, hold: event.hold, lasting: duration, finger: 1)
        case .text(let text): return [step(start, .text(text))]
        case .tilt(let horizontal, let vertical): return [step(start, .tilt(horizontal: horizontal, vertical: vertical))]
        case .turn(let orientation): return [step(start, .turn(orientation))]
        case .touch(let phase, let place, let finger):
            return [step(start, .touch(TouchInput.Action(phase), CGPoint(x: place.x, y: place.y), finger: finger))]
        case .set(let keyPath, let layer, let value): return [step(start, .set(keyPath: keyPath, layer: layer, value: value))]
        case .key(let key, let modifiers): return [step(start, .keyDown(key, modifiers)), step(start + tapDuration, .keyUp(key))]
        }
    }

    private static func drag(
        through positions: [RunEvent.Position], from start: Double, hold: Double, lasting duration: Double, finger: Int = 0
    ) -> [Step] {
        let positions = positions.map { CGPoint(x: $0.x, y: $0.y) }
        guard let first = positions.first, let last = positions.last else { return [] }
        var steps = [step(start, .touch(.down, first, finger: finger))]
        // While the finger rests at the start of a drag, no moves are reported.
        let departure = start + hold
        let count = max(1, Int((duration * movesPerSecond).rounded()))
        for index in 1...count {
            let progress = Double(index) / Double(count)
            let position = Route(positions).position(at: progress)
            steps.append(step(departure + duration * progress, .touch(.move, position, finger: finger)))
        }
        steps.append(step(departure + duration, .touch(.up, last, finger: finger)))
        return steps
    }

    private static func step(_ time: Double, _ action: Action) -> Step {
        Step(time: .nanoseconds(Int64((time * 1e9).rounded())), action: action)
    }
}

/// A path through points, followed at constant speed.
private struct Route {
    private let positions: [CGPoint]
    /// The distance along the path from its start to each point.
    private let distances: [CGFloat]

    /// Creates a path.
    ///
    /// - Precondition: There is at least one point.
    init(_ positions: [CGPoint]) {
        precondition(!positions.isEmpty, "a drag needs at least one position")
        self.positions = positions
        distances = zip(positions, positions.dropFirst()).reduce(into: [0]) { distances, step in
            let (dx, dy) = (step.1.x - step.0.x, step.1.y - step.0.y)
            distances.append(distances[distances.count - 1] + (dx * dx + dy * dy).squareRoot())
        }
    }

    /// Returns the point at a fraction of the path's length.
    ///
    /// - Parameter progress: The fraction, 0...1.
    func position(at progress: Double) -> CGPoint {
        let distance = distances[distances.count - 1] * CGFloat(progress)
        guard let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else { return positions[0] }
        let length = distances[next] - distances[next - 1]
        let fraction = length > 0 ? (distance - distances[next - 1]) / length : 1
        let (from, to) = (positions[next - 1], positions[next])
        return CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
}

extension TouchInput.Action {
    fileprivate init(_ phase: RunEvent.TouchPhase) {
        switch phase {
        case .down: self = .down
        case .move: self = .move
        case .up: self = .up
        case .cancel: self = .cancel
        }
    }
}
