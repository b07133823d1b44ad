/// An input of a filter of a layer, as a key path such as `filters.NAME.inputRadius` names it.
package struct FilterInput: PropertyAccess, Hashable {
    /// The key of the flag that switches a filter on; other keys are inputs.
    package static let enabledKey = "enabled"

    package let list: FilterList
    /// The filter's name; the first filter of this name counts.
    package let name: String
    package let key: String

    package init(_ list: FilterList, name: String, key: String) {
        self.list = list
        self.name = name
        self.key = key
    }

    package func value(in state: LayerState) -> Value { state[filterInput: self] ?? .null }

    package func set(_ value: Value, in state: inout LayerState) -> Bool {
        guard state.hasFilter(self) else { return false }
        state[filterInput: self] = value
        return true
    }

    package func part(_ name: Substring) -> (any PropertyAccess)? { nil }

    /// A track of the type that the input's value has.
    package func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)? {
        guard state.hasFilter(self), let sample = state[filterInput: self] ?? leaf.animation.sampleValue else { return nil }
        return sample.type.flatMap { track(for: leaf, on: state, sample, of: $0) }
    }

    private func track<V: Animatable>(for leaf: AnimationLeaf, on state: LayerState, _ sample: Value, of type: V.Type) -> (any LayerTrack)? {
        let initial = V(sample)
        return KeyPathAccess<V?>(place: \LayerState.[filter: TypedFilterInput(input: self, initial: initial)]).track(for: leaf, on: state)
    }
}

/// An input of a filter whose values have the type `V`, for typed tracks of animations.
struct TypedFilterInput<V: Animatable>: Hashable, Sendable {
    let input: FilterInput
    let initial: V?
}

extension LayerState {
    /// The value of a filter's input; nil when the layer has no such filter or the filter no such input.
    fileprivate subscript(filterInput input: FilterInput) -> Value? {
        get {
            guard !hasNoEffects, let filter = effects[input.list].first(where: { $0.name == input.name }) else { return nil }
            return input.key == FilterInput.enabledKey ? .bool(filter.isEnabled) : filter.inputs[input.key]
        }
        set {
            var filters = effects[input.list]
            guard let index = filters.firstIndex(where: { $0.name == input.name }) else { return }
            if input.key == FilterInput.enabledKey {
                filters[index].isEnabled = newValue.flatMap { Bool($0) } ?? true
            } else {
                filters[index].inputs[input.key] = newValue == .null ? nil : newValue
            }
            effects[input.list] = filters
        }
    }

    /// A filter's input of type `V`.
    subscript<V: Animatable>(filter input: TypedFilterInput<V>) -> V? {
        get { self[filterInput: input.input].flatMap { V($0) } ?? input.initial }
        set { self[filterInput: input.input] = newValue?.value }
    }

    fileprivate func hasFilter(_ input: FilterInput) -> Bool {
        !hasNoEffects && effects[input.list].contains { $0.name == input.name }
    }
}
