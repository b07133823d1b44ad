/// The rows of one class, found by name, by alias or by key path.
///
/// A layer's property is met under its name in `value(forKey:)`, in an animation's key path, in an archive and in CAML, and under its key path in the
/// property's own accessors. All of them ask the class's table, and decide by what the row says, never by the name:
///
///     layer.opacity = 0.5         \.opacity ──┐
///     setValue(forKey:)           "opacity" ──┼──▶ row: access, effects
///     CABasicAnimation(keyPath:)  "opacity" ──┘
///
/// Three kinds of rows exist: the values of layers (`Property`), those of emitter cells (`EmitterCellProperty`), and what an object of a façade stores
/// itself. UIKit's classes have tables of another form, because selectors and xibs name their members too.
///
/// `@unchecked`, because `AnyKeyPath` keys cannot be declared sendable; all of them are, since rows require it.
package struct RowTable<Row: NamedRow>: @unchecked Sendable {
    /// The rows in the order of declaration, a superclass's first.
    package let rows: [Row]
    private let byName: [String: Int]
    private let byPlace: [AnyKeyPath: Int]

    package init(_ rows: [Row]) {
        self.rows = rows
        var byName: [String: Int] = [:]
        var byPlace: [AnyKeyPath: Int] = [:]
        for (index, row) in rows.enumerated() {
            byName[row.name] = index
            if let alias = row.alias { byName[alias] = index }
            byPlace[row.place] = index
        }
        self.byName = byName
        self.byPlace = byPlace
    }

    /// A table with additional rows, as a subclass needs.
    package static func + (table: RowTable, rows: [Row]) -> RowTable { RowTable(table.rows + rows) }

    /// The row of a name or alias.
    package subscript(name: String) -> Row? { byName[name].map { rows[$0] } }

    /// The row of a field.
    package subscript(place: AnyKeyPath) -> Row? { byPlace[place].map { rows[$0] } }
}

/// A row of a table: one property of a class.
package protocol NamedRow: Sendable {
    /// The name in keys and key paths.
    var name: String { get }
    /// An alternative name, such as `isHidden` for `hidden`.
    var alias: String? { get }
    /// The key path of the field, which identifies the property.
    var place: any AnyKeyPath & Sendable { get }
}

/// The properties of one layer class.
package typealias PropertyTable = RowTable<Property>

extension PropertyTable {
    /// Resolves a key path such as `transform.rotation.z` to a property and access to the value or the named part; nil when unknown.
    package func resolve(_ keyPath: String) -> (property: Property, access: any PropertyAccess)? {
        let name = keyPath.prefix { $0 != "." }
        guard let property = self[String(name)] else { return nil }
        guard name.endIndex < keyPath.endIndex else { return (property, property.access) }
        let rest = keyPath[keyPath.index(after: name.endIndex)...]
        return property.access.part(rest).map { (property, $0) }
    }
}
