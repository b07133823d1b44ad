import CLaminaKernels
package import LaminaPrimitives

// Every pointer given to C is valid for the call only. The loops write `count` pixels and read `count` elements of each source.
extension RowKernels {
    /// Composites source over destination.
    package func over(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.over(source, onto: &destination) }
        unsafe destination.lend { target, count in
            unsafe source.lend(count) { unsafe table.pointee.over(target, $0, count) }
        }
    }

    /// Composites the source, multiplied by each pixel's coverage times an opacity, over the destination.
    package func over(
        _ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>, opacity: UInt8 = 255
    ) {
        guard let table = unsafe table else { return ScalarRows.over(source, onto: &destination, covered: coverage, opacity: opacity) }
        unsafe destination.lend { target, count in
            unsafe source.lend(count) { pixels in
                unsafe coverage.lend(count) { unsafe table.pointee.overCovered(target, pixels, $0, opacity, count) }
            }
        }
    }

    /// Composites the source, multiplied by an opacity, over the destination.
    package func over(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, opacity: UInt8) {
        if opacity == 255 { return over(source, onto: &destination) }
        guard let table = unsafe table else { return ScalarRows.over(source, onto: &destination, opacity: opacity) }
        unsafe destination.lend { target, count in
            unsafe source.lend(count) { unsafe table.pointee.overFaded(target, $0, opacity, count) }
        }
    }

    /// Composites one premultiplied pixel over every pixel of the destination.
    package func over(_ pixel: Pixel, onto destination: inout MutableSpan<Pixel>) {
        guard let table = unsafe table else { return ScalarRows.over(pixel, onto: &destination) }
        unsafe destination.lend { unsafe table.pointee.overSolid($0, pixel, $1) }
    }

    /// Composites one premultiplied pixel, multiplied by each pixel's coverage, over the destination.
    package func over(_ pixel: Pixel, onto destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>) {
        guard let table = unsafe table else { return ScalarRows.over(pixel, onto: &destination, covered: coverage) }
        unsafe destination.lend { target, count in
            unsafe coverage.lend(count) { unsafe table.pointee.overSolidCovered(target, pixel, $0, count) }
        }
    }

    /// Interpolates from the destination to the source by each pixel's coverage.
    package func mix(_ source: Span<Pixel>, into destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>) {
        guard let table = unsafe table else { return ScalarRows.mix(source, into: &destination, covered: coverage) }
        unsafe destination.lend { target, count in
            unsafe source.lend(count) { pixels in
                unsafe coverage.lend(count) { unsafe table.pointee.mixCovered(target, pixels, $0, count) }
            }
        }
    }

    /// Multiplies the destination by each pixel's coverage.
    package func multiply(_ destination: inout MutableSpan<Pixel>, byCoverage coverage: Span<UInt8>) {
        guard let table = unsafe table else { return ScalarRows.multiply(&destination, byCoverage: coverage) }
        unsafe destination.lend { target, count in
            unsafe coverage.lend(count) { unsafe table.pointee.fade(target, $0, count) }
        }
    }
}
