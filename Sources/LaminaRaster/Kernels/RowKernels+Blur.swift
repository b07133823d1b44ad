package import CLaminaKernels

// Each pointer given to C is lent for the call; the loops read as far as the lengths that are checked here.
extension RowKernels {
    /// Weighted sums down columns of coverage, to 8.8 fixed point.
    ///
    /// - Parameters:
    ///   - rows: One row for each weight, `stride` apart; the last needs only as many values as the destination.
    ///   - weights: At least one; they add up to 65536 at most.
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

    /// Weighted sums along a row of 8.8 fixed point, rounded to whole coverage.
    ///
    /// - Parameter source: Has as many values as the destination, and one less than there are weights.
    package func blurAcross(_ source: Span<UInt16>, weights: Span<UInt16>, into destination: inout MutableSpan<UInt8>) {
        guard let table = unsafe table else { return ScalarRows.blurAcross(source, weights: weights, into: &destination) }
        let taps = weights.count
        unsafe destination.lend { target, count in
            unsafe source.lend(count + taps - 1) { values in
                unsafe weights.lend(taps) { unsafe table.pointee.blurAcross(target, values, count, $0, taps) }
            }
        }
    }

    /// Two damped oscillations forth and back along eight lines.
    ///
    /// - Parameters:
    ///   - start: The first line's first value; the others begin `lineStride` apart, and values are `step` apart.
    ///   - scratch: Eight numbers for each value of a line.
    package func blurRecursively(
        _ plane: inout MutableSpan<Float>, start: Int, length: Int, step: Int, lineStride: Int, _ slow: LaminaPole, _ quick: LaminaPole,
        scratch: inout MutableSpan<Double>
    ) {
        guard length > 0 else { return }
        precondition(
            start >= 0 && step >= 0 && lineStride >= 0 && start + (length - 1) * step + 7 * lineStride < plane.count, "lines leave the plane")
        precondition(scratch.count >= 8 * length, "too little scratch")
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
