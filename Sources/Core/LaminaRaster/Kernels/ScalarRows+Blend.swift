import CLaminaKernels
import CLaminaRules
import LaminaPrimitives

/// The row loops in Swift over the rules of `CLaminaRules`: the reference that the C kernels must match bit for bit, and the code for
/// `LAMINA_CPU=scalar`.
enum ScalarRows {
    static func over(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = overRule(source[i], destination[i]) }
    }

    static func over(
        _ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>, opacity: UInt8
    ) {
        for i in destination.indices {
            destination[i] = overRule(faded(source[i], by: multiplied(coverage[i], opacity)), destination[i])
        }
    }

    static func over(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, opacity: UInt8) {
        for i in destination.indices { destination[i] = overRule(faded(source[i], by: opacity), destination[i]) }
    }

    static func over(_ pixel: Pixel, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = overRule(pixel, destination[i]) }
    }

    static func over(_ pixel: Pixel, onto destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>) {
        for i in destination.indices { destination[i] = overRule(faded(pixel, by: coverage[i]), destination[i]) }
    }

    static func mix(_ source: Span<Pixel>, into destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>) {
        for i in destination.indices { destination[i] = mixRule(source[i], destination[i], UInt32(coverage[i])) }
    }

    static func multiply(_ destination: inout MutableSpan<Pixel>, byCoverage coverage: Span<UInt8>) {
        for i in destination.indices { destination[i] = faded(destination[i], by: coverage[i]) }
    }

    /// Combines source and destination by a blend mode.
    static func blend(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, mode: BlendMode) {
        let number = UInt32(mode.rawValue)
        for i in destination.indices { destination[i] = blendedRule(source[i], destination[i], number) }
    }
}
