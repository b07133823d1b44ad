/// The assignments of build settings, in the order in which later ones hide earlier ones.
///
/// A value may contain `$(inherited)`, the value below it. So a table keeps for each name all assignments, from Xcode's defaults through the
/// project's configuration file, the project, the target's configuration file to the target:
///
///     SWIFT_ACTIVE_COMPILATION_CONDITIONS    project  DEBUG
///                                            file     $(inherited) COCOAPODS
///                                            target   $(inherited) DEMO           → DEBUG COCOAPODS DEMO
struct SettingTable {
    struct Assignment {
        /// Patterns for `sdk`, `arch` and `config`, such as `iphonesimulator*`.
        let conditions: [(name: Substring, pattern: Substring)]
        let value: String
    }

    private var assignments: [String: [Assignment]] = [:]
    /// The values with which conditions are compared: a simulator on a 64-bit PC.
    private let circumstances: [Substring: String]

    init(configuration: String) {
        circumstances = ["sdk": "iphonesimulator", "arch": "x86_64", "config": configuration, "variant": "normal"]
    }

    /// The names of all settings, sorted.
    var names: [String] { assignments.keys.sorted() }

    /// Adds an assignment above all others.
    ///
    /// - Parameter key: A name with conditions, such as `OTHER_LDFLAGS[sdk=iphoneos*][arch=arm64]`.
    mutating func assign(_ key: String, _ value: String) {
        guard let bracket = key.firstIndex(of: "[") else {
            assignments[key, default: []].append(Assignment(conditions: [], value: value))
            return
        }
        let name = key[..<bracket].trimmingSpaces
        assignments[String(name), default: []].append(Assignment(conditions: Self.conditions(key[bracket...]), value: value))
    }

    /// Adds the settings of a configuration object above all others.
    ///
    /// Those with conditions come last: they go before plain ones of the same object.
    mutating func assign(_ settings: [String: PropertyValue]) {
        let keys = settings.keys.sorted { ($0.contains("[") ? 1 : 0, $0) < ($1.contains("[") ? 1 : 0, $1) }
        for key in keys {
            if let value = settings[key], let text = value.text ?? value.list?.compactMap(\.text).joined(separator: " ") { assign(key, text) }
        }
    }

    /// The highest assignment of a name whose conditions hold, among the lowest `limit`; its value and index.
    func value(of name: String, below limit: Int = .max) -> (text: String, index: Int)? {
        guard let all = assignments[name] else { return nil }
        for index in all.indices.prefix(limit).reversed() where all[index].conditions.allSatisfy(holds) { return (all[index].value, index) }
        return nil
    }

    private func holds(_ condition: (name: Substring, pattern: Substring)) -> Bool {
        guard let actual = circumstances[condition.name] else { return false }
        return condition.pattern.last == "*" ? actual.hasPrefix(condition.pattern.dropLast()) : actual == condition.pattern
    }

    private static func conditions(_ text: Substring) -> [(name: Substring, pattern: Substring)] {
        text.split(whereSeparator: { "[],".contains($0) }).compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            return sides.count == 2 ? (sides[0].trimmingSpaces, sides[1].trimmingSpaces) : nil
        }
    }
}

extension StringProtocol where SubSequence == Substring {
    /// The text without spaces, tabs and line breaks at its ends.
    var trimmingSpaces: Substring {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
        return start[...last]
    }
}
