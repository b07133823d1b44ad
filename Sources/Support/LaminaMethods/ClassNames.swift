import Foundation

/// Names of classes, and classes by name.
public enum ClassNames {
    /// Returns the name of a class with its module, such as `MyApp.Player`; nested and private classes have names too.
    ///
    /// A class with a name in `@objc(Name)` has that name. Foundation's `NSStringFromClass` ends the program for nested and private classes.
    public static func name(of type: AnyClass) -> String {
        let name = _typeName(type, qualified: true)
        return GivenClassName.name(ofClass: name) ?? withoutContexts(name)
    }

    /// Returns the class with a name such as `MyApp.Player` or `MyApp.Player.State`, or with a name in `@objc(Name)`; nil when there is none.
    ///
    /// The types around a nested class may be classes, structures or enumerations. Classes of Foundation are found without their module.
    public static func type(named name: String) -> AnyClass? {
        if let type = GivenClassName.type(named: name) { return type }
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 2 else { return NSClassFromString(name) }
        // A mangled name is a list of lengths, names and kinds; the kinds of the surrounding types are not known.
        var prefixes = ["\(parts[0].utf8.count)\(parts[0])"]
        for part in parts.dropFirst().dropLast() {
            prefixes = prefixes.flatMap { prefix in ["C", "V", "O"].map { "\(prefix)\(part.utf8.count)\(part)\($0)" } }
        }
        let last = parts[parts.count - 1]
        return prefixes.lazy.compactMap { _typeByName("\($0)\(last.utf8.count)\(last)C") as? AnyClass }.first
    }

    /// The name of an object's class, for messages.
    static func name(of object: AnyObject) -> String { name(of: Swift.type(of: object) as AnyClass) }

    /// The names under which C functions may hold methods of a class: with its module and, for extensions whose module was not known, without.
    ///
    /// Empty for classes that no C function can name.
    static func symbolNames(of type: AnyClass) -> [String] {
        let name = _typeName(type, qualified: true)
        guard !name.contains("<"), !name.contains("(") else { return [] }
        guard let dot = name.firstIndex(of: ".") else { return [name] }
        return [name, String(name[name.index(after: dot)...])]
    }

    /// Removes the parts `(unknown context at $…).` of private and local types.
    private static func withoutContexts(_ name: String) -> String {
        var rest = Substring(name)
        var result = ""
        while let open = rest.range(of: "(unknown context at "), let close = rest.range(of: ").", range: open.upperBound..<rest.endIndex) {
            result += rest[..<open.lowerBound]
            rest = rest[close.upperBound...]
        }
        return result + rest
    }
}
