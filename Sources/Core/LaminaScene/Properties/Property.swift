/// One property of a layer: its name, its field in `LayerState`, and the effects of a change.
package struct Property: NamedRow {
    /// The name in key paths.
    package let name: String
    /// An alternative name that animations and key-value coding accept, such as `isHidden` for `hidden`.
    package let alias: String?
    /// The effects of a change of the property.
    package let effects: PropertyEffects
    package let access: any PropertyAccess
    package let place: any AnyKeyPath & Sendable
    /// The places of a colour that may be a pattern; nil for other properties.
    package private(set) var pattern: PatternPlace?

    package init<V: Animatable>(
        _ name: String, _ place: StatePlace<V>, alias: String? = nil, _ effects: PropertyEffects = .implicit
    ) {
        self.name = name
        self.alias = alias
        self.effects = effects
        self.place = place
        access = KeyPathAccess(place: place, effects: effects)
    }

    /// Creates the row of a colour that may be a pattern.
    init(_ name: String, _ pattern: PatternPlace) {
        self.init(name, pattern.color)
        self.pattern = pattern
    }
}

/// The effects of a change of a property.
package struct PropertyEffects: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A change starts an implicit animation.
    package static let implicit = PropertyEffects(rawValue: 1)
    /// A change requests layout of the sublayers.
    package static let layout = PropertyEffects(rawValue: 2)
    /// A value with NaN is refused, where Core Animation raises "CALayerInvalidGeometry".
    package static let refusesNaN = PropertyEffects(rawValue: 4)
    /// A change makes the layer visible or invisible, which runs the actions for it.
    package static let visibility = PropertyEffects(rawValue: 8)
    /// A change redraws the contents of a layer with `needsDisplayOnBoundsChange`.
    package static let redraw = PropertyEffects(rawValue: 16)
    /// A change makes the superlayer lay out its sublayers again.
    package static let superlayout = PropertyEffects(rawValue: 32)
    /// An animation may move the layer out of its superlayer's plane.
    package static let tilt = PropertyEffects(rawValue: 64)
    /// An animation changes the births or the look of particles.
    package static let emission = PropertyEffects(rawValue: 128)
    /// The layer keeps the object that the app sets, beside the value.
    package static let object = PropertyEffects(rawValue: 256)
    /// An archive contains the initial value too, because it has changed between systems.
    package static let archived = PropertyEffects(rawValue: 512)
    /// No archive contains the value.
    package static let unarchived = PropertyEffects(rawValue: 1024)
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
    /// True when an animation may move a layer with these model values out of its superlayer's plane.
    func mayTilt(_ state: LayerState) -> Bool
    /// True when an animation changes the births or the look of particles.
    var changesEmission: Bool { get }
    /// Resolves an animation to a track; nil when its values have the wrong type.
    ///
    /// - Parameter state: The model values, which take the place of missing start and end values.
    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)?
}

extension PropertyAccess {
    package func mayTilt(_ state: LayerState) -> Bool { false }
    package var changesEmission: Bool { false }
}

/// Typed access to a field of `LayerState`.
struct KeyPathAccess<V: Animatable>: PropertyAccess {
    let place: StatePlace<V>
    var effects: PropertyEffects = []

    func mayTilt(_ state: LayerState) -> Bool { effects.contains(.tilt) }

    var changesEmission: Bool { effects.contains(.emission) }

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
        PartAccess(place: place, component: component, effects: effects)
    }

    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)? {
        let interpolation = Interpolation<V>(leaf.animation, model: leaf.animation.usesModelValue ? state[keyPath: place] : nil)
        return interpolation.map { PropertyTrack(leaf, place, canInterpolate: $0.canInterpolate, V.update(by: $0)) }
    }
}

/// Typed access to a part of a field's value, such as `x` of `position`.
struct PartAccess<Component: ComponentOf>: PropertyAccess {
    let place: StatePlace<Component.Whole>
    let component: Component
    let effects: PropertyEffects

    func mayTilt(_ state: LayerState) -> Bool { effects.contains(.tilt) && component.depth.mayTilt(state) }

    var changesEmission: Bool { effects.contains(.emission) }

    func value(in state: LayerState) -> Value { component.part(of: state[keyPath: place]).value }

    func set(_ value: Value, in state: inout LayerState) -> Bool {
        guard let typed = Component.Part(value) else { return false }
        component.set(typed, of: &state[keyPath: place])
        return true
    }

    func part(_ name: Substring) -> (any PropertyAccess)? { nil }

    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)? {
        let model = leaf.animation.usesModelValue ? component.part(of: state[keyPath: place]) : nil
        guard let interpolation = Interpolation<Component.Part>(leaf.animation, model: model) else { return nil }
        let updatePart = Component.Part.update(by: interpolation)
        return PropertyTrack(leaf, place, canInterpolate: interpolation.canInterpolate) { [component] phase, whole in
            var part = component.part(of: whole)
            updatePart(phase, &part)
            component.set(part, of: &whole)
        }
    }
}

/// The key path of a field of `LayerState`.
package typealias StatePlace<V> = any WritableKeyPath<LayerState, V> & Sendable
