/// A constant in both forms: as it is shown and as it is mixed.
struct Prepared<Value: Animatable>: Sendable {
    let value: Value
    let mixable: Value.Mixable

    /// Nil when the value cannot be mixed.
    init?(_ value: Value) {
        guard let mixable = value.mixable else { return nil }
        self.value = value
        self.mixable = mixable
    }

    /// What lies between two constants; the ends are exact.
    static func mix(_ from: Prepared, _ to: Prepared, at fraction: Double) -> Value? {
        guard let mixed = Value.mix(from.mixable, to.mixable, at: fraction) else { return nil }
        return fraction == 0 ? from.value : fraction == 1 ? to.value : mixed
    }
}
