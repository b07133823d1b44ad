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
    ///
    /// - Parameter state: Has the ends that the animation lacks.
    func track(for leaf: AnimationLeaf, on state: LayerState) -> ResolvedTrack?
}

/// An animation of a place in the state.
package struct ResolvedTrack: Sendable {
    package let track: any LayerTrack
    /// Values are mixed, and not bridged.
    package let mixes: Bool
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

    private func part<Part: ComponentOf<V>>(_ component: Part) -> any PropertyAccess {
        PartAccess(place: place, component: component)
    }

    func track(for leaf: AnimationLeaf, on state: LayerState) -> ResolvedTrack? {
        Track<V>(leaf, model: leaf.animation.lacksAnEnd ? state[keyPath: place] : nil).map { track in
            ResolvedTrack(track: PropertyTrack(place: place, track.times, track.change, track.turn), mixes: track.mixes)
        }
    }
}

/// A part of the value at a place in the state, with its type.
struct PartAccess<Component: ComponentOf>: PropertyAccess {
    let place: StatePlace<Component.Whole>
    let component: Component

    func value(in state: LayerState) -> Value { component.part(of: state[keyPath: place]).value }

    func set(_ value: Value, in state: inout LayerState) -> Bool {
        guard let typed = Component.Part(value) else { return false }
        component.set(typed, of: &state[keyPath: place])
        return true
    }

    func part(_ name: Substring) -> (any PropertyAccess)? { nil }

    func track(for leaf: AnimationLeaf, on state: LayerState) -> ResolvedTrack? {
        let model = leaf.animation.lacksAnEnd ? component.part(of: state[keyPath: place]) : nil
        return Track<Component.Part>(leaf, model: model).map { track in
            ResolvedTrack(track: PropertyTrack(place: place, track.times, change(by: track.change), track.turn), mixes: track.mixes)
        }
    }

    /// A change of the whole by a change of the part.
    private func change(by changePart: @escaping Change<Component.Part>) -> Change<Component.Whole> {
        { [component] phase, whole in
            var part = component.part(of: whole)
            changePart(phase, &part)
            component.set(part, of: &whole)
        }
    }
}

/// Where in the state a value is.
package typealias StatePlace<V> = any WritableKeyPath<LayerState, V> & Sendable
