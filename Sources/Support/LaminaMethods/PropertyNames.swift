/// The selectors of a property's accessors.
package enum PropertyNames {
    /// The names under which a key's getter is looked for, in Apple's order.
    package static func getters(of key: String) -> [String] {
        let name = capitalized(key)
        return ["get" + name, key, "is" + name, "_" + key]
    }

    /// The selectors under which a key's setter is looked for, in Apple's order.
    package static func setters(of key: String) -> [String] {
        let name = capitalized(key)
        return ["set\(name):", "_set\(name):", "setIs\(name):"]
    }

    /// Returns the selector of the setter that belongs to a getter such as `title` or `isHidden`.
    package static func setter(ofGetter name: String) -> String {
        guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return "set\(capitalized(name)):" }
        return "set\(name.dropFirst(2)):"
    }

    /// Returns a name with a capital first letter.
    package static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
