import CoreGraphics
import Foundation
import LaminaScene

extension CAEmitterCell {
    /// The keys and values that an archive or a CAML file contains; the cell's style comes first, and its cells last.
    var archivedValues: [(key: String, value: Any)] {
        let keys = ["style"] + EmitterCell.properties.rows.map(\.name) + ownValues.keys.sorted() + [CAEmitterLayer.cellsKey]
        return keys.compactMap { key in
            guard shouldArchiveValue(forKey: key) || assignedNames.contains(key) else { return nil }
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
            for case (let key as String, let value) in pairs { setValue(value is NSNull ? nil : value, forKey: key) }
            return true
        }
        if !isRead { coder.failArchive("the archive of an emitter cell is malformed, or contains a cycle") }
        return isRead
    }

    private static let valuesKey = "CAEmitterCell.values"
}
