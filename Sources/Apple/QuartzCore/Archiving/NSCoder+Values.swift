import CoreGraphics
import Foundation
import LaminaFoundation

extension NSCoder {
    /// Returns the string under a key; nil, without an error of the coder, when there is none.
    func text(forKey key: String) -> String? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
        return plainObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }

    /// Writes a list of values.
    func encode(values: [Any], forKey key: String) { encode(ArchivedValue("NSArray", items: values), forKey: key) }

    /// Writes keys with their values.
    func encode(pairs: [(key: String, value: Any)], forKey key: String) {
        encode(values: pairs.flatMap { [$0.key, $0.value] as [Any] }, forKey: key)
    }

    /// Reads a list of values; a malformed element is an `ArchivedValue`.
    ///
    /// - Returns: An empty list when there is none under the key, nil when it is malformed.
    func values(forKey key: String) -> [Any]? {
        guard allowsKeyedCoding, containsValue(forKey: key) else { return [] }
        return (decodeObject(of: ArchivedClasses.allowed(in: self), forKey: key) as? ArchivedValue)?.items
    }

    /// Reads keys with their values; leaves out malformed ones.
    ///
    /// - Returns: An empty list when there is none under the key, nil when it is malformed.
    func pairs(forKey key: String) -> [(key: Any, value: Any)]? {
        values(forKey: key).map { items in
            stride(from: 0, to: items.count - 1, by: 2).map { (items[$0], items[$0 + 1]) }.filter { !($0.1 is ArchivedValue) }
        }
    }

    /// Writes the values of an object that other archived objects may contain.
    func encodeObject(pairs: [(key: String, value: Any)], forKey key: String) {
        _ = ArchivingThread.current.nested {
            encode(pairs: pairs, forKey: key)
            return true
        }
    }

    /// Reads the values of an object that other archived objects may contain, and passes each on.
    ///
    /// - Parameter name: The kind of object, for the error.
    /// - Returns: False when the archive is malformed; the coder then has an error.
    func decodeObject(_ name: String, pairsForKey key: String, _ set: (String, Any) -> Void) -> Bool {
        let isRead = ArchivingThread.current.nested {
            guard let pairs = pairs(forKey: key) else { return false }
            for case (let key as String, let value) in pairs { set(key, value) }
            return true
        }
        if !isRead { failArchive("the archive of \(name) is malformed, or contains a cycle") }
        return isRead
    }
}
