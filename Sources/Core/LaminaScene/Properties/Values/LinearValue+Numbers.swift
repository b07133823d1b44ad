extension Double: LinearValue {
    package init?(_ value: Value) {
        switch value {
        case .number(let number): self = number
        case .bool(let flag): self = flag ? 1 : 0
        default: return nil
        }
    }

    package var value: Value { .number(self) }

    package func plus(_ other: Double, times factor: Double) -> Double { self + other * factor }

    package var squaredLength: Double { self * self }
}

extension Float: LinearValue {
    package init?(_ value: Value) {
        guard let number = Double(value) else { return nil }
        self = Float(number)
    }

    package var value: Value { .number(Double(self)) }

    package func plus(_ other: Float, times factor: Double) -> Float { Float(Double(self) + Double(other) * factor) }

    package var squaredLength: Double { Double(self) * Double(self) }
}

/// Three numbers: the input of a value function, or a part of a transform, such as its scale, along x, y and z.
package typealias Vector3 = SIMD3<Double>

extension SIMD3: Animatable, LinearValue where Scalar == Double {
    package init?(_ value: Value) {
        guard case .array(let values) = value, values.count == 3,
            let x = Double(values[0]), let y = Double(values[1]), let z = Double(values[2])
        else { return nil }
        self.init(x, y, z)
    }

    package var value: Value { .array([.number(x), .number(y), .number(z)]) }

    package func plus(_ other: Vector3, times factor: Double) -> Vector3 { self + other * factor }

    package var squaredLength: Double { x * x + y * y + z * z }

    /// The constant 1: with paced calculation, keys of three numbers are spaced evenly.
    ///
    /// - Source: Measured on Core Animation, with `paced` and the value functions of three inputs.
    package func distance(to other: Vector3) -> Double? { 1 }
}
