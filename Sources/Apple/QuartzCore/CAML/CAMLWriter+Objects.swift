import CoreGraphics
import Foundation
import LaminaPrimitives
import LaminaScene

extension CAMLWriter {
    /// The name and the first attributes of an element.
    typealias Head = (name: String, attributes: [(String, String)])

    /// Writes an animation.
    func write(_ animation: CAAnimation, _ head: Head) {
        let values = animation.archivedValues
        let texts = values.map { attribute($0.key, $0.value, of: animation) }
        element(head.name, head.attributes + texts.compactMap { $0 }) {
            for (index, entry) in values.enumerated() where texts[index] == nil {
                let items = type(of: animation).properties[entry.key] == nil ? nil : entry.value as? [Any]
                if let items, !items.isEmpty { list(entry.key, [], items) } else { writeElement(entry.key, entry.value, of: animation) }
            }
        }
    }

    /// Returns the attribute of a property whose value is a number, a flag, a name or a timing function; nil for other values.
    private func attribute(_ key: String, _ value: Any, of animation: CAAnimation) -> (String, String)? {
        guard let row = type(of: animation).properties[key], !CAMLReader.reserved.contains(key), key != "filter" else { return nil }
        if let function = value as? CAMediaTimingFunction { return (key, function.camlText) }
        switch Value(bridging: value) {
        case .number, .bool, .text:
            // Key paths and names are texts; the values that an animation gives a property have a type.
            guard !["fromValue", "toValue", "byValue"].contains(key) else { return nil }
            let name = row.name == "initialVelocity" ? "velocity" : row.name
            return Value(bridging: value)?.camlText.map { (name, $0) }
        default: return nil
        }
    }

    private func writeElement(_ key: String, _ value: Any, of animation: CAAnimation) {
        if key == "type" || key == "subtype", let name = value as? String { return element(key, [("value", name)]) }
        self.value(value, forKey: key)
    }

    /// Writes an emitter's cell.
    func write(_ cell: CAEmitterCell, _ head: Head) {
        let values = cell.archivedValues
        let texts = values.map { key, value -> (String, String)? in
            guard EmitterCell.properties[key] != nil, !CAMLReader.reserved.contains(key), let bridged = Value(bridging: value) else { return nil }
            if case .color(let color) = bridged { return color.alpha == 1 ? (key, color.camlText) : nil }
            return bridged.camlText.map { (key, $0) }
        }
        element(head.name, head.attributes + texts.compactMap { $0 }) {
            for (index, entry) in values.enumerated() where texts[index] == nil {
                if entry.key == CAEmitterLayer.cellsKey {
                    list(entry.key, [], entry.value as? [Any] ?? [])
                } else {
                    value(entry.value, forKey: entry.key)
                }
            }
        }
    }

    /// Writes a filter of a layer.
    func write(_ filter: any DescribedFilter, _ head: Head) {
        var attributes = head.attributes + [("filter", filter.typeName), ("name", filter.filterName)]
        if !filter.isEnabled { attributes.append(("enabled", "0")) }
        element(head.name, attributes) {
            for (key, input) in filter.inputValues.sorted(by: { $0.key < $1.key }) {
                if let vector = input as? CIVector {
                    list(key, [("type", "CIVector")], (0..<vector.count).map { NSNumber(value: Double(vector.value(at: $0))) })
                } else {
                    value((input as? CIColor)?.cgColor ?? input, forKey: key)
                }
            }
        }
    }
}
