import Foundation
import Glibc

/// Parses event lists such as `[{"at": 1, "tap": [160, 240]}, {"at": 2, "drag": [[10, 10], [200, 10]], "hold": 0.6, "for": 0.5}]`.
package enum RunEvents {
    /// The largest size of an events file, in bytes.
    package static let mostBytes = 1 << 20

    /// The keys that select the kind of an event, each with the further keys that this kind allows.
    static let kinds: [(name: String, details: [String])] = [
        ("tap", ["hold"]), ("drag", ["for", "hold", "second"]), ("text", []), ("key", ["modifiers"]), ("tilt", []), ("rotate", []),
        ("down", ["finger"]), ("move", ["finger"]), ("up", ["finger"]), ("cancel", ["finger"]), ("set", ["layer", "value"]),
    ]
    /// All keys that an event may have.
    static let keys = kinds.flatMap { [$0.name] + $0.details }.reduce(into: ["at"]) { keys, key in
        if !keys.contains(key) { keys.append(key) }
    }

    /// Reads the events in a file, sorted by time.
    package static func read(path: String) throws(RunEventsError) -> [RunEvent] {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            // Foundation's error hides the errno; `access` reproduces it.
            throw .unreadable(file: path, code: unsafe access(path, R_OK) == 0 ? EIO : errno)
        }
        // Reads one byte more than allowed, so that an oversized file is recognised. A directory can be opened but not read.
        guard let data = try? handle.read(upToCount: mostBytes + 1) ?? Data() else { throw .unreadable(file: path, code: EISDIR) }
        guard data.count <= mostBytes else { throw .tooLarge(file: path, bytes: data.count) }
        return try parse(Array(data), file: path)
    }

    /// Parses events in JSON text; returns them sorted by time.
    ///
    /// - Parameter file: The file's name in errors.
    package static func parse(_ json: [UInt8], file: String) throws(RunEventsError) -> [RunEvent] {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: Data(json))
        } catch {
            throw .notAList(file: file, reason: "the text is not JSON")
        }
        guard case .array(let entries) = value else { throw .notAList(file: file, reason: "the outermost value is not a list") }
        var events: [RunEvent] = []
        for (index, entry) in entries.enumerated() {
            guard case .object(let fields) = entry else { throw .notAnObject(file: file, index: index) }
            events.append(try EventEntry(file: file, index: index, fields: fields).event())
        }
        if let last = events.indices.last, events.reduce(0, { $0 + $1.gesture.duration }) > RunLimits.mostDragging {
            throw .badValue(file: file, index: last, key: "for", expected: "at most \(RunLimits.mostDragging) seconds for all drags together")
        }
        return events.sorted { $0.time < $1.time }
    }
}

/// An entry of the list that is being parsed.
private struct EventEntry {
    let file: String
    let index: Int
    let fields: [String: JSONValue]

    func event() throws(RunEventsError) -> RunEvent {
        // Sorted, so that the same key is reported each time when several are wrong.
        for key in fields.keys.sorted() where !RunEvents.keys.contains(key) {
            throw .unknownKey(file: file, index: index, key: key)
        }
        return RunEvent(time: try time(), gesture: try gesture(), hold: try hold())
    }

    private func time() throws(RunEventsError) -> Double {
        guard let value = fields["at"] else { throw .missingKey(file: file, index: index, key: "at") }
        guard case .number(let seconds) = value, seconds >= 0, seconds.isFinite else { throw bad("at", "a number of seconds, 0 or more") }
        guard seconds <= RunLimits.mostSeconds else { throw bad("at", "at most \(RunLimits.mostSeconds) seconds") }
        return seconds
    }

    private func gesture() throws(RunEventsError) -> RunEvent.Gesture {
        let kinds = RunEvents.kinds.filter { fields[$0.name] != nil }
        guard let kind = kinds.first else { throw .missingKind(file: file, index: index) }
        if kinds.count > 1 { throw excess(kinds[1].name, of: kind.name) }
        for key in fields.keys.sorted() where key != "at" && key != kind.name && !kind.details.contains(key) {
            throw excess(key, of: kind.name)
        }
        switch kind.name {
        case "tap": return .tap(try position("tap"))
        case "text": return .text(try text())
        case "key": return .key(try key(), try modifiers())
        case "tilt": return try tilt()
        case "rotate": return .turn(try orientation())
        case "set": return try change()
        case let name where RunEvent.TouchPhase(rawValue: name) != nil: return try touch(name)
        default: return try drag()
        }
    }

    private func position(_ key: String) throws(RunEventsError) -> RunEvent.Position {
        guard let position = fields[key].flatMap(Self.position) else { throw bad(key, "[x, y] in points") }
        return position
    }

