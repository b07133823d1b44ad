package import LaminaPrimitives

/// A value type without intermediate values: an animation shows either one value or the other.
package protocol DiscreteValue: Animatable where InterpolationForm == Self {}

extension DiscreteValue {
    package var interpolationForm: Self? { self }

    package static func mix(_ from: Self, _ to: Self, at fraction: Double) -> Self? { fraction < 0.5 ? from : to }

    /// The one of the two inner key values with the greater weight.
    package static func mix(_ keys: KeyNeighbors<Self>, weights: SIMD4<Double>) -> Self? {
        weights[1] > weights[2] ? keys.from : keys.to
    }

    package func added(to current: Self) -> Self? { self }

    package func removed(from sum: Self) -> Self? { nil }

    package func repeated(_ count: Int) -> Self? { self }

    package func distance(to other: Self) -> Double? { self == other ? 0 : 1 }
}

/// Texts, such as the name of a contents gravity, which change at the half of an animation.
extension String: DiscreteValue {
    package init?(_ value: Value) {
        guard case .text(let text) = value else { return nil }
        self = text
    }

    package var value: Value { .text(self) }
}

/// An enumeration whose cases the façade represents by strings.
package protocol NamedValue: DiscreteValue, RawRepresentable where RawValue == String {}

extension NamedValue {
    package init?(_ value: Value) {
        guard case .text(let text) = value else { return nil }
        self.init(rawValue: text)
    }

    package var value: Value { .text(rawValue) }
}

/// An image changes at the half.
extension Picture: DiscreteValue {
    package var value: Value { .picture(self) }
}

extension DiscreteValue where Self == Picture {
    /// Declared in an extension of the protocol, because only there may an initialiser of a class assign an existing object to `self`.
    package init?(_ value: Value) {
        guard case .picture(let picture) = value else { return nil }
        self = picture
    }
}

/// A Boolean between false and true is true everywhere except at the false end.
extension Bool: DiscreteValue {
    package init?(_ value: Value) {
        guard let number = Double(value) else { return nil }
        self = number != 0
    }

    package var value: Value { .bool(self) }

    package static func mix(_ from: Bool, _ to: Bool, at fraction: Double) -> Bool? {
        from == to ? from : to ? fraction > 0 : fraction < 1
    }
}
