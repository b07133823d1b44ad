import CoreGraphics
import Foundation
import LaminaFoundation

/// The content of a filter in an archive.
struct ArchivedFilter {
    let type: String
    let name: String?
    let isEnabled: Bool
    let inputs: [String: Any]

    init(type: String, name: String?, isEnabled: Bool, inputs: [String: Any]) {
        (self.type, self.name, self.isEnabled, self.inputs) = (type, name, isEnabled, inputs)
    }

    /// Reads the content; nil, with an error of the coder, when it is malformed.
    init?(_ coder: NSCoder) {
        guard let type = coder.text(forKey: Self.typeKey), let pairs = coder.pairs(forKey: Self.inputsKey) else {
            coder.failArchive("the archive of a filter is malformed")
            return nil
        }
        self.type = type
        name = coder.text(forKey: Self.nameKey)
        isEnabled = !coder.containsValue(forKey: Self.enabledKey) || coder.decodeBool(forKey: Self.enabledKey)
        inputs = Dictionary(pairs.compactMap { key, value in (key as? String).map { ($0, value) } }) { first, _ in first }
    }

    func write(_ coder: NSCoder) {
        coder.encode(NSString(string: type), forKey: Self.typeKey)
        if let name { coder.encode(NSString(string: name), forKey: Self.nameKey) }
        coder.encode(isEnabled, forKey: Self.enabledKey)
        coder.encode(pairs: inputs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, forKey: Self.inputsKey)
    }

    private static let typeKey = "type"
    private static let nameKey = "name"
    private static let enabledKey = "enabled"
    private static let inputsKey = "inputs"
}
