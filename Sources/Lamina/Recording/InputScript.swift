import CoreGraphics
import LaminaServer
import UIKit

/// The hand of a recording: what the pointer does, and when.
struct InputScript {
    /// One thing that the pointer does.
    struct Step {
        /// Since the start of the film.
        let time: Duration
        let action: TouchInput.Action
        let place: CGPoint
    }

    /// How often a moving finger is reported, as often as the display shows it.
    private static let movesPerSecond = 60.0
    /// How long a tap lasts, seconds.
    private static let tapDuration = 0.05

    /// In order of time.
    private var steps: ArraySlice<Step>

    init(_ events: [RunEvent]) {
        let all = events.flatMap(Self.steps)
        // Stable: what the file says first happens first.
        steps = all.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)[...]
    }

    /// When something happens next; nil when nothing will.
    var next: Duration? { steps.first?.time }

    /// What happens up to a moment.
    mutating func take(until time: Duration) -> [Step] {
        let due = steps.prefix { $0.time <= time }
        steps = steps.dropFirst(due.count)
        return Array(due)
    }

    private static func steps(of event: RunEvent) -> [Step] {
        switch event.gesture {
        case .tap(let place):
            return [
                step(event.time, .down, CGPoint(x: place.x, y: place.y)),
                step(event.time + tapDuration, .up, CGPoint(x: place.x, y: place.y)),
            ]
        case .drag(let places, let duration):
            return drag(through: places.map { CGPoint(x: $0.x, y: $0.y) }, from: event.time, lasting: duration)
        }
    }

    private static func drag(through places: [CGPoint], from start: Double, lasting duration: Double) -> [Step] {
        guard let first = places.first, let last = places.last else { return [] }
        var steps = [step(start, .down, first)]
        let count = max(1, Int((duration * movesPerSecond).rounded()))
        for index in 1...count {
            let progress = Double(index) / Double(count)
            steps.append(step(start + duration * progress, .move, Route(places).place(at: progress)))
        }
        steps.append(step(start + duration, .up, last))
        return steps
    }

    private static func step(_ time: Double, _ action: TouchInput.Action, _ place: CGPoint) -> Step {
        Step(time: .nanoseconds(Int64((time * 1e9).rounded())), action: action, place: place)
    }
}

/// A way through places at even speed.
private struct Route {
    private let places: [CGPoint]
    /// From the start to each place.
    private let distances: [CGFloat]

    /// - Precondition: There is a place.
    init(_ places: [CGPoint]) {
        precondition(!places.isEmpty, "a route needs a place")
        self.places = places
        distances = zip(places, places.dropFirst()).reduce(into: [0]) { distances, step in
            let (dx, dy) = (step.1.x - step.0.x, step.1.y - step.0.y)
            distances.append(distances[distances.count - 1] + (dx * dx + dy * dy).squareRoot())
        }
    }

    /// - Parameter progress: 0...1.
    func place(at progress: Double) -> CGPoint {
        let distance = distances[distances.count - 1] * CGFloat(progress)
        guard let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else { return places[0] }
        let length = distances[next] - distances[next - 1]
        let fraction = length > 0 ? (distance - distances[next - 1]) / length : 1
        let (from, to) = (places[next - 1], places[next])
        return CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
}
