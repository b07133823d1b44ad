import CoreGraphics
import Foundation
import LaminaScene

// The property tables determine what an archive contains, so a new property or class of animations is archived without code of its own.
extension CAAnimation {
    /// The keys and values that an archive or a CAML file contains.
    var archivedValues: [(key: String, value: Any)] {
        let rows = Self.properties.rows.filter { $0.archive != .none }
        return (rows.map(\.name) + ownValues.keys.sorted()).compactMap { key in
            guard shouldArchiveValue(forKey: key) else { return nil }
            return (key, value(forKey: key) ?? NSNull())
        }
    }

    func writeArchive(_ coder: NSCoder) { coder.encodeObject(pairs: archivedValues, forKey: Self.valuesKey) }

    /// Reads the values.
    ///
    /// - Returns: False when the archive is malformed; the coder then has an error.
    func readArchive(_ coder: NSCoder) -> Bool {
        coder.decodeObject("an animation", pairsForKey: Self.valuesKey) { key, value in setValue(value, forKey: key) }
    }

    private static let valuesKey = "CAAnimation.values"
}
