import LaminaPrimitives

/// The blend functions of the separable modes, for channels in 0...1.
enum ChannelMix {
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
struct StraightColor {
    var red: Float
    var green: Float
    var blue: Float

    @inline(__always)
    init(red: Float, green: Float, blue: Float) {
        self.red = red
        self.green = green
        self.blue = blue
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
