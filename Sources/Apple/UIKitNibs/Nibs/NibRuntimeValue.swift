import CoreGraphics
import Foundation
import LaminaMarkup
import QuartzCore

/// The value of a user-defined runtime attribute: a value for an arbitrary property, set in Interface Builder.
///
/// For example: `<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></...>`.
@MainActor
struct NibRuntimeValue {
    /// The value; nil is a value too.
    private let value: Any?

    /// Reads the value; nil when it cannot be read.
    init?(_ attribute: NibElement, builder: NibBuilder) {
        if attribute["type"] == "nil" || attribute.value(forKey: "value")?.name == "nil" {
            value = nil
        } else {
            guard let found = Self.read(attribute, builder) else { return nil }
            value = found
        }
    }

    private static func read(_ attribute: NibElement, _ builder: NibBuilder) -> Any? {
        let child = attribute.value(forKey: "value")
        switch attribute["type"] {
        case "boolean": return attribute.flag("value") ?? child?.flag("value")
        case "string", "localizedString": return attribute["value"] ?? child?.text
        case "number" where child?.name == "integer": return child?.integer("value")
        case "number": return child?.number("value")
        case "color": return child?.color(named: builder.colors)
        case "point": return child?.point
        case "size": return child?.size
        case "rect": return child?.rect
        case "range": return child?.range
        case "image": return attribute["value"].flatMap { builder.image($0, for: attribute) }
        default: return nil
        }
    }

    /// Sets a property by its key path; properties of a view's layer get colours as `CGColor`.
    func set(forKeyPath keyPath: String, of object: AnyObject) {
        let color = keyPath.hasPrefix("layer.") ? (value as? UIColor)?.cgColor : nil
        (object as? NSObject)?.setValue(color ?? value, forKeyPath: keyPath)
    }
}

extension NibElement {
    /// The range of `<range key="value" location="1" length="2"/>`.
    fileprivate var range: NSRange? {
        guard let location = integer("location"), let length = integer("length") else { return nil }
        return NSRange(location: location, length: length)
    }
}
