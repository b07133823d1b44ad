import LaminaNibs

/// A setting of a nib element: an attribute, or a child element with a key, and the function that applies it to an object.
@MainActor
struct NibSetting {
    let name: String
    /// Applies the setting to the object.
    ///
    /// The closure receives the element that has the attribute or, for a child element, the child itself. It returns false when the value is invalid.
    let apply: (AnyObject, NibElement, NibBuilder) -> Bool

    init<Object: AnyObject>(_ name: String, on type: Object.Type, apply: @escaping (Object, NibElement, NibBuilder) -> Bool) {
        self.name = name
        self.apply = { object, element, builder in (object as? Object).map { apply($0, element, builder) } ?? false }
    }

    // MARK: Attributes

    static func flag<Object: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>) -> NibSetting {
        attribute(name, path) { $0 == "YES" }
    }

    static func number<Object: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>) -> NibSetting {
        attribute(name, path) { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } }
    }

    static func float<Object: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Float>) -> NibSetting {
        attribute(name, path) { Float($0).flatMap { $0.isFinite ? $0 : nil } }
    }

    static func integer<Object: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Int>) -> NibSetting {
        attribute(name, path) { Int($0) }
    }

    static func text<Object: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) -> NibSetting {
        attribute(name, path) { $0 }
    }

    static func image<Object: AnyObject>(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?>) -> NibSetting {
        NibSetting(name, on: Object.self) { object, element, builder in
            // The builder has already reported a missing image. The result true avoids a second warning.
            guard let image = element[name].flatMap({ builder.image($0, for: element) }) else { return true }
            object[keyPath: path] = image
            return true
        }
    }

    static func choice<Object: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ values: [String: Value]
    ) -> NibSetting {
        attribute(name, path) { values[$0] }
    }

    /// Returns a setting without effect, for an attribute that is handled elsewhere or matters only to Interface Builder.
    static func ignored(_ name: String) -> NibSetting { NibSetting(name, on: AnyObject.self) { _, _, _ in true } }

    private static func attribute<Object: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, read: @escaping (String) -> Value?
    ) -> NibSetting {
        NibSetting(name, on: Object.self) { object, element, _ in
            guard let value = element[name].flatMap(read) else { return false }
            object[keyPath: path] = value
            return true
        }
    }

    // MARK: Child elements with a key

    static func color<Object: AnyObject>(_ key: String, _ path: ReferenceWritableKeyPath<Object, UIColor?>) -> NibSetting {
        NibSetting(key, on: Object.self) { object, element, builder in
            if element.name == "nil" {
                object[keyPath: path] = nil
                return true
            }
            guard let color = element.color(named: builder.colors) else { return false }
            object[keyPath: path] = color
            return true
        }
    }

    static func value<Object: AnyObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>, read: @escaping (NibElement) -> Value?
    ) -> NibSetting {
        NibSetting(key, on: Object.self) { object, element, _ in
            // The element `<nil key="…"/>` leaves the property at its default.
            guard let value = read(element) else { return element.name == "nil" }
            object[keyPath: path] = value
            return true
        }
    }
}
