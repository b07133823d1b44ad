import CoreGraphics
import Foundation

/// A dictionary of attributes as given to the keychain's functions.
struct KeychainQuery {
    /// The class of items; nil when none is named.
    let kind: String?
    /// The attributes, without the words that are no attributes.
    private(set) var attributes: [String: KeychainValue] = [:]
    let data: Data?
    /// The largest number of items: 1, unless another is named.
    let limit: Int
    private let returned: Set<String>

    init(_ dictionary: CFDictionary) {
        var values: [String: Any] = [:]
        for (key, value) in dictionary { values["\(key)"] = value }
        kind = values[KeychainKey.kind].map { "\($0)" }
        data = values[KeychainKey.data].flatMap { $0 as? Data ?? ($0 as? NSData).map { $0 as Data } }
        limit = Self.limit(values[KeychainKey.limit])
        returned = Set(Self.parts.filter { values[$0].flatMap(KeychainValue.init) == .number(1) })
        for (key, value) in values where !Self.words.contains(key) { attributes[key] = KeychainValue(value) }
        // Any synchronisation is no condition.
        if attributes[KeychainKey.synchronizable] == .text(KeychainKey.any) { attributes[KeychainKey.synchronizable] = nil }
    }

    private static let parts = [KeychainKey.returnsData, KeychainKey.returnsAttributes, KeychainKey.returnsReference]
    /// Words of a query that are no attributes of items.
    private static let words = Set(parts + [KeychainKey.kind, KeychainKey.data, KeychainKey.limit, "r_Ref", "u_OpPrompt", "u_AuthCtx", "u_AuthUI"])

    private static func limit(_ value: Any?) -> Int {
        guard let value else { return 1 }
        if "\(value)" == KeychainKey.all { return .max }
        return (value as? NSNumber)?.intValue ?? (value as? Int) ?? 1
    }

    /// Returns true for an item of the class with all attributes.
    func matches(_ item: KeychainItem) -> Bool {
        guard item.kind == kind else { return false }
        return attributes.allSatisfy { key, value in
            key == KeychainKey.reference ? value == .bytes(Self.reference(of: item)) : item.attributes[key] == value
        }
    }

    /// Returns the asked parts of items: of the first one, or of all in an array; nil when no part is asked for.
    func result(of items: [KeychainItem]) -> AnyObject? {
        guard !returned.isEmpty else { return nil }
        if limit > 1 { return NSArray(array: items.compactMap(part)) }
        return items.first.flatMap(part)
    }

    /// Returns the asked part of an item: the data, the reference, or a dictionary when several parts are asked for.
    private func part(of item: KeychainItem) -> AnyObject? {
        if returned == [KeychainKey.returnsData] { return item.data as NSData? }
        if returned == [KeychainKey.returnsReference] { return Self.reference(of: item) as NSData }
        let result = NSMutableDictionary()
        if returned.contains(KeychainKey.returnsAttributes) {
            result[KeychainKey.kind as NSString] = item.kind as NSString
            for (key, value) in item.attributes { result[key as NSString] = value.object }
        }
        if returned.contains(KeychainKey.returnsData), let data = item.data { result[KeychainKey.data as NSString] = data as NSData }
        if returned.contains(KeychainKey.returnsReference) { result[KeychainKey.reference as NSString] = Self.reference(of: item) as NSData }
        return result
    }

    /// Bytes by which an item is found again: its class and primary attributes.
    private static func reference(of item: KeychainItem) -> Data {
        let values = KeychainKey.primary(of: item.kind).map { key in item.attributes[key].map { "\($0)" } ?? "" }
        return Data(([item.kind] + values).joined(separator: "\u{0}").utf8)
    }
}
