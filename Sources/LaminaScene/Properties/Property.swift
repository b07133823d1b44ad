/// One property of a layer: its name, its place in the state, and what a change of it brings about.
package struct Property: Sendable {
    /// As in key paths.
    package let name: String
    /// Another name that animations and key-value coding know, such as `isHidden` for `hidden`.
    package let alias: String?
    package let effects: PropertyEffects
    package let access: any PropertyAccess
    /// Identifies the place in the state.
    let place: any AnyKeyPath & Sendable

    package init<V: Animatable>(
        _ name: String, _ place: StatePlace<V>, alias: String? = nil, _ effects: PropertyEffects = .implicit
    ) {
        self.name = name
        self.alias = alias
        self.effects = effects
        self.place = place
        access = KeyPathAccess(place: place)
    }
}

/// What follows from a change.
package struct PropertyEffects: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A change animates by itself.
    package static let implicit = PropertyEffects(rawValue: 1)
    /// A change asks for layout of the sublayers.
    package static let layout = PropertyEffects(rawValue: 2)
    /// A value with NaN in it is refused, as Apple's "CALayerInvalidGeometry" does.
    package static let refusesNaN = PropertyEffects(rawValue: 4)
    /// A change does nothing but store the value.
    package static let none: PropertyEffects = []
}

/// A property, or a part of one, without its type.
package protocol PropertyAccess: Sendable {
    func value(in state: LayerState) -> Value
    /// - Returns: Whether `value` is of the right kind; the state is unchanged if not.
    func set(_ value: Value, in state: inout LayerState) -> Bool
    /// A part such as `size.width`; nil when the type has none of that name.
    func part(_ name: Substring) -> (any PropertyAccess)?
    /// An animation of this place; nil when its values are of another kind.
    func track(for leaf: AnimationLeaf) -> (any LayerTrack)?
}

/// A place in the state, with its type.
struct KeyPathAccess<V: Animatable>: PropertyAccess {
    let place: StatePlace<V>

    func value(in state: LayerState) -> Value { state[keyPath: place].value }

    func set(_ value: Value, in state: inout LayerState) -> Bool {
        guard let typed = V(value) else { return false }
        state[keyPath: place] = typed
        return true
    }

    func part(_ name: Substring) -> (any PropertyAccess)? {
        V.components[String(name)].map { part($0) }
    }

    private func part<Part: ComponentOf>(_ component: Part) -> any PropertyAccess where Part.Whole == V {
        KeyPathAccess<Part.Part>(place: appending(component.keyPath))
    }

    func track(for leaf: AnimationLeaf) -> (any LayerTrack)? {
        Track<V>(leaf).map { PropertyTrack(place: place, track: $0) }
    }
}

/// Where in the state a value is.
package typealias StatePlace<V> = any WritableKeyPath<LayerState, V> & Sendable

extension KeyPathAccess {
    /// As `appending(path:)`, which does not say that two paths that may be sent make one that may be.
    private func appending<Part>(_ rest: any WritableKeyPath<V, Part> & Sendable) -> StatePlace<Part> {
        // Both hold nothing but offsets and functions of types.
        unsafe unsafeBitCast(place.appending(path: rest), to: StatePlace<Part>.self)
    }
}
