package import LaminaPrimitives

extension BlendMode {
    /// Combines a premultiplied colour of floats with the one below.
    ///
    /// The mode mixes the straight colours for the part that both cover; elsewhere each stays, as in the rows of pixels with 8 bits.
    package func combine(_ source: SIMD4<Float>, onto under: SIMD4<Float>) -> SIMD4<Float> {
        if let factors = factors(source.w, under.w) { return source * factors.source + under * factors.under }
        switch self {
        case .plusLighter: return pointwiseMin(source + under, SIMD4(repeating: 1))
        case .plusDarker:
            let alpha = min(1, source.w + under.w)
            let sum = source + under - SIMD4(repeating: source.w + under.w - alpha)
            return SIMD4(max(0, sum.x), max(0, sum.y), max(0, sum.z), alpha)
        default: break
        }
        let mixed = mix(StraightColor(under.straight), StraightColor(source.straight))
        let both = source.w * under.w
        let outside = source * (1 - under.w) + under * (1 - source.w)
        return SIMD4(
            outside.x + mixed.red * both, outside.y + mixed.green * both, outside.z + mixed.blue * both, source.w + under.w - both)
    }

    /// The share of each side for a Porter–Duff operator; nil for other modes.
    private func factors(_ source: Float, _ under: Float) -> (source: Float, under: Float)? {
        switch self {
        case .normal: (1, 1 - source)
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (under, 0)
        case .sourceOut: (1 - under, 0)
        case .sourceAtop: (under, 1 - source)
        case .destinationOver: (1 - under, 1)
        case .destinationIn: (0, source)
        case .destinationOut: (0, 1 - source)
        case .destinationAtop: (1 - under, source)
        case .xor: (1 - under, 1 - source)
        default: nil
        }
    }

    private func mix(_ under: StraightColor, _ source: StraightColor) -> StraightColor {
        func each(_ mix: (Float, Float) -> Float) -> StraightColor {
            StraightColor(red: mix(under.red, source.red), green: mix(under.green, source.green), blue: mix(under.blue, source.blue))
        }
        switch self {
        case .multiply: return each { $0 * $1 }
        case .screen: return each { $0 + $1 - $0 * $1 }
        case .overlay: return each { ChannelMix.hardLight($1, $0) }
        case .darken: return each { min($0, $1) }
        case .lighten: return each { max($0, $1) }
        case .colorDodge: return each { ChannelMix.colorDodge($0, $1) }
        case .colorBurn: return each { ChannelMix.colorBurn($0, $1) }
        case .softLight: return each { ChannelMix.softLight($0, $1) }
        case .hardLight: return each { ChannelMix.hardLight($0, $1) }
        case .difference: return each { abs($0 - $1) }
        case .exclusion: return each { $0 + $1 - 2 * $0 * $1 }
        case .hue: return source.withSaturation(under.saturation).withLuminosity(under.luminosity)
        case .saturation: return under.withSaturation(source.saturation).withLuminosity(under.luminosity)
        case .color: return source.withLuminosity(under.luminosity)
        case .luminosity: return under.withLuminosity(source.luminosity)
        default: return source
        }
    }
}

extension StraightColor {
    fileprivate init(_ color: SIMD4<Float>) { self.init(red: color.x, green: color.y, blue: color.z) }
}
