import CoreGraphics
import Foundation
import LaminaMarkup
import LaminaPrimitives
import LaminaScene
import LaminaText

extension CAMLWriter {
    /// Writes a value as an element.
    ///
    /// - Parameters:
    ///   - name: The key whose value it is; nil for an element of a list, which has the name of its class.
    ///   - key: The key when it cannot be the name of an element.
    func value(_ value: Any, named name: String?, key: String? = nil) {
        let keyed = key.map { [("key", $0)] } ?? []
        /// The name of the element and its first attributes.
        func head(_ type: String) -> (name: String, attributes: [(String, String)]) {
            name.map { ($0, keyed + [("type", type)]) } ?? (type, keyed)
        }
        if let (type, attributes) = Self.literal(value) { return element(head(type).name, head(type).attributes + attributes) }
        switch value {
        case let image as CGImage:
            if let source = source(of: image) { element(head("CGImage").name, head("CGImage").attributes + [("src", source)]) }
        case let items as [Any]: list(head("NSArray").name, head("NSArray").attributes, items)
        case let entries as [AnyHashable: Any]:
            element(head("NSDictionary").name, head("NSDictionary").attributes) { dictionary(entries) }
        case let animation as CAAnimation: write(animation, head(Self.className(of: animation)))
        case let cell as CAEmitterCell: write(cell, head("CAEmitterCell"))
        case let filter as any DescribedFilter: write(filter, head(filter is CIFilter ? "CIFilter" : "CAFilter"))
        case let constraint as CAConstraint: element(head("CAConstraint").name, head("CAConstraint").attributes + constraint.camlAttributes)
        case let manager as CAConstraintLayoutManager where type(of: manager) == CAConstraintLayoutManager.self:
            element(head("CAConstraintLayoutManager").name, head("CAConstraintLayoutManager").attributes)
        default: Diagnostics.warn("a value of type \(type(of: value)) is left out of the CAML file")
        }
    }

    /// Writes the value of a key that may have any name.
    ///
    /// - Parameter taken: The names of elements that mean something else in this place.
    func value(_ value: Any, forKey key: String, taken: Set<String> = []) {
        let isName = CAMLText.isName(key) && key != "p" && !taken.contains(key)
        self.value(value, named: isName ? key : "p", key: isName ? nil : key)
    }

    /// Returns whether CAML has values of this class.
    static func canWrite(_ value: Any) -> Bool {
        switch value {
        case is CGImage, is [Any], is [AnyHashable: Any], is CAAnimation, is CAEmitterCell, is any DescribedFilter, is CAConstraint: true
        default: type(of: value) == CAConstraintLayoutManager.self || literal(value) != nil
        }
    }

    private func dictionary(_ entries: [AnyHashable: Any]) {
        let named = entries.compactMap { key, value in (key as? String).map { ($0, value) } }
        if named.count < entries.count { Diagnostics.warn("values with keys that are no strings are left out of the CAML file") }
        for (key, value) in named.sorted(by: { $0.0 < $1.0 }) { self.value(value, forKey: key) }
    }

    /// Returns the class and the attributes of a value with a text form; nil for other values.
    private static func literal(_ value: Any) -> (type: String, attributes: [(String, String)])? {
        switch value {
        case let function as CAMediaTimingFunction: return ("CAMediaTimingFunction", [("value", function.camlText)])
        case let function as CAValueFunction: return ("CAValueFunction", [("name", function.name.rawValue)])
        case let range as CAFrameRateRange: return ("CAFrameRateRange", [("value", range.camlText)])
        case let font as CGFont: return ("string", [("value", font.postScriptName.map { String(describing: $0) } ?? "")])
        case let font as CTFont: return ("string", [("value", font.font.name)])
        case let text as NSAttributedString:
            Diagnostics.warn("a string's attributes are left out of the CAML file")
            return ("string", [("value", text.string)])
        default: return Value(bridging: value).flatMap { literal($0) }
        }
    }

    private static func literal(_ value: Value) -> (type: String, attributes: [(String, String)])? {
        switch value {
        case .null: return ("null", [])
        case .bool(let flag): return ("bool", [("value", flag ? "1" : "0")])
        case .number(let number): return (Int(exactly: number) == nil ? "real" : "integer", [("value", number.camlText)])
        case .text(let text): return ("string", [("value", text)])
        case .point: return value.camlText.map { ("CGPoint", [("value", $0)]) }
        case .size: return value.camlText.map { ("CGSize", [("value", $0)]) }
        case .rect: return value.camlText.map { ("CGRect", [("value", $0)]) }
        case .transform: return value.camlText.map { ("CATransform3D", [("value", $0)]) }
        case .path: return value.camlText.map { ("CGPath", [("value", $0)]) }
        case .color(let color): return ("CGColor", color.camlAttributes)
        case .picture, .array: return nil
        }
    }
}

extension Value {
    /// The value as the text of an attribute; nil for null, colours, pictures and lists.
    var camlText: String? {
        switch self {
        case .bool(let flag): flag ? "1" : "0"
        case .number(let number): number.camlText
        case .text(let text): text
        case .point(let point): point.camlText
        case .size(let size): CAMLNumbers.text([size.width, size.height])
        case .rect(let rect): CAMLNumbers.text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
        case .transform(let transform): transform.camlText
        case .path(let path): path.camlText
        case .null, .color, .picture, .array: nil
        }
    }
}

extension Color {
    /// The three components, and the alpha unless the colour is opaque.
    ///
    /// - Accuracy: Reading the texts gives the same components.
    var camlAttributes: [(String, String)] {
        [("value", camlText)] + (alpha == 1 ? [] : [("opacity", "\(alpha)")])
    }

    /// The three components without the alpha.
    var camlText: String { CAMLNumbers.text([red, green, blue].map { Double("\($0)") ?? 0 }) }
}

extension CAMediaTimingFunction {
    /// The coordinates of the two control points.
    var camlText: String { CAMLNumbers.text([curve.x1, curve.y1, curve.x2, curve.y2]) }
}

extension CAFrameRateRange {
    /// The least and the greatest rate, and the preferred one if there is one.
    fileprivate var camlText: String { CAMLNumbers.text(([minimum, maximum] + (preferred.map { [$0] } ?? [])).map { Double($0) }) }
}

extension CAConstraint {
    fileprivate var camlAttributes: [(String, String)] {
        [
            ("attribute", "\(attribute)"), ("sourceName", sourceName), ("sourceAttribute", "\(sourceAttribute)"),
            ("scale", Double(scale).camlText), ("offset", Double(offset).camlText),
        ]
    }
}
