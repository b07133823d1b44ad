import LaminaPrimitives

/// A property under a custom key of the app, which has no row in the property table.
package struct CustomProperty: Sendable {
    package let key: String
    /// The value while the layer stores none; `null` if there is no default.
    package let initial: Value

    package init(_ key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    /// Access to the property, or to a part of it.
    ///
    /// - Parameter rest: The part's name, such as `x`; nil for the whole value.
    /// - Returns: Nil when the default value's type has no such part.
    package func access(part rest: Substring?) -> (any PropertyAccess)? {
        let whole = CustomAccess(property: self)
        return rest.map { whole.part($0) } ?? whole
    }

    fileprivate func place<V: Animatable>(_ initial: V) -> CustomLocation<V> { CustomLocation(key: key, initial: initial) }
}

/// The location of a custom value in `LayerState`, with the type that an animation assumes for it.
struct CustomLocation<V: Animatable>: Hashable, Sendable {
    let key: String
    let initial: V
}

extension LayerState {
    /// A custom value of type `V`; the initial value while no value of this type is stored.
    subscript<V: Animatable>(custom place: CustomLocation<V>) -> V {
        get { custom[place.key].flatMap { V($0) } ?? place.initial }
        set { custom[place.key] = newValue.value }
    }
}

/// Access to a custom value, whose type is known only from its default or from an animation's values.
private struct CustomAccess: PropertyAccess {
    let property: CustomProperty

    func value(in state: LayerState) -> Value { state.custom[property.key] ?? property.initial }

    func set(_ value: Value, in state: inout LayerState) -> Bool {
        state.custom[property.key] = value
        return true
    }

    func part(_ name: Substring) -> (any PropertyAccess)? {
        property.initial.type.flatMap { part(name, of: $0) }
    }

    private func part<V: Animatable>(_ name: Substring, of type: V.Type) -> (any PropertyAccess)? {
        guard let initial = V(property.initial) else { return nil }
        return KeyPathAccess<V>(place: \LayerState.[custom: property.place(initial)]).part(name)
    }

    /// A track of the type of the animation's values, because an app's own key has no declared type.
    func track(for leaf: AnimationLeaf, on state: LayerState) -> (any LayerTrack)? {
        let sample = leaf.animation.sampleValue ?? property.initial
        return sample.type.flatMap { track(for: leaf, on: state, of: $0, sample.origin) }
    }

    private func track<V: Animatable>(for leaf: AnimationLeaf, on state: LayerState, of type: V.Type, _ origin: Value) -> (any LayerTrack)? {
        // An undeclared number begins at zero while no value is stored, as on Apple's systems.
        let initial = V(property.initial) ?? V(origin)
        return KeyPathAccess<V?>(place: \LayerState.[custom: property.place(initial)]).track(for: leaf.startingAt(origin), on: state)
    }
}

extension AnimationLeaf {
    /// A copy whose missing previous value is replaced by `origin`.
    fileprivate func startingAt(_ origin: Value) -> AnimationLeaf {
        var animation = animation
        switch animation.kind {
        case .basic(var values) where values.previous == .null:
            values.previous = origin
            animation.kind = .basic(values)
        case .spring(let spring, var values) where values.previous == .null:
            values.previous = origin
            animation.kind = .spring(spring, values)
        default: return self
        }
        return AnimationLeaf(animation: animation, times: times)
    }
}

extension Animation {
    /// One of the animation's values, which determines the type of the track; nil when there is none.
    var sampleValue: Value? {
        if valueFunction != nil { return .transform(.identity) }
        switch kind {
        case .basic(let values), .spring(_, let values):
            return [values.to, values.from, values.by, values.previous].lazy.compactMap { $0 }.first { $0 != .null }
        case .keyframes(let keyframes):
            return keyframes.path != nil ? .point(.zero) : keyframes.values.first { $0 != .null }
        case .group: return nil
        }
    }
}

extension Value {
    /// The type of a property that holds this value; nil for `null`, and for arrays that are empty or begin with `null`.
    var type: (any Animatable.Type)? {
        switch self {
        case .null: nil
        case .bool: Bool.self
        case .number: Double.self
        case .text: String.self
        case .point: Point.self
        case .size: Size.self
        case .rect: Rect.self
        case .color: Color.self
        case .transform: Transform3D.self
        case .path: Path.self
        case .picture: Picture.self
        case .array(let values): values.first?.type.map { Value.listType(of: $0) }
        }
    }

    private static func listType<Element: Animatable>(of element: Element.Type) -> any Animatable.Type { [Element].self }

    /// The zero of the value's type; `null` for types without one.
    fileprivate var origin: Value { if case .bool = self { .bool(false) } else { noOffset ?? .null } }
}
