import Foundation

extension Encodable {
    /// The value as JSON for readers, with sorted keys: the same text for equal values.
    func readableJSON() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
