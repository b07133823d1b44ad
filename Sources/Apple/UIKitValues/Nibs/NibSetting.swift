package import LaminaMethods
package import LaminaMarkup

/// The form of a member in nibs: an attribute, or a child element with a key, and the function that applies it to an object.
package struct NibSetting: MemberReading {
    /// The place of a setting in an element.
    package enum Place: Sendable { case attribute, child }

    /// Applies the setting.
    ///
    /// The function receives the element that has the attribute or, for a child element, the child itself. It returns false when the value is
    /// invalid.
    package typealias Apply = @MainActor (AnyObject, NibElement, any NibContext) -> Bool

    /// The name of the attribute, or the key of the child element.
    package let name: String
    package let place: Place
    package let apply: Apply

    @MainActor
    fileprivate init<Target: AnyObject>(
        _ name: String, _ place: Place, _ apply: @escaping @MainActor (Target, NibElement, any NibContext) -> Bool
    ) {
        (self.name, self.place) = (name, place)
        self.apply = { object, element, nib in (object as? Target).map { apply($0, element, nib) } ?? false }
    }
}

extension MemberTable {
    /// Adds a property that nibs contain.
    ///
    /// - Parameters:
    ///   - name: The selector of its getter, such as `isHidden`.
    ///   - form: The form of its value.
    ///   - nibName: The name in nibs, where it is not the getter's without `is`.
    ///   - reachesOverrides: True for a property whose overrides are called while a nib is decoded, too.
    @MainActor
    package mutating func property<Target: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Target, Value>, nib form: NibForm<Value>, as nibName: String? = nil,
        reachesOverrides: Bool = false
    ) {
        property(name, path)
        let nibName = nibName ?? NibSetting.name(ofGetter: name)
        let isOwn = reachesOverrides || form.readsObjects
        let set: @MainActor (Target, NibForm<Value>.Reading, any NibContext) -> Bool = { target, reading, nib in
            switch reading {
            case .value(let value):
                DecodedObject.run(target, as: isOwn ? nil : nib.decoder(of: target)) { target[keyPath: path] = value }
                return true
            case .unchanged: return true
            case .invalid: return false
            }
        }
        if let read = form.attribute {
            attribute(nibName) { (target: Target, element, nib) in set(target, read(element[nibName] ?? "", element, nib), nib) }
        }
        if let read = form.child { child(nibName) { (target: Target, child, nib) in set(target, read(child, nib), nib) } }
    }

    /// Adds an attribute of nibs that is no property, or not only one.
    @MainActor
    package mutating func attribute<Target: AnyObject>(
        _ name: String, apply: @escaping @MainActor (Target, NibElement, any NibContext) -> Bool
    ) {
        add(NibSetting(name, .attribute, apply))
    }

    /// Adds a child element of nibs that is no property, or not only one.
    @MainActor
    package mutating func child<Target: AnyObject>(_ key: String, apply: @escaping @MainActor (Target, NibElement, any NibContext) -> Bool) {
        add(NibSetting(key, .child, apply))
    }

    /// Adds attributes without effect, because other code reads them or they matter only to Interface Builder.
    @MainActor
    package mutating func ignoredAttributes(_ names: String...) { for name in names { attribute(name) { (_: AnyObject, _, _) in true } } }

    /// Accepts child elements with these keys and ignores them, so that they are not reported as unknown.
    @MainActor
    package mutating func ignoredChildren(_ keys: String...) { for key in keys { child(key) { (_: AnyObject, _, _) in true } } }
}

extension NibSetting {
    /// The usual name of a property in nibs: `hidden` for `isHidden`.
    fileprivate static func name(ofGetter name: String) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
        return first.lowercased() + name.dropFirst(3)
    }
}
