import CLaminaKernels

extension ScalarRows {
    static func blurDown(_ rows: Span<UInt8>, stride: Int, weights: Span<UInt16>, into destination: inout MutableSpan<UInt16>) {
        for i in destination.indices {
            // Starts at half a unit of the result, for rounding. Weights have 16 fractional bits; shifting by 8 leaves 8.8 fixed point.
            var sum: UInt32 = 128
            for k in weights.indices { sum &+= UInt32(weights[k]) &* UInt32(rows[k * stride + i]) }
            destination[i] = UInt16(truncatingIfNeeded: sum >> 8)
        }
    }

    static func blurAcross(_ source: Span<UInt16>, weights: Span<UInt16>, into destination: inout MutableSpan<UInt8>) {
        for i in destination.indices {
            // Starts at half a unit of the result. The shift drops the 16 fractional bits of the weights and the 8 of the source.
            var sum: UInt32 = 1 << 23
            for k in weights.indices { sum &+= UInt32(weights[k]) &* UInt32(source[i + k]) }
            destination[i] = UInt8(truncatingIfNeeded: sum >> 24)
        }
    }

    static func blurRecursively(
        _ plane: inout MutableSpan<Float>, start: Int, length: Int, step: Int, lineStride: Int, _ slow: LaminaPole, _ quick: LaminaPole,
        scratch: inout MutableSpan<Double>
    ) {
        for line in 0..<8 {
            let first = start + line * lineStride
            var states = (slow: Oscillation(slow), quick: Oscillation(quick))
            // Forward pass: rotate and damp both oscillators, then add the input. The output includes the current value.
            for i in 0..<length {
                states.slow.turn()
                states.quick.turn()
                states.slow.real += Double(plane[first + i * step])
                states.quick.real += Double(plane[first + i * step])
                scratch[i] = states.slow.output + states.quick.output
            }
            states = (Oscillation(slow), Oscillation(quick))
            // Backward pass: the output is taken before the input is added, so that the current value counts once.
            for i in (0..<length).reversed() {
                let input = Double(plane[first + i * step])
                states.slow.turn()
                states.quick.turn()
                plane[first + i * step] = Float(scratch[i] + states.slow.output + states.quick.output)
                states.slow.real += input
                states.quick.real += input
            }
        }
    }
}

/// The complex state of one damped oscillation.
///
/// Each step multiplies the state by the pole, which rotates and damps it.
private struct Oscillation {
    private let pole: LaminaPole
    var real = 0.0
    private var imaginary = 0.0

    init(_ pole: LaminaPole) { self.pole = pole }

    mutating func turn() {
        let turned = real * pole.real - imaginary * pole.imaginary
        imaginary = real * pole.imaginary + imaginary * pole.real
        real = turned
    }

    var output: Double { real * pole.realShare + imaginary * pole.imaginaryShare }
}
