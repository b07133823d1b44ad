/// A type as a declaration spells it, with the scope in which the spelling has its meaning.
///
/// `Row` inside `class Table` and `Row` inside `class Menu` are two types; the scope tells them apart.
struct TypeName: Hashable {
    /// The spelling on one line.
    let text: String
    /// The full name of the type around the spelling; nil at the top of a file.
    let scope: String?

    init(_ text: String, in scope: String? = nil) {
        self.text = text
        self.scope = scope
    }

    /// The name without `?`, `!`, `any`, `some`, parentheses and generic arguments.
    var plain: String {
        var name = Substring(text)
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        while let last = name.last, "?! ".contains(last) { name = name.dropLast() }
        if name.hasPrefix("("), name.hasSuffix(")"), !name.contains("->") { return TypeName(String(name.dropFirst().dropLast())).plain }
        return String(name.prefix { $0 != "<" })
    }

    /// The type without one `?` or `!` at its end.
    var unwrapped: TypeName { text.hasSuffix("?") || text.hasSuffix("!") ? TypeName(String(text.dropLast()), in: scope) : self }

    /// The type of a collection's elements: `Row` for `[Row]` and `Set<Row>`; nil for other types.
    var element: TypeName? {
        guard !text.contains(":") else { return nil }
        for (prefix, suffix) in [("[", "]"), ("Set<", ">"), ("Array<", ">")] where text.hasPrefix(prefix) && text.hasSuffix(suffix) {
            return TypeName(String(text.dropFirst(prefix.count).dropLast()), in: scope)
        }
        return nil
    }

    /// The type of the instances of a class value: `UIView` for `UIView.Type`; nil for other types.
    var instance: TypeName? { text.hasSuffix(".Type") ? TypeName(String(text.dropLast(".Type".count)), in: scope) : nil }

    /// The type of the type itself: `UIView.Type` for `UIView`.
    var metatype: TypeName { TypeName(plain + ".Type", in: scope) }
}
