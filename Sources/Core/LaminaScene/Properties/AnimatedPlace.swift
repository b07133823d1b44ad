/// The value of a layer that an animation's key path names, in a form that needs no layer.
///
/// A render tree has only the resolved tracks. A history of a run keeps the place beside them, so that the tracks can be made again elsewhere.
package enum AnimatedPlace: Sendable, Hashable {
    /// A row of `PropertyRows.all`, or a part of its value.
    case property(row: Int, part: String?)
    /// The key path of an emitter cell's property.
    case cell(String)
    case filter(FilterInput)
    /// A key of the app's own, with its default value.
    case custom(key: String, initial: Value, part: String?)

    /// Creates the place of a row of a class's table.
    ///
    /// - Parameter part: The part's name in the key path, such as `x`.
    /// - Returns: Nil when the row belongs to no class of layers.
    package init?(_ property: Property, part: Substring?) {
        let place: AnyKeyPath = property.place
        guard let row = PropertyRows.all.firstIndex(where: { ($0.property.place as AnyKeyPath) == place }) else { return nil }
        self = .property(row: row, part: part.map { String($0) })
    }

    /// Access to the place in the state of a layer; nil when there is none, as for a part that the value does not have.
    package var access: (any PropertyAccess)? {
        switch self {
        case .property(let row, let part):
            let whole = PropertyRows.all[row].property.access
            return part.map { whole.part($0[...]) } ?? whole
        case .cell(let keyPath): return EmitterCell.properties.access(keyPath)
        case .filter(let input): return input
        case .custom(let key, let initial, let part): return CustomProperty(key, initial: initial).access(part: part.map { $0[...] })
        }
    }

    /// A state in which the place exists and has a value.
    ///
    /// - Parameter value: The value; nil keeps the initial one.
    package func state(holding value: Value?) -> LayerState {
        var state = LayerState()
        switch self {
        case .cell(let keyPath): state.emitter.cells = [EmitterCell(named: keyPath.split(separator: ".")[...])].compactMap(\.self)
        case .filter(let input): state.effects[input.list] = [LayerFilter(.gaussianBlur, name: input.name)]
        case .property, .custom: break
        }
        if let value { _ = access?.set(value, in: &state) }
        return state
    }
}

extension EmitterCell {
    /// Creates the cells that a key path such as `emitterCells.NAME.emitterCells.NAME.scale` leads through; nil when it names none.
    fileprivate init?(named names: ArraySlice<Substring>) {
        guard names.first == "emitterCells", names.count >= 3 else { return nil }
        self.init()
        name = String(names[names.startIndex + 1])
        cells = [EmitterCell(named: names.dropFirst(2))].compactMap(\.self)
    }
}
