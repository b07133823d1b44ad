package import CLaminaKernels
package import LaminaPrimitives

// Every pointer given to C is valid for the call only. `PictureWindow` has checked that the window lies inside the pixel array.
extension RowKernels {
    /// Samples a row of a picture bilinearly, with 8 bits of subpixel position.
    package func sampleLinear(_ window: PictureWindow, along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.sampleLinear(window, along: line, into: &destination) }
        unsafe window.lend { sampler in
            unsafe destination.lend { unsafe table.pointee.sampleLinear($0, $1, sampler, line) }
        }
    }

    /// Samples a row of a picture by the nearest pixel centres.
    package func sampleNearest(_ window: PictureWindow, along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.sampleNearest(window, along: line, into: &destination) }
        unsafe window.lend { sampler in
            unsafe destination.lend { unsafe table.pointee.sampleNearest($0, $1, sampler, line) }
        }
    }

    /// Interpolates between two rows of pixels at one constant subpixel offset; `top` and `bottom` have one pixel more than the destination.
    ///
    /// - Parameter fraction: The offset towards the right and the lower neighbour, in 1/256 pixel, 0...255.
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

    /// Interpolates between two rows of a picture, with a column position per destination pixel.
    ///
    /// - Parameters:
    ///   - top: The upper row of the picture, from its first column to the last that may be read; `bottom` is the lower row.
    ///   - ahead: The row that is likely to be sampled next, for prefetching.
    ///   - columns: Ascending column positions in 1/256 pixel; their number is the destination's count rounded up to a multiple of 16.
    ///   - fraction: The offset towards the lower row, in 1/256 pixel, 0...255.
    package func sampleLevel(
        _ top: Span<Pixel>, _ bottom: Span<Pixel>, ahead: Span<Pixel>, columns: Span<Int32>, fraction: UInt32,
        into destination: inout MutableSpan<Pixel>
    ) {
        guard let table = unsafe table else {
            return ScalarRows.sampleLevel(top, bottom, columns: columns, fraction: fraction, into: &destination)
        }
        let width = min(top.count, bottom.count, ahead.count)
        // The loop reads whole steps of up to 16 columns. Columns ascend, so checking the first and the last suffices.
        let steps = (destination.count + 15) & ~15
        guard steps > 0 else { return }
        precondition(columns[0] >= 0 && Int(columns[steps - 1] >> 8) < width, "columns outside the image")
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

    /// Looks up ramp entries at the x positions of a line.
    package func rampLinear(_ entries: [Pixel], along line: LaminaLine, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.rampLinear(entries, along: line, into: &destination) }
        unsafe LaminaRamp.lend(entries) { ramp in
            unsafe destination.lend { unsafe table.pointee.rampLinear($0, $1, ramp, line) }
        }
    }

    /// Looks up ramp entries at `offset` plus, or minus for a shrinking gradient, the distance from the origin.
    ///
    /// - Parameter anchor: The number that the line's coordinates contain besides themselves, so that positions are rounded to its last bit; 0 for
    ///   a line in perspective.
    package func rampRadial(
        _ entries: [Pixel], along line: LaminaLine, anchor: Double, offset: Double, isShrinking: Bool,
        into destination: inout MutableSpan<Pixel>
    ) {
        guard let table = unsafe table else {
            return ScalarRows.rampRadial(entries, along: line, anchor: anchor, offset: offset, isShrinking: isShrinking, into: &destination)
        }
        unsafe LaminaRamp.lend(entries) { ramp in
            unsafe destination.lend { unsafe table.pointee.rampRadial($0, $1, ramp, line, anchor, offset, isShrinking ? 1 : 0) }
        }
    }

    /// Looks up ramp entries at 1 plus the angle around the origin in 1/1024 turn, from +x towards +y.
    ///
    /// - Parameter anchor: As for `rampRadial`.
    package func rampConic(_ entries: [Pixel], along line: LaminaLine, anchor: Double, into destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.rampConic(entries, along: line, anchor: anchor, into: &destination) }
        unsafe LaminaRamp.lend(entries) { ramp in
            unsafe destination.lend { unsafe table.pointee.rampConic($0, $1, ramp, line, anchor) }
        }
    }
}

extension LaminaRamp {
    /// Calls a C loop with the entries.
    ///
    /// The loop clamps indices to the last entry.
    fileprivate static func lend(_ entries: [Pixel], _ body: (LaminaRamp) -> Void) {
        precondition(!entries.isEmpty, "a ramp needs at least one entry")
        unsafe entries.span.lend(entries.count) { unsafe body(LaminaRamp(entries: $0, last: Int32(entries.count - 1))) }
    }
}
