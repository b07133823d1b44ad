import Glibc

/// An events file that cannot be used; names the file and, where one is to blame, the entry (counted from 0) and its key.
package enum RunEventsError: Error, Hashable, CustomStringConvertible {
    /// The operating system refused; `code` is its errno.
    case unreadable(file: String, code: Int32)
    /// More bytes than any list of events that can be replayed.
    case tooLarge(file: String, bytes: Int)
    /// Not JSON, or not a list.
    case notAList(file: String, reason: String)
    /// An entry is not an object.
    case notAnObject(file: String, index: Int)
    /// An entry has a key that no event has.
    case unknownKey(file: String, index: Int, key: String)
    /// An entry lacks a key.
    case missingKey(file: String, index: Int, key: String)
    /// A key's value is not `expected`.
    case badValue(file: String, index: Int, key: String, expected: String)

    package var description: String {
        switch self {
        // strerror's C string stays valid until this thread asks again.
        case .unreadable(let file, let code): "\(file): \(unsafe String(cString: strerror(code)))"
        case .tooLarge(let file, let bytes): "\(file): \(bytes) bytes are too many; \(RunEvents.mostBytes) are allowed"
        case .notAList(let file, let reason): "\(file): not a JSON list of events: \(reason)"
        case .notAnObject(let file, let index): "\(file): event \(index): not an object such as {\"at\": 1, \"tap\": [160, 240]}"
        case .unknownKey(let file, let index, let key):
            "\(file): event \(index): unknown key “\(key)”; events have \(RunEvents.keys.joined(separator: ", "))"
        case .missingKey(let file, let index, let key): "\(file): event \(index): “\(key)” is missing"
        case .badValue(let file, let index, let key, let expected): "\(file): event \(index): “\(key)” must be \(expected)"
        }
    }

    /// How a run ends that meets this error.
    package var runStatus: RunStatus {
        if case .unreadable = self { .noInput } else { .usage }
    }
}
