package import LaminaPrimitives

/// A value with nothing in between: an animation shows the one or the other.
package protocol DiscreteValue: Animatable where Mixable == Self {}

extension DiscreteValue {
    package var mixable: Self? { self }

    package static func mix(_ from: Self, _ to: Self, at fraction: Double) -> Self? { fraction < 0.5 ? from : to }

    package static func mix(_ keys: KeyNeighbors<Self>, weights: SIMD4<Double>) -> Self? {
        weights[1] > weights[2] ? keys.from : keys.to
    }

    package func added(to current: Self) -> Self? { self }

    package func removed(from sum: Self) -> Self? { nil }

    package func repeated(_ count: Int) -> Self? { self }

    package func distance(to other: Self) -> Double? { self == other ? 0 : 1 }
}

/// Names, such as a contents gravity.
extension String: DiscreteValue {
    package init?(_ value: Value) {
        guard case .text(let text) = value else { return nil }
        self = text
    }

    package var value: Value { .text(self) }
}

/// An enumeration whose cases the façade knows by name.
package protocol NamedValue: DiscreteValue, RawRepresentable where RawValue == String {}

extension NamedValue {
    package init?(_ value: Value) {
        guard case .text(let text) = value else { return nil }
        self.init(rawValue: text)
    }

    package var value: Value { .text(rawValue) }
}

/// As a value a picture changes at the half; a renderer that fades asks the track for its `mixture`.
extension Picture: DiscreteValue {
    package var value: Value { .picture(self) }
}

extension DiscreteValue where Self == Picture {
    /// In an extension of the protocol, because only there an initialiser may return an object that exists.
    package init?(_ value: Value) {
        guard case .picture(let picture) = value else { return nil }
        self = picture
    }
}

/// Flags are true as soon as, and as long as, there is any truth in the mix.
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