    private func touch(_ name: String) throws(RunEventsError) -> RunEvent.Gesture {
        let finger = try whole("finger", upTo: RunLimits.mostFingers - 1) ?? 0
        return .touch(RunEvent.TouchPhase(rawValue: name) ?? .cancel, try position(name), finger: finger)
    }

    private func change() throws(RunEventsError) -> RunEvent.Gesture {
        guard case .string(let keyPath) = fields["set"], !keyPath.isEmpty else { throw bad("set", "a key path such as “opacity”") }
        guard let layer = try whole("layer", upTo: 1 << 52) else { throw bad("layer", "the number of a layer") }
        guard case .string(let value) = fields["value"] else { throw bad("value", "a text such as “0.5”") }
        return .set(keyPath: keyPath, layer: UInt64(layer), value: value)
    }

    /// A whole number of 0 or more; nil without the key.
    private func whole(_ key: String, upTo most: Int) throws(RunEventsError) -> Int? {
        guard let value = fields[key] else { return nil }
        guard case .number(let number) = value, number == number.rounded(), (0...Double(most)).contains(number) else {
            throw bad(key, "a whole number, 0 to \(most)")
        }
        return Int(number)
    }

    private func tilt() throws(RunEventsError) -> RunEvent.Gesture {
        guard let position = fields["tilt"].flatMap(Self.position), max(abs(position.x), abs(position.y)) <= 1 else {
            throw bad("tilt", "[horizontal, vertical], -1 to 1 each")
        }
        return .tilt(horizontal: position.x, vertical: position.y)
    }

    private func orientation() throws(RunEventsError) -> RunEvent.Orientation {
        guard case .string(let name) = fields["rotate"], let orientation = RunEvent.Orientation(rawValue: name) else {
            throw bad("rotate", "one of \(RunEvent.Orientation.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return orientation
    }

    private func text() throws(RunEventsError) -> String {
        guard case .string(let text) = fields["text"], !text.isEmpty else { throw bad("text", "a non-empty string") }
        return text
    }

    private func key() throws(RunEventsError) -> RunKey {
        guard case .string(let name) = fields["key"], let key = RunKey(rawValue: name) else {
            throw bad("key", "a letter, a digit or one of \(RunKey.longNames)")
        }
        return key
    }

    private func modifiers() throws(RunEventsError) -> [RunKey.Modifier] {
        guard let value = fields["modifiers"] else { return [] }
        let expected = "a list of \(RunKey.Modifier.names)"
        guard case .array(let items) = value else { throw bad("modifiers", expected) }
        let modifiers = items.compactMap { item -> RunKey.Modifier? in
            guard case .string(let name) = item else { return nil }
            return RunKey.Modifier(rawValue: name)
        }
        guard modifiers.count == items.count else { throw bad("modifiers", expected) }
        return modifiers
    }

    private func drag() throws(RunEventsError) -> RunEvent.Gesture {
        let first = try path("drag", fields["drag"])
        guard let second = fields["second"] else { return .drag(first, duration: try duration()) }
        return .twoFingers(first, try path("second", second), duration: try duration())
    }

    private func path(_ key: String, _ value: JSONValue?) throws(RunEventsError) -> [RunEvent.Position] {
        let expected = "a list of at least two [x, y] in points"
        guard case .array(let items) = value, items.count >= 2 else { throw bad(key, expected) }
        let positions = items.compactMap(Self.position)
        guard positions.count == items.count else { throw bad(key, expected) }
        return positions
    }

    private func duration() throws(RunEventsError) -> Double {
        guard let value = fields["for"] else { throw .missingKey(file: file, index: index, key: "for") }
        guard case .number(let seconds) = value, seconds > 0, seconds.isFinite else { throw bad("for", "a number of seconds above 0") }
        guard seconds <= RunLimits.longestDrag else { throw bad("for", "at most \(RunLimits.longestDrag) seconds") }
        return seconds
    }

    private func hold() throws(RunEventsError) -> Double {
        guard let value = fields["hold"] else { return 0 }
        guard case .number(let seconds) = value, (0...RunLimits.longestHold).contains(seconds) else {
            throw bad("hold", "a number of seconds, 0 to \(Int(RunLimits.longestHold))")
        }
        return seconds
    }

    private func bad(_ key: String, _ expected: String) -> RunEventsError {
        .badValue(file: file, index: index, key: key, expected: expected, found: fields[key]?.words)
    }

    private func excess(_ key: String, of kind: String) -> RunEventsError {
        .badValue(file: file, index: index, key: key, expected: "omitted, because the event has “\(kind)”")
    }

    private static func position(_ value: JSONValue) -> RunEvent.Position? {
        guard case .array(let items) = value, items.count == 2 else { return nil }
        guard case .number(let x) = items[0], case .number(let y) = items[1] else { return nil }
        // The comparison fails for NaN too.
        guard max(abs(x), abs(y)) <= RunLimits.farthestPlace else { return nil }
        return RunEvent.Position(x, y)
    }
}
