package import CLaminaKernels

// Every pointer given to C is valid for the call only. The preconditions, and those of `lend`, check that the loops stay inside the spans.
extension RowKernels {
    /// Convolves vertically: weighted sums down columns of coverage, in 8.8 fixed point.
    ///
    /// - Parameters:
    ///   - rows: One row per weight, `stride` apart; the last row may end at the count of the destination.
    ///   - weights: At least one weight, in units of 1/65536; their sum is at most 65536.
    package func blurDown(_ rows: Span<UInt8>, stride: Int, weights: Span<UInt16>, into destination: inout MutableSpan<UInt16>) {
        guard let table = unsafe table else {
            return ScalarRows.blurDown(rows, stride: stride, weights: weights, into: &destination)
        }
        let taps = weights.count
        unsafe destination.lend { target, count in
            unsafe rows.lend((taps - 1) * stride + count) { source in
                unsafe weights.lend(taps) { unsafe table.pointee.blurDown(target, source, stride, count, $0, taps) }
            }
        }
    }

    /// Convolves horizontally: weighted sums along a row in 8.8 fixed point, rounded to whole coverage values.
    ///
    /// - Parameter source: As many values as the destination has, plus one less than the number of weights.
    package func blurAcross(_ source: Span<UInt16>, weights: Span<UInt16>, into destination: inout MutableSpan<UInt8>) {
        guard let table = unsafe table else { return ScalarRows.blurAcross(source, weights: weights, into: &destination) }
        let taps = weights.count
        unsafe destination.lend { target, count in
            unsafe source.lend(count + taps - 1) { values in
                unsafe weights.lend(taps) { unsafe table.pointee.blurAcross(target, values, count, $0, taps) }
            }
        }
    }

    /// Filters eight lines in place by two damped oscillations, forwards and backwards.
    ///
    /// - Parameters:
    ///   - start: The index of the first line's first value. Lines begin `lineStride` apart, and their values are `step` apart.
    ///   - scratch: Scratch memory of eight numbers per value of a line.
    package func blurRecursively(
        _ plane: inout MutableSpan<Float>, start: Int, length: Int, step: Int, lineStride: Int, _ slow: LaminaPole, _ quick: LaminaPole,
        scratch: inout MutableSpan<Double>
    ) {
        guard length > 0 else { return }
        precondition(
            start >= 0 && step >= 0 && lineStride >= 0 && start + (length - 1) * step + 7 * lineStride < plane.count, "lines outside the plane")
        precondition(scratch.count >= 8 * length, "the scratch buffer is too small")
        guard let table = unsafe table else {
            return ScalarRows.blurRecursively(
                &plane, start: start, length: length, step: step, lineStride: lineStride, slow, quick, scratch: &scratch)
        }
        unsafe plane.lend { values, _ in
            unsafe scratch.lend { forward, _ in
                unsafe table.pointee.blurRecursively(values + start, length, step, lineStride, slow, quick, forward)
            }
        }
    }
}
