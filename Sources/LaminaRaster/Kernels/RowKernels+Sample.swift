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
