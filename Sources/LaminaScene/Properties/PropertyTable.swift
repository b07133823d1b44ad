/// The properties of one class of layers, found by name or by place.
///
/// `@unchecked`, because a dictionary's key cannot be said to be sendable; all of them are, see `Property.place`.
package struct PropertyTable: @unchecked Sendable {
    /// In the order of declaration.
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

    package static func + (table: PropertyTable, rows: [Property]) -> PropertyTable {
        PropertyTable(table.rows + rows)
    }

    /// The property of this name or alias.
    package subscript(name: String) -> Property? { byName[name].map { rows[$0] } }

    /// The property at this place of the state.
    package subscript(place: AnyKeyPath) -> Property? { byPlace[place].map { rows[$0] } }

    /// What a key path such as `transform.rotation.z` names: a property and, if the path goes on, a part of its value.
    package func resolve(_ keyPath: String) -> (property: Property, access: any PropertyAccess)? {
        let name = keyPath.prefix { $0 != "." }
        guard let property = self[String(name)] else { return nil }
        guard name.endIndex < keyPath.endIndex else { return (property, property.access) }
        let rest = keyPath[keyPath.index(after: name.endIndex)...]
        return property.access.part(rest).map { (property, $0) }
    }
}
