package import Foundation

/// A value of a property list.
package enum PropertyValue: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case data(Data)
    case date(Date)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// Converts Foundation's form; nil for a value that no property list holds, such as a number above 2⁶³.
    ///
    /// The recursion is at most 512 deep, because Foundation refuses deeper lists.
    init?(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        // A number, asked for `Bool`, answers too, so the type is compared.
        case let flag as Bool where type(of: value) == Bool.self: self = .boolean(flag)
        case let list as [Any]: self = .array(list.compactMap(PropertyValue.init))
        case let table as [String: Any]: self = .dictionary(table.compactMapValues(PropertyValue.init))
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let number as Int: self = .integer(number)
        case let number as Double: self = .real(number)
        default: return nil
        }
    }

    /// The value in Foundation's form, for `PropertyListSerialization`.
    package var foundation: Any {
        switch self {
        case .string(let text): text
        case .boolean(let flag): flag
        case .integer(let number): number
        case .real(let number): number
        case .data(let data): data
        case .date(let date): date
        case .array(let list): list.map(\.foundation)
        case .dictionary(let table): table.mapValues(\.foundation)
        }
    }

    /// Strings, and numbers as strings: the old style has no numbers, and XML projects have.
    package var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .boolean(let flag): flag ? "YES" : "NO"
        default: nil
        }
    }

    package var list: [PropertyValue]? { if case .array(let list) = self { list } else { nil } }

    package var table: [String: PropertyValue]? { if case .dictionary(let table) = self { table } else { nil } }

    /// Returns the value with each string in it, but no key, replaced.
    func mapStrings(_ change: (String) throws(ProjectError) -> String) throws(ProjectError) -> PropertyValue {
        switch self {
        case .string(let text): return .string(try change(text))
        case .array(let list):
            var changed: [PropertyValue] = []
            for value in list { changed.append(try value.mapStrings(change)) }
            return .array(changed)
        case .dictionary(let table):
            var changed = table
            for (key, value) in table { changed[key] = try value.mapStrings(change) }
            return .dictionary(changed)
        default: return self
        }
    }
}
