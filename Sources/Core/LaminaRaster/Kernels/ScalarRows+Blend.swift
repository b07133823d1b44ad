import CLaminaKernels
import LaminaPrimitives

/// The row loops in Swift: the reference that the C twins must match bit for bit, and the code for `LAMINA_CPU=scalar`.
enum ScalarRows {
    static func over(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = over(source[i], destination[i]) }
    }

    static func over(
        _ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>, opacity: UInt8
    ) {
        for i in destination.indices {
            destination[i] = over(faded(source[i], by: multiplied(coverage[i], opacity)), destination[i])
        }
    }

    static func over(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, opacity: UInt8) {
        for i in destination.indices { destination[i] = over(faded(source[i], by: opacity), destination[i]) }
    }

    static func over(_ pixel: Pixel, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = over(pixel, destination[i]) }
    }

    static func over(_ pixel: Pixel, onto destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>) {
        for i in destination.indices { destination[i] = over(faded(pixel, by: coverage[i]), destination[i]) }
    }

    static func mix(_ source: Span<Pixel>, into destination: inout MutableSpan<Pixel>, covered coverage: Span<UInt8>) {
        for i in destination.indices {
            let cover = UInt16(coverage[i])
            // One division for the sum, so that the interpolation is rounded once.
            destination[i] = combined(source[i], destination[i]) { dividedBy255($0 &* cover &+ $1 &* (255 - cover)) }
        }
    }

    static func multiply(_ destination: inout MutableSpan<Pixel>, byCoverage coverage: Span<UInt8>) {
        for i in destination.indices { destination[i] = faded(destination[i], by: coverage[i]) }
    }

    static func porterDuff(
        _ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, sourceFactor: LaminaFactor, destinationFactor: LaminaFactor
    ) {
        for i in destination.indices {
            let forSource = UInt16(sourceFactor(alphaChannel(of: destination[i])))
            let forDestination = UInt16(destinationFactor(alphaChannel(of: source[i])))
            destination[i] = combined(source[i], destination[i]) { dividedBy255($0 &* forSource &+ $1 &* forDestination) }
        }
    }

    static func plusLighter(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices { destination[i] = combined(source[i], destination[i]) { min($0 + $1, 255) } }
    }

    static func multiply(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices {
            let aboveClear = UInt16(255 - alphaChannel(of: destination[i]))
            let belowClear = UInt16(255 - alphaChannel(of: source[i]))
            // source · (1 − underAlpha) + under · (1 − sourceAlpha) + source · under, in units of 1/255².
            destination[i] = combined(source[i], destination[i]) { dividedBy255($0 &* aboveClear &+ $1 &* belowClear &+ $0 &* $1) }
        }
    }

    static func screen(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices {
            // s + d − s·d in units of 1/255². The sum may wrap in 16 bits, but the difference fits again.
            destination[i] = combined(source[i], destination[i]) { dividedBy255(($0 &+ $1) &* 255 &- $0 &* $1) }
        }
    }

    /// Composites with saturation: a pixel whose colour exceeds its alpha becomes too bright instead of wrapping around.
    @inline(__always)
    private static func over(_ source: Pixel, _ under: Pixel) -> Pixel {
        let transparency = UInt16(255 - alphaChannel(of: source))
        return combined(source, under) { min($0 + dividedBy255($1 &* transparency), 255) }
    }
}

extension LaminaFactor {
    /// Returns the factor, 0...255, for the other side's alpha; the three fields select 0, 1, alpha or its complement without branching.
    func callAsFunction(_ alpha: UInt8) -> UInt8 { ((alpha ^ invert) & mask) | constant }
}
