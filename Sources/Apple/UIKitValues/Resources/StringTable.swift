import CoreGraphics
import Foundation
import LaminaConcurrency

/// The translations of one table in one language: a `.strings` file, a `.stringsdict` file, or both.
///
/// Foundation's own reading ends the process when there is a `.stringsdict` file.
struct StringTable: Sendable {
    /// The texts by their keys; those with plural forms are formats with a mark.
    let texts: [String: String]

    private static let read = Guarded<[String: StringTable]>([:])

    /// Returns the table of a folder; nil when it has neither file.
    ///
    /// A table is read once.
    ///
    /// - Parameter folder: The path of a folder such as `de.lproj`.
    static func table(_ name: String, in folder: String, language: String) -> StringTable? {
        let path = "\(folder)/\(name)"
        if let known = read.withLock({ $0[path] }) { return known }
        let files = [path + ".strings", path + ".stringsdict"].filter { FileManager.default.fileExists(atPath: $0) }
        guard !files.isEmpty else { return nil }
        var texts: [String: String] = [:]
        for file in files { texts.merge(self.texts(of: file, language)) { $1 } }
        let table = StringTable(texts: texts)
        read.withLock { $0[path] = table }
        return table
    }

    /// Returns the texts of a file; a file or an entry that cannot be read is reported and left out.
    private static func texts(of file: String, _ language: String) -> [String: String] {
        guard let entries = entries(of: file) else {
            Diagnostics.warn("\(file) is no property list; its texts are left out")
            return [:]
        }
        guard file.hasSuffix(".stringsdict") else { return entries.compactMapValues { $0 as? String } }
        var texts: [String: String] = [:]
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            do {
                texts[key] = try pluralText(entry, language)
            } catch {
                Diagnostics.warn("\(file): the entry '\(key)' \(error) and is left out")
            }
        }
        return texts
    }

    private static func entries(of file: String) -> [String: Any]? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        // The parser takes an empty file for damaged.
        if [UInt8](data).allSatisfy({ $0 <= 0x20 }) { return [:] }
        // Safe because the pointer for the format is nil, so nothing is written.
        return unsafe (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
    }

    /// Returns the string for an entry of a `.stringsdict` file: its text for phones or for the widest view, or a marked format.
    private static func pluralText(_ entry: Any, _ language: String) throws(PluralTextError) -> String {
        let values = entry as? [String: Any] ?? [:]
        let devices = values["NSStringDeviceSpecificRuleType"] as? [String: Any]
        let widths = values["NSStringVariableWidthRuleType"] as? [String: Any]
        let widest = widths?.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
        let chosen = devices?["iphone"] ?? devices?["other"] ?? widest?.value ?? entry
        if devices != nil || widths != nil, let text = chosen as? String { return text }
        let text = try PluralText(chosen, language: language)
        return text.variables.isEmpty ? text.format : PluralMark.marked(text)
    }
}
