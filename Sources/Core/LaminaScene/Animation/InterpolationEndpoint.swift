/// A constant value, with the form in which it is interpolated.
struct InterpolationEndpoint<Value: Animatable>: Sendable {
    let value: Value
    /// The value's interpolation form; nil when only `fallbackInterpolation` applies.
    let interpolationForm: Value.InterpolationForm?

    init(_ value: Value) {
        self.value = value
        interpolationForm = value.interpolationForm
    }

    /// True when the type can interpolate between the two values, or one of them is missing and needs no warning.
    ///
    /// `fallbackInterpolation` computes the intermediate values of all others.
    static func canInterpolate(_ from: InterpolationEndpoint, _ to: InterpolationEndpoint) -> Bool {
        if let first = from.interpolationForm, let second = to.interpolationForm, Value.mix(first, second, at: 0.5) != nil { return true }
        return from.value.value == .null || to.value.value == .null
    }

    /// The value between two constants; exact at fraction 1, and also at 0 for values that can be interpolated.
    static func mix(_ from: InterpolationEndpoint, _ to: InterpolationEndpoint, at fraction: Double) -> Value {
        guard let first = from.interpolationForm, let second = to.interpolationForm, let mixed = Value.mix(first, second, at: fraction) else {
            return fraction == 1 ? to.value : Value.fallbackInterpolation(from.value, to.value, at: fraction)
        }
        return fraction == 0 ? from.value : fraction == 1 ? to.value : mixed
    }
}
