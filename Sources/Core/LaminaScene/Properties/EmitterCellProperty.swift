/// One property of an emitter cell: its name and its field in `EmitterCell`.
package struct EmitterCellProperty: NamedRow {
    package let name: String
    package let alias: String?
    /// The effects of a change; only `object` has a meaning for a cell.
    package let effects: PropertyEffects
    package let place: any AnyKeyPath & Sendable
    private let access: any CellAccess

    init<V: Animatable>(_ name: String, _ place: CellPlace<V>, alias: String? = nil, _ effects: PropertyEffects = .none) {
        self.name = name
        self.alias = alias
        self.effects = effects
        self.place = place
        access = TypedCellAccess(place: place)
    }

    /// The value in a cell.
    package func value(in cell: EmitterCell) -> Value { access.value(in: cell) }

    /// Sets the value in a cell.
    ///
    /// - Returns: False when `value` has the wrong type; the cell is unchanged then.
    package func set(_ value: Value, in cell: inout EmitterCell) -> Bool { access.set(value, in: &cell) }

    /// Access to the property in the state of a layer.
    ///
    /// - Parameter path: The names of the cell and the cells around it, outermost first.
    func access(inLayer path: [String]) -> any PropertyAccess { access.access(inLayer: path) }
}

/// The properties of emitter cells.
package typealias EmitterCellTable = RowTable<EmitterCellProperty>

extension EmitterCellTable {
    /// Resolves a key path of a layer, such as `emitterCells.NAME.color` or `emitterCells.NAME.emitterCells.NAME.scale`, to access to the property
    /// or the named part; nil when it names no property of a cell.
    package func access(_ keyPath: String) -> (any PropertyAccess)? {
        var names = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
        var path: [String] = []
        while names.first == "emitterCells", names.count >= 3 {
            path.append(String(names[names.startIndex + 1]))
            names = names.dropFirst(2)
        }
        guard !path.isEmpty, let name = names.first, let row = self[String(name)] else { return nil }
        let access = row.access(inLayer: path)
        return names.count == 1 ? access : access.part(Substring(names.dropFirst().joined(separator: ".")))
    }
}

/// The key path of a field of `EmitterCell`.
typealias CellPlace<V> = any WritableKeyPath<EmitterCell, V> & Sendable

/// Type-erased access to a field of `EmitterCell`.
private protocol CellAccess: Sendable {
    func value(in cell: EmitterCell) -> Value
    func set(_ value: Value, in cell: inout EmitterCell) -> Bool
    func access(inLayer path: [String]) -> any PropertyAccess
}

private struct TypedCellAccess<V: Animatable>: CellAccess {
    let place: CellPlace<V>

    func value(in cell: EmitterCell) -> Value { cell[keyPath: place].value }

    func set(_ value: Value, in cell: inout EmitterCell) -> Bool {
        guard let typed = V(value) else { return false }
        cell[keyPath: place] = typed
        return true
    }

    func access(inLayer path: [String]) -> any PropertyAccess {
        KeyPathAccess<V>(place: \LayerState.[cell: CellLocation(path: path, place: place)], effects: .emission)
    }
}

/// A field of a cell that names lead to.
struct CellLocation<V: Animatable>: Hashable, Sendable {
    let path: [String]
    let place: CellPlace<V>

    static func == (a: CellLocation, b: CellLocation) -> Bool { a.path == b.path && (a.place as AnyKeyPath) == (b.place as AnyKeyPath) }

    func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(place as AnyKeyPath)
    }
}

extension LayerState {
    /// A field of an emitter cell; of a new cell when the layer has none of that name, and setting it then has no effect.
    subscript<V: Animatable>(cell location: CellLocation<V>) -> V {
        get { emitter.cells.cell(at: location.path[...])?[keyPath: location.place] ?? EmitterCell()[keyPath: location.place] }
        set { emitter.cells.change(at: location.path[...]) { $0[keyPath: location.place] = newValue } }
    }
}

extension [EmitterCell] {
    /// The first cell that a path of names leads to; nil when there is none.
    fileprivate func cell(at path: ArraySlice<String>) -> EmitterCell? {
        guard let name = path.first, let cell = first(where: { $0.name == name }) else { return nil }
        return path.count == 1 ? cell : cell.cells.cell(at: path.dropFirst())
    }

    fileprivate mutating func change(at path: ArraySlice<String>, _ change: (inout EmitterCell) -> Void) {
        guard let name = path.first, let index = firstIndex(where: { $0.name == name }) else { return }
        if path.count == 1 { change(&self[index]) } else { self[index].cells.change(at: path.dropFirst(), change) }
    }
}
