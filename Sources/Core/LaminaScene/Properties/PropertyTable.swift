/// The properties of one layer class, found by name or by key path.
///
/// `@unchecked`, because `AnyKeyPath` keys cannot be declared sendable; all of them are, since `Property.place` requires it.
package struct PropertyTable: @unchecked Sendable {
    /// The properties, in the order of declaration.
    package let rows: [Property]
    private let byName: [String: Int]
    private let byPlace: [AnyKeyPath: Int]

    package init(_ rows: [Property]) {
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
    package static func + (table: PropertyTable, rows: [Property]) -> PropertyTable {
        PropertyTable(table.rows + rows)
    }

    /// The property of a name or alias.
    package subscript(name: String) -> Property? { byName[name].map { rows[$0] } }

    /// The property of a field of `LayerState`.
    package subscript(place: AnyKeyPath) -> Property? { byPlace[place].map { rows[$0] } }

    /// Resolves a key path such as `transform.rotation.z` to a property and access to the value or the named part; nil when unknown.
    package func resolve(_ keyPath: String) -> (property: Property, access: any PropertyAccess)? {
        let name = keyPath.prefix { $0 != "." }
        guard let property = self[String(name)] else { return nil }
        guard name.endIndex < keyPath.endIndex else { return (property, property.access) }
        let rest = keyPath[keyPath.index(after: name.endIndex)...]
        return property.access.part(rest).map { (property, $0) }
    }
}
