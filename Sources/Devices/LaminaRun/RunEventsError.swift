import Glibc

/// An error in an events file, with the file and, if one is at fault, the entry's index (from 0) and key.
package enum RunEventsError: Error, Hashable, CustomStringConvertible {
    /// The operating system refused to read the file; `code` is the errno.
    case unreadable(file: String, code: Int32)
    /// The file has more bytes than any list of events that can be replayed.
    case tooLarge(file: String, bytes: Int)
    /// The text is not JSON, or not a list.
    case notAList(file: String, reason: String)
    /// An entry is not an object.
    case notAnObject(file: String, index: Int)
    /// An entry has a key that no event has.
    case unknownKey(file: String, index: Int, key: String)
    /// An entry lacks a required key.
    case missingKey(file: String, index: Int, key: String)
    /// An entry has none of the keys that select the kind of an event.
    case missingKind(file: String, index: Int)
    /// The value of a key is not `expected`; `found` is that value in words, nil when it is missing or long.
    case badValue(file: String, index: Int, key: String, expected: String, found: String? = nil)

    package var description: String {
        switch self {
        // The C string of `strerror` stays valid until this thread's next call.
        case .unreadable(let file, let code): "\(file): \(unsafe String(cString: strerror(code)))"
        case .tooLarge(let file, let bytes): "\(file): \(bytes) bytes exceed the limit of \(RunEvents.mostBytes)"
        case .notAList(let file, let reason): "\(file): not a JSON list of events: \(reason)"
        case .notAnObject(let file, let index): "\(file): event \(index): not an object such as {\"at\": 1, \"tap\": [160, 240]}"
        case .unknownKey(let file, let index, let key):
            "\(file): event \(index): unknown key “\(key)”; events have \(RunEvents.keys.joined(separator: ", "))"
        case .missingKey(let file, let index, let key): "\(file): event \(index): “\(key)” is missing"
        case .missingKind(let file, let index):
            "\(file): event \(index): one of these keys is missing: \(RunEvents.kinds.map(\.name).joined(separator: ", "))"
        case .badValue(let file, let index, let key, let expected, let found):
            "\(file): event \(index): “\(key)” must be \(expected)\(found.map { ", not \($0)" } ?? "")"
        }
    }

    /// The exit code of a run that fails with this error.
    package var runStatus: RunStatus {
        if case .unreadable = self { .noInput } else { .usage }
    }
}
