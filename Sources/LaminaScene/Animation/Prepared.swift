/// A constant value, with the form in which it is interpolated.
struct Prepared<Value: Animatable>: Sendable {
    let value: Value
    /// The value's interpolation form; nil when it can only be bridged.
    let mixable: Value.Mixable?

    init(_ value: Value) {
        self.value = value
        mixable = value.mixable
    }

    /// True when the type can interpolate between the two values, or one of them is missing; false when `bridge` must supply the values between.
    static func mixes(_ from: Prepared, _ to: Prepared) -> Bool {
        if let first = from.mixable, let second = to.mixable, Value.mix(first, second, at: 0.5) != nil { return true }
        return from.value.value == .null || to.value.value == .null
    }

    /// The value between two constants; exact at fraction 1, and also at 0 for values that can be interpolated.
    static func mix(_ from: Prepared, _ to: Prepared, at fraction: Double) -> Value {
        guard let first = from.mixable, let second = to.mixable, let mixed = Value.mix(first, second, at: fraction) else {
            return fraction == 1 ? to.value : Value.bridge(from.value, to.value, at: fraction)
        }
        return fraction == 0 ? from.value : fraction == 1 ? to.value : mixed
    }
}
