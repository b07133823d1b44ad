package import CLaminaKernels
package import LaminaPrimitives

// Each pointer given to C is lent for the call; `PictureWindow` has checked that the part that is read lies inside the pixels.
extension RowKernels {
    /// A row of a picture between its four nearest pixel centres, with 8 bits of subpixel position.
    package func sampleLinear(_ window: PictureWindow, along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.sampleLinear(window, along: line, into: &destination) }
        unsafe window.lend { sampler in
            unsafe destination.lend { unsafe table.pointee.sampleLinear($0, $1, sampler, line) }
        }
    }

    /// A row of a picture by nearest pixel centres.
    package func sampleNearest(_ window: PictureWindow, along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.sampleNearest(window, along: line, into: &destination) }
        unsafe window.lend { sampler in
            unsafe destination.lend { unsafe table.pointee.sampleNearest($0, $1, sampler, line) }
        }
    }

    /// A row between two rows of pixels that lie at the same fraction everywhere; `top` and `bottom` have one pixel more than the destination.
    ///
    /// - Parameter fraction: How far towards the right and the lower neighbour, in 256ths, 0...255.
    package func sampleShifted(
        _ top: Span<Pixel>, _ bottom: Span<Pixel>, fraction: (x: UInt32, y: UInt32), into destination: inout MutableSpan<Pixel>
    ) {
        guard let table = unsafe table else { return ScalarRows.sampleShifted(top, bottom, fraction: fraction, into: &destination) }
        unsafe destination.lend { target, count in
            unsafe top.lend(count + 1) { upper in
                unsafe bottom.lend(count + 1) { unsafe table.pointee.sampleShifted(target, upper, $0, count, fraction.x, fraction.y) }
            }
        }
    }

    /// A row between two rows of a picture, each pixel at a column of its own.
    ///
    /// - Parameters:
    ///   - top: The rows of the picture, from its first column to the last that may be read.
    ///   - ahead: The row that is likely to be asked for next, so that it can be on its way from memory.
    ///   - columns: In 256ths, not descending; as many as the next multiple of 16 from the destination's count on.
    ///   - fraction: How far towards the lower row, in 256ths, 0...255.
    package func sampleLevel(
        _ top: Span<Pixel>, _ bottom: Span<Pixel>, ahead: Span<Pixel>, columns: Span<Int32>, fraction: UInt32,
        into destination: inout MutableSpan<Pixel>
    ) {
        guard let table = unsafe table else {
            return ScalarRows.sampleLevel(top, bottom, columns: columns, fraction: fraction, into: &destination)
        }
        let width = min(top.count, bottom.count, ahead.count)
        let steps = (destination.count + 15) & ~15
        guard steps > 0 else { return }
        precondition(columns[0] >= 0 && Int(columns[steps - 1] >> 8) < width, "columns outside the picture")
        unsafe destination.lend { target, count in
            unsafe top.lend(width) { upper in
                unsafe bottom.lend(width) { lower in
                    unsafe ahead.lend(width) { next in
                        unsafe columns.lend(steps) {
                            unsafe table.pointee.sampleLevel(target, upper, lower, next, $0, count, Int32(width - 1), fraction)
                        }
                    }
                }
            }
        }
    }

    /// The entries at the x positions of a line.
    package func rampLinear(_ entries: [Pixel], along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.rampLinear(entries, along: line, into: &destination) }
        unsafe LaminaRamp.lend(entries) { ramp in
            unsafe destination.lend { unsafe table.pointee.rampLinear($0, $1, ramp, line) }
        }
    }

    /// The entries at the distance from the origin times `scale` plus `offset`.
    package func rampRadial(
        _ entries: [Pixel], along line: LaminaLine, scale: Double, offset: Double, into destination: inout MutableSpan<Pixel>
    ) {
        guard let table = unsafe table else {
            return ScalarRows.rampRadial(entries, along: line, scale: scale, offset: offset, into: &destination)
        }
        unsafe LaminaRamp.lend(entries) { ramp in
            unsafe destination.lend { unsafe table.pointee.rampRadial($0, $1, ramp, line, scale, offset) }
        }
    }

    /// The entries at the turn, 0...1 from +x towards +y, times `scale` plus `offset`.
    package func rampConic(
        _ entries: [Pixel], along line: LaminaLine, scale: Double, offset: Double, into destination: inout MutableSpan<Pixel>
    ) {
        guard let table = unsafe table else {
            return ScalarRows.rampConic(entries, along: line, scale: scale, offset: offset, into: &destination)
        }
        unsafe LaminaRamp.lend(entries) { ramp in
            unsafe destination.lend { unsafe table.pointee.rampConic($0, $1, ramp, line, scale, offset) }
        }
    }
}

extension LaminaRamp {
    /// Lends the entries to a C loop, which reads no others because it clamps to the last.
    fileprivate static func lend(_ entries: [Pixel], _ body: (LaminaRamp) -> Void) {
        precondition(!entries.isEmpty, "a ramp has entries")
        unsafe entries.span.lend(entries.count) { unsafe body(LaminaRamp(entries: $0, last: Int32(entries.count - 1))) }
    }
}
