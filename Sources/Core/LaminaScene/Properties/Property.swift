/// One property of a layer: its name, its field in `LayerState`, and the effects of a change.
package struct Property: Sendable {
    /// The name in key paths.
    package let name: String
    /// An alternative name that animations and key-value coding accept, such as `isHidden` for `hidden`.
    package let alias: String?
    /// The effects of a change of the property.
    package let effects: PropertyEffects
    package let access: any PropertyAccess
    /// The key path of the field, which identifies the property.
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

/// The effects of a change of a property.
package struct PropertyEffects: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A change starts an implicit animation.
    package static let implicit = PropertyEffects(rawValue: 1)
    /// A change requests layout of the sublayers.
    package static let layout = PropertyEffects(rawValue: 2)
    /// A value with NaN is refused, where Core Animation raises "CALayerInvalidGeometry".
    package static let refusesNaN = PropertyEffects(rawValue: 4)
    /// A change makes the layer visible or invisible, which runs the actions for it.
    package static let visibility = PropertyEffects(rawValue: 8)
    /// A change only stores the value.
    package static let none: PropertyEffects = []
}

/// Type-erased access to a property, or to a part of one.
package protocol PropertyAccess: Sendable {
    /// The value in a state.
    func value(in state: LayerState) -> Value
    /// Sets the value in a state.
    ///
    /// - Returns: False when `value` has the wrong type; the state is unchanged then.
    func set(_ value: Value, in state: inout LayerState) -> Bool
    /// Access to a part such as `size.width`; nil when the type has no part of that name.
    func part(_ name: Substring) -> (any PropertyAccess)?
    /// Resolves an animation to a track; nil when its values have the wrong type.
    ///
    /// - Parameter state: The model values, which take the place of missing start and end values.
    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)?
}

/// Typed access to a field of `LayerState`.
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

    /// Opens the existential component, so that its part has a static type.
    private func part<Part: ComponentOf<V>>(_ component: Part) -> any PropertyAccess {
        PartAccess(place: place, component: component)
    }

    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)? {
        let course = Course<V>(leaf.animation, model: leaf.animation.usesModelValue ? state[keyPath: place] : nil)
        return course.map { PropertyTrack(leaf, place, canInterpolate: $0.canInterpolate, V.update(by: $0)) }
    }
}

/// Typed access to a part of a field's value, such as `x` of `position`.
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

    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)? {
        let model = leaf.animation.usesModelValue ? component.part(of: state[keyPath: place]) : nil
        guard let course = Course<Component.Part>(leaf.animation, model: model) else { return nil }
        let updatePart = Component.Part.update(by: course)
        return PropertyTrack(leaf, place, canInterpolate: course.canInterpolate) { [component] phase, whole in
            var part = component.part(of: whole)
            updatePart(phase, &part)
            component.set(part, of: &whole)
        }
    }
}

/// The key path of a field of `LayerState`.
package typealias StatePlace<V> = any WritableKeyPath<LayerState, V> & Sendable
