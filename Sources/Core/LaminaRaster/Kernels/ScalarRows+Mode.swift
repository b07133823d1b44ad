import LaminaPrimitives

// Blend modes without C twins: they are rarely used, and all except `plusDarker` need divisions.
extension ScalarRows {
    /// Adds source and destination and subtracts the amount by which the sum of their alphas exceeds 1.
    ///
    /// - Source: Core Graphics' R = max(0, 1 − ((1 − D) + (1 − S))), with alpha in place of 1 where the sides are not opaque.
    static func plusDarker(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>) {
        for i in destination.indices {
            let sum = UInt16(alphaChannel(of: source[i])) + UInt16(alphaChannel(of: destination[i]))
            let surplus = sum - min(sum, 255)
            // For the alpha channel the same formula gives sum − surplus, which is the clamped alpha.
            destination[i] = combined(source[i], destination[i]) { $0 + $1 > surplus ? min($0 + $1 - surplus, 255) : 0 }
        }
    }

    /// Applies a separable mode (each channel by itself) or one of the modes for hue, saturation, colour and luminosity.
    ///
    /// - Accuracy: Half a step of 255 plus the rounding of single precision.
    /// - Source: W3C "Compositing and Blending Level 1", section 10.
    static func mix(_ source: Span<Pixel>, onto destination: inout MutableSpan<Pixel>, mode: BlendMode) {
        switch mode {
        // Closures receive the pixel below first and the source second. Overlay is hard light with the sides exchanged.
        case .overlay: eachChannel(source, &destination) { ChannelMix.hardLight($1, $0) }
        case .darken: eachChannel(source, &destination) { min($0, $1) }
        case .lighten: eachChannel(source, &destination) { max($0, $1) }
        case .colorDodge: eachChannel(source, &destination) { ChannelMix.colorDodge($0, $1) }
        case .colorBurn: eachChannel(source, &destination) { ChannelMix.colorBurn($0, $1) }
        case .softLight: eachChannel(source, &destination) { ChannelMix.softLight($0, $1) }
        case .hardLight: eachChannel(source, &destination) { ChannelMix.hardLight($0, $1) }
        case .difference: eachChannel(source, &destination) { abs($0 - $1) }
        case .exclusion: eachChannel(source, &destination) { $0 + $1 - 2 * $0 * $1 }
        case .hue: eachColor(source, &destination) { $1.withSaturation($0.saturation).withLuminosity($0.luminosity) }
        case .saturation: eachColor(source, &destination) { $0.withSaturation($1.saturation).withLuminosity($0.luminosity) }
        case .color: eachColor(source, &destination) { $1.withLuminosity($0.luminosity) }
        case .luminosity: eachColor(source, &destination) { $0.withLuminosity($1.luminosity) }
        default: eachColor(source, &destination) { $1 }
        }
    }

    // Inlined, so that each mode becomes a specialised loop without a call per pixel.
    @inline(__always)
    private static func eachChannel(
        _ source: Span<Pixel>, _ destination: inout MutableSpan<Pixel>, _ mix: (_ under: Float, _ source: Float) -> Float
    ) {
        eachColor(source, &destination) {
            StraightColor(red: mix($0.red, $1.red), green: mix($0.green, $1.green), blue: mix($0.blue, $1.blue))
        }
    }

    /// Composites a mix of straight colours: source and destination where the other is clear, the mix where both cover.
    @inline(__always)
    private static func eachColor(
        _ source: Span<Pixel>, _ destination: inout MutableSpan<Pixel>,
        _ mix: (_ under: StraightColor, _ source: StraightColor) -> StraightColor
    ) {
        for i in destination.indices {
            let above = source[i]
            let under = destination[i]
            let aboveAlpha = Float(above &>> 24)
            let underAlpha = Float(under &>> 24)
            guard aboveAlpha > 0 else { continue }
            guard underAlpha > 0 else {
                destination[i] = above
                continue
            }
            let mixed = mix(StraightColor(under), StraightColor(above))
            // The part of the pixel that source and destination both cover, if their coverages are independent; the mix applies only to this part.
            let both = aboveAlpha * underAlpha / 255
            func channel(_ shift: Pixel, _ mixed: Float) -> Pixel {
                let outside = Float(above &>> shift & 255) * (255 - underAlpha) + Float(under &>> shift & 255) * (255 - aboveAlpha)
                let sum = outside / 255 + mixed * both + 0.5
                return Pixel(min(max(sum, 0), 255)) &<< shift
            }
            let alpha = Pixel(aboveAlpha + underAlpha - both + 0.5)
            destination[i] = alpha &<< 24 | channel(16, mixed.red) | channel(8, mixed.green) | channel(0, mixed.blue)
        }
    }
}
