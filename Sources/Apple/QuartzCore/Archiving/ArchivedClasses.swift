import CoreGraphics
import Foundation
import LaminaFoundation

/// The classes of objects that archives of layers and animations may contain.
package enum ArchivedClasses {
    /// Classes that are always allowed; other classes of this module and of UIKit are allowed too, under the name that the archive gives.
    private static let common: [AnyClass] =
        [
            ArchivedValue.self, CALayer.self, CAAnimation.self, CAEmitterCell.self, CAMediaTimingFunction.self, CAValueFunction.self,
        ] + NSCoder.plainClasses

    /// Returns the classes that the coder's client allows and those of this module, also for objects inside the decoded one.
    static func allowed(in coder: NSCoder) -> [AnyClass] {
        let allowed = coder.allowedClasses ?? []
        return allowed.contains { $0 == ArchivedValue.self } ? allowed : allowed + common
    }

    /// Encodes an object as an element of a list.
    ///
    /// The name of a class outside `common` is written beside the object, because Foundation ends the process at a class that is not allowed, and can
    /// tell the class only by decoding the object.
    static func encode(_ object: NSObject, with coder: NSCoder, at index: Int) {
        coder.encode(object, forKey: "item.\(index)")
        guard !common.contains(where: { object.isKind(of: $0) }), let type = object.classForKeyedArchiver else { return }
        coder.encode(NSString(string: NSStringFromClass(type)), forKey: "class.\(index)")
    }

    /// Decodes an element of a list; nil when it is missing, or of a class that is not allowed.
    ///
    /// - Returns: The element, or the `ArchivedValue` itself when its content is malformed, such as the name of a missing font.
    static func object(in coder: NSCoder, at index: Int) -> Any? {
        guard coder.containsValue(forKey: "item.\(index)") else { return nil }
        var allowed = allowed(in: coder)
        if let name = coder.text(forKey: "class.\(index)") {
            guard let named = type(named: name, allowed: coder.requiresSecureCoding ? allowed : nil) else { return nil }
            allowed.append(named)
        }
        let object = coder.decodeObject(of: allowed, forKey: "item.\(index)")
        guard let packed = object as? ArchivedValue else { return object }
        return packed.value ?? packed
    }

    /// Returns the class with a name; nil when there is none, or when it is neither in this module or UIKit nor a subclass of one that is allowed.
    ///
    /// - Parameter allowed: The allowed classes; nil allows all.
    private static func type(named name: String, allowed: [AnyClass]?) -> AnyClass? {
        // Foundation also ends the process at a class that does not support secure coding.
        guard let type = NSClassFromString(name), (type as? any NSSecureCoding.Type)?.supportsSecureCoding == true else { return nil }
        guard let allowed, !["QuartzCore.", "UIKit."].contains(where: { name.hasPrefix($0) }) else { return type }
        var ancestor: AnyClass? = type
        while let current = ancestor, !allowed.contains(where: { $0 == current }) { ancestor = _getSuperclass(current) }
        return ancestor == nil ? nil : type
    }

    /// Returns the class or its nearest superclass that Foundation can name: Foundation ends the process at a class, or a subclass of one, that is
    /// declared inside a function or another type.
    package static func nameable(_ type: AnyClass) -> AnyClass {
        var result: AnyClass = type
        var next: AnyClass? = type
        while let current = next {
            let superclass: AnyClass? = _getSuperclass(current)
            if String(reflecting: current).count(where: { $0 == "." }) != 1, let superclass { result = superclass }
            next = superclass
        }
        return result
    }
}
