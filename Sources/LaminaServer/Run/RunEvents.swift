import Foundation
import Glibc

/// Reads lists such as `[{"at": 1, "tap": [160, 240]}, {"at": 2, "drag": [[10, 10], [200, 10]], "for": 0.5}]`.
package enum RunEvents {
    /// Most bytes that an events file may have.
    package static let mostBytes = 1 << 20

    /// The events in a file, in the order of their times.
    package static func read(path: String) throws(RunEventsError) -> [RunEvent] {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: URL(filePath: path))
        } catch {
            // The error that Foundation makes hides the errno; asking again gives it.
            throw .unreadable(file: path, code: unsafe access(path, R_OK) == 0 ? EIO : errno)
        }
        // One byte more than allowed tells a file that is too large from one that just fits; directories open but do not read.
        guard let data = try? handle.read(upToCount: mostBytes + 1) ?? Data() else { throw .unreadable(file: path, code: EISDIR) }
        guard data.count <= mostBytes else { throw .tooLarge(file: path, bytes: data.count) }
        return try parse(Array(data), file: path)
    }

    /// The events in JSON text, in the order of their times.
    ///
    /// - Parameter file: What errors call it.
    package static func parse(_ json: [UInt8], file: String) throws(RunEventsError) -> [RunEvent] {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: Data(json))
        } catch {
            throw .notAList(file: file, reason: "the text is not JSON")
        }
        guard case .array(let entries) = value else { throw .notAList(file: file, reason: "the outermost value is no list") }
        var events: [RunEvent] = []
        for (index, entry) in entries.enumerated() {
            guard case .object(let fields) = entry else { throw .notAnObject(file: file, index: index) }
            events.append(try EventEntry(file: file, index: index, fields: fields).event())
        }
        return events.sorted { $0.time < $1.time }
    }
}

/// One entry of the list, on its way to an event.
private struct EventEntry {
    let file: String
    let index: Int
    let fields: [String: JSONValue]

    func event() throws(RunEventsError) -> RunEvent {
        // Sorted, so that of several wrong keys the same one is named each time.
        for key in fields.keys.sorted() where !["at", "tap", "drag", "for"].contains(key) {
            throw .unknownKey(file: file, index: index, key: key)
        }
        return RunEvent(time: try time(), gesture: try gesture())
    }

    private func time() throws(RunEventsError) -> Double {
        guard let value = fields["at"] else { throw .missingKey(file: file, index: index, key: "at") }
        guard case .number(let seconds) = value, seconds >= 0, seconds.isFinite else { throw bad("at", "seconds, not negative") }
        return seconds
    }

    private func gesture() throws(RunEventsError) -> RunEvent.Gesture {
        switch (fields["tap"], fields["drag"]) {
        case (nil, nil): throw .missingKey(file: file, index: index, key: "tap")
        case (.some, .some): throw bad("drag", "left out beside “tap”")
        case (let place?, nil):
            guard fields["for"] == nil else { throw bad("for", "left out beside “tap”") }
            guard let place = Self.place(place) else { throw bad("tap", "[x, y] in points") }
            return .tap(place)
        case (nil, let places?): return .drag(try path(places), duration: try duration())
        }
    }

    private func path(_ value: JSONValue) throws(RunEventsError) -> [RunEvent.Place] {
        guard case .array(let items) = value, items.count >= 2 else { throw bad("drag", "a list of at least two [x, y] in points") }
        let places = items.compactMap(Self.place)
        guard places.count == items.count else { throw bad("drag", "a list of at least two [x, y] in points") }
        return places
    }

    private func duration() throws(RunEventsError) -> Double {
        guard let value = fields["for"] else { throw .missingKey(file: file, index: index, key: "for") }
        guard case .number(let seconds) = value, seconds > 0, seconds.isFinite else { throw bad("for", "seconds, more than 0") }
        return seconds
    }

    private func bad(_ key: String, _ expected: String) -> RunEventsError {
        .badValue(file: file, index: index, key: key, expected: expected)
    }

    private static func place(_ value: JSONValue) -> RunEvent.Place? {
        guard case .array(let items) = value, items.count == 2 else { return nil }
        guard case .number(let x) = items[0], case .number(let y) = items[1], x.isFinite, y.isFinite else { return nil }
        return RunEvent.Place(x, y)
    }
}
