import CoreGraphics
import Foundation
import LaminaMarkup
import QuartzCore

/// User-defined runtime attributes: values for arbitrary properties, set in Interface Builder.
@MainActor
enum NibRuntimeValue {
    /// Returns the value of a user-defined runtime attribute; nil when it cannot be read.
    ///
    /// For example: `<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></...>`.
    static func value(of attribute: NibElement, builder: NibBuilder) -> Any? {
        let child = attribute.value(forKey: "value")
        switch attribute["type"] {
        case "boolean": return attribute.flag("value") ?? child?.flag("value")
        case "string": return attribute["value"] ?? child?.text
        case "number": return child.flatMap { $0.number("value") }
        case "color": return child?.color(named: builder.colors)
        case "point": return child?.point
        case "size": return child?.size
        case "rect": return child?.rect
        case "image": return attribute["value"].flatMap { builder.image($0, for: attribute) }
        default: return nil
        }
    }

    /// Sets a property by its key path; properties of a view's layer get colours as `CGColor`.
    static func set(_ value: Any, forKeyPath keyPath: String, of object: AnyObject) {
        let color = keyPath.hasPrefix("layer.") ? (value as? UIColor)?.cgColor : nil
        (object as? NSObject)?.setValue(color ?? value, forKeyPath: keyPath)
    }
}
