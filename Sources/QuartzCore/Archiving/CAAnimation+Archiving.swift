import CoreGraphics
import Foundation

// The property tables determine what an archive contains, so a new property or class of animations is archived without code of its own.
extension CAAnimation {
    /// The keys and values that an archive or a CAML file contains.
    var archivedValues: [(key: String, value: Any)] {
        let rows = Self.properties.rows.filter { !$0.isResult && $0.name != "delegate" }
        return (rows.map(\.name) + ownValues.keys.sorted()).compactMap { key in
            guard shouldArchiveValue(forKey: key) else { return nil }
            return (key, value(forKey: key) ?? NSNull())
        }
    }

    func writeArchive(_ coder: NSCoder) {
        _ = ArchivingThread.current.nested {
            coder.encode(pairs: archivedValues, forKey: Self.valuesKey)
            return true
        }
    }

    /// Reads the values.
    ///
    /// - Returns: False when the archive is malformed; the coder then has an error.
    func readArchive(_ coder: NSCoder) -> Bool {
        let isRead = ArchivingThread.current.nested {
            guard let pairs = coder.pairs(forKey: Self.valuesKey) else { return false }
            for case (let key as String, let value) in pairs { setValue(value, forKey: key) }
            return true
        }
        if !isRead { coder.failArchive("the archive of an animation is malformed, or contains a cycle") }
        return isRead
    }

    private static let valuesKey = "CAAnimation.values"
}
