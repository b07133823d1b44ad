/// A constant in both forms: as it is shown and as it is mixed.
struct Prepared<Value: Animatable>: Sendable {
    let value: Value
    /// Nil when the value can only be bridged.
    let mixable: Value.Mixable?

    init(_ value: Value) {
        self.value = value
        mixable = value.mixable
    }

    /// True when the type interpolates between the two constants, or one of them is missing; otherwise `bridge` makes the values between them.
    static func mixes(_ from: Prepared, _ to: Prepared) -> Bool {
        if let first = from.mixable, let second = to.mixable, Value.mix(first, second, at: 0.5) != nil { return true }
        return from.value.value == .null || to.value.value == .null
    }

    /// The value between two constants; the end is exact, and so is the start of constants that mix.
    static func mix(_ from: Prepared, _ to: Prepared, at fraction: Double) -> Value {
        guard let first = from.mixable, let second = to.mixable, let mixed = Value.mix(first, second, at: fraction) else {
            return fraction == 1 ? to.value : Value.bridge(from.value, to.value, at: fraction)
        }
        return fraction == 0 ? from.value : fraction == 1 ? to.value : mixed
    }
}
