/// A JSON value of a case that records which of its keys a runner reads.
///
/// A key that is never read makes the case unsupported; see `Vector.judged(by:)`.
struct Input {
    let json: JSON
    /// The path of the value in its case, such as `input.stack[].from`; `NAME` stands for a key that the case chooses.
    let path: String
    let log: KeyLog

    /// Returns the value of a key; nil when the key is absent, a null value when it is null.
    subscript(key: String) -> Input? {
        let path = "\(path).\(key)"
        log.asked.insert(path)
        return json[key].map { Input(json: $0, path: path, log: log) }
    }

    /// The elements of an array.
    var elements: [Input]? {
        json.elements?.map { Input(json: $0, path: path + "[]", log: log) }
    }

    /// The members of an object whose keys are names that the case chooses, sorted by name.
    var named: [(name: String, value: Input)] {
        let path = path + ".NAME"
        log.asked.insert(path)
        return json.members.sorted { $0.key < $1.key }.map { ($0.key, Input(json: $0.value, path: path, log: log)) }
    }

    var isNull: Bool { json == .null }
    var number: Double? { json.number }
    var numbers: [Double]? { json.numbers }
    var text: String? { json.text }
    var bool: Bool? { json.bool }
}

/// The paths of the keys that a runner has read in a case.
final class KeyLog {
    fileprivate(set) var asked: Set<String> = []

    /// Records a path that is read without an `Input`.
    func ask(_ path: String) { asked.insert(path) }

    /// Returns the paths inside `json` that were never read, sorted by name.
    func unasked(in json: JSON, at path: String) -> [String] {
        switch json {
        case .array(let elements):
            return elements.flatMap { unasked(in: $0, at: path + "[]") }
        case .object(let members):
            return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
                let own = asked.contains("\(path).NAME") ? "\(path).NAME" : "\(path).\(key)"
                return asked.contains(own) ? unasked(in: value, at: own) : [own]
            }
        default: return []
        }
    }

    /// Returns the paths of all keys inside `json`.
    ///
    /// - Parameter named: Read paths; where they contain a path that ends in `NAME`, the keys at this place are names and are replaced by that word.
    static func paths(in json: JSON, at path: String, named: Set<String>) -> Set<String> {
        switch json {
        case .array(let elements):
            return elements.reduce(into: []) { $0.formUnion(paths(in: $1, at: path + "[]", named: named)) }
        case .object(let members):
            return members.reduce(into: []) { all, member in
                let own = named.contains("\(path).NAME") ? "\(path).NAME" : "\(path).\(member.key)"
                all.insert(own)
                all.formUnion(paths(in: member.value, at: own, named: named))
            }
        default: return []
        }
    }
}
