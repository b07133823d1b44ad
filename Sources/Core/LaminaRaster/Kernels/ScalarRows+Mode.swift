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

/// The blend functions of the separable modes, for channels in 0...1.
private enum ChannelMix {
    @inline(__always)
    static func hardLight(_ under: Float, _ source: Float) -> Float {
        source <= 0.5 ? under * 2 * source : under + (2 * source - 1) - under * (2 * source - 1)
    }

    @inline(__always)
    static func softLight(_ under: Float, _ source: Float) -> Float {
        guard source > 0.5 else { return under - (1 - 2 * source) * under * (1 - under) }
        let lifted = under <= 0.25 ? ((16 * under - 12) * under + 4) * under : under.squareRoot()
        return under + (2 * source - 1) * (lifted - under)
    }

    @inline(__always)
    static func colorDodge(_ under: Float, _ source: Float) -> Float {
        under == 0 ? 0 : source >= 1 ? 1 : min(1, under / (1 - source))
    }

    @inline(__always)
    static func colorBurn(_ under: Float, _ source: Float) -> Float {
        under >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - under) / source)
    }
}

/// The colour of a pixel with straight alpha, channels in 0...1.
private struct StraightColor {
    var red: Float
    var green: Float
    var blue: Float

    @inline(__always)
    init(red: Float, green: Float, blue: Float) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Divides a pixel's channels by its alpha.
    ///
    /// - Parameter pixel: A pixel whose alpha is not 0.
    @inline(__always)
    init(_ pixel: Pixel) {
        let alpha = Float(pixel &>> 24)
        red = min(Float(pixel &>> 16 & 255) / alpha, 1)
        green = min(Float(pixel &>> 8 & 255) / alpha, 1)
        blue = min(Float(pixel & 255) / alpha, 1)
    }

    var luminosity: Float { 0.3 * red + 0.59 * green + 0.11 * blue }
    var saturation: Float { highest - lowest }
    private var lowest: Float { min(red, min(green, blue)) }
    private var highest: Float { max(red, max(green, blue)) }

    @inline(__always)
    private func mapped(_ change: (Float) -> Float) -> StraightColor {
        StraightColor(red: change(red), green: change(green), blue: change(blue))
    }

    /// Returns the colour with its channels stretched so that the smallest is 0 and the largest is `saturation`.
    func withSaturation(_ saturation: Float) -> StraightColor {
        let low = lowest
        let range = highest - low
        return mapped { range > 0 ? ($0 - low) * saturation / range : 0 }
    }

    /// Returns the colour shifted to a luminosity.
    ///
    /// Channels outside 0...1 are then scaled towards that luminosity.
    func withLuminosity(_ target: Float) -> StraightColor {
        let difference = target - luminosity
        var shifted = mapped { $0 + difference }
        let center = shifted.luminosity
        let low = shifted.lowest
        let high = shifted.highest
        // A grey may leave the range by rounding. All of its channels equal the luminosity, and the comparisons with `center` avoid a division by 0.
        if low < 0, low < center { shifted = shifted.mapped { center + ($0 - center) * center / (center - low) } }
        if high > 1, high > center { shifted = shifted.mapped { center + ($0 - center) * (1 - center) / (high - center) } }
        return shifted
    }
}
