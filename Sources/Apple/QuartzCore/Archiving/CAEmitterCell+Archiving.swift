import CoreGraphics
import Foundation
import LaminaScene

extension CAEmitterCell {
    /// The keys and values that an archive or a CAML file contains; the cell's style comes first, and its cells last.
    var archivedValues: [(key: String, value: Any)] {
        let objects = { (place: ArchivePlace) in Self.objects.rows.filter { $0.archive == place }.map(\.name) }
        let keys = objects(.first) + EmitterCell.properties.rows.map(\.name) + ownValues.keys.sorted() + objects(.tree)
        return keys.compactMap { key in
            guard shouldArchiveValue(forKey: key) || assignedNames.contains(key) else { return nil }
            return (key, value(forKey: key) ?? NSNull())
        }
    }

    func writeArchive(_ coder: NSCoder) { coder.encodeObject(pairs: archivedValues, forKey: Self.valuesKey) }

    /// Reads the values.
    ///
    /// - Returns: False when the archive is malformed; the coder then has an error.
    func readArchive(_ coder: NSCoder) -> Bool {
        coder.decodeObject("an emitter cell", pairsForKey: Self.valuesKey) { key, value in setValue(value is NSNull ? nil : value, forKey: key) }
    }

    private static let valuesKey = "CAEmitterCell.values"
}
