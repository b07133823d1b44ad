import Foundation

extension RunEvents {
    /// The text of an event file with these events, a line for each.
    package static func text(of events: [RunEvent]) -> String {
        events.isEmpty ? "[]\n" : "[\n" + events.map { "  \(line(of: $0))" }.joined(separator: ",\n") + "\n]\n"
    }

    private static func line(of event: RunEvent) -> String {
        var fields = ["\"at\": \(text(event.time))"] + event.gesture.fields.map { "\"\($0)\": \($1)" }
        if event.hold > 0 { fields.append("\"hold\": \(text(event.hold))") }
        return "{\(fields.joined(separator: ", "))}"
    }

    /// The shortest text that reads as the same number; whole numbers have no point.
    fileprivate static func text(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    fileprivate static func text(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A text always has a form in JSON.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    fileprivate static func text(_ positions: [RunEvent.Position]) -> String { "[\(positions.map(text).joined(separator: ", "))]" }

    fileprivate static func text(_ position: RunEvent.Position) -> String { "[\(text(position.x)), \(text(position.y))]" }
}

extension RunEvent.Gesture {
    /// The keys and values that say what happens, in the order in which a reader expects them.
    fileprivate var fields: [(key: String, value: String)] {
        switch self {
        case .tap(let place): [("tap", RunEvents.text(place))]
        case .drag(let places, let duration): [("drag", RunEvents.text(places)), ("for", RunEvents.text(duration))]
        case .twoFingers(let first, let second, let duration):
            [("drag", RunEvents.text(first)), ("second", RunEvents.text(second)), ("for", RunEvents.text(duration))]
        case .text(let text): [("text", RunEvents.text(text))]
        case .key(let key, let modifiers): [("key", RunEvents.text(key.rawValue))] + Self.fields(modifiers)
        case .tilt(let horizontal, let vertical): [("tilt", RunEvents.text(RunEvent.Position(horizontal, vertical)))]
        case .turn(let orientation): [("rotate", RunEvents.text(orientation.rawValue))]
        case .touch(let phase, let place, let finger): [(phase.rawValue, RunEvents.text(place))] + (finger == 0 ? [] : [("finger", "\(finger)")])
        case .set(let keyPath, let layer, let value): [("set", RunEvents.text(keyPath)), ("layer", "\(layer)"), ("value", RunEvents.text(value))]
        }
    }

    private static func fields(_ modifiers: [RunKey.Modifier]) -> [(key: String, value: String)] {
        modifiers.isEmpty ? [] : [("modifiers", "[\(modifiers.map { RunEvents.text($0.rawValue) }.joined(separator: ", "))]")]
    }
}
