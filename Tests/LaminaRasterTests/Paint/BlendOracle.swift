import LaminaPrimitives

/// The compositing formulas of the specifications in double precision, one pixel at a time.
enum BlendOracle {
    /// The channels red, green, blue and alpha, 0...1, premultiplied.
    typealias Channels = [Double]

    static func channels(_ pixel: Pixel) -> Channels { [16, 8, 0, 24].map { Double(pixel >> $0 & 255) / 255 } }

    /// Returns the result of `mode` for a fully covered pixel.
    static func blend(_ source: Channels, _ under: Channels, _ mode: BlendMode) -> Channels {
        let sa = source[3]
        let ua = under[3]
        if let (keepSource, keepUnder) = porterDuff(mode, sa, ua) {
            return zip(source, under).map { $0 * keepSource + $1 * keepUnder }
        }
        if mode == .plusLighter { return zip(source, under).map { min(1, $0 + $1) } }
        if mode == .plusDarker {
            let alpha = min(1, sa + ua)
            return zip(source, under).map { max(0, alpha - ((sa - $0) + (ua - $1))) }
        }
        let s = source.prefix(3).map { sa > 0 ? $0 / sa : 0 }
        let u = under.prefix(3).map { ua > 0 ? $0 / ua : 0 }
        let mixed = mix(s, u, mode)
        let colors = (0..<3).map { source[$0] * (1 - ua) + under[$0] * (1 - sa) + sa * ua * mixed[$0] }
        return colors + [sa + ua - sa * ua]
    }

    private static func porterDuff(_ mode: BlendMode, _ sa: Double, _ ua: Double) -> (Double, Double)? {
        switch mode {
        case .normal: (1, 1 - sa)
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (ua, 0)
        case .sourceOut: (1 - ua, 0)
        case .sourceAtop: (ua, 1 - sa)
        case .destinationOver: (1 - ua, 1)
        case .destinationIn: (0, sa)
        case .destinationOut: (0, 1 - sa)
        case .destinationAtop: (1 - ua, sa)
        case .xor: (1 - ua, 1 - sa)
        default: nil
        }
    }

    private static func mix(_ s: [Double], _ u: [Double], _ mode: BlendMode) -> [Double] {
        switch mode {
        case .hue: setLuminosity(setSaturation(s, saturation(u)), luminosity(u))
        case .saturation: setLuminosity(setSaturation(u, saturation(s)), luminosity(u))
        case .color: setLuminosity(s, luminosity(u))
        case .luminosity: setLuminosity(u, luminosity(s))
        default: zip(s, u).map { channel($0, $1, mode) }
        }
    }

    private static func channel(_ s: Double, _ u: Double, _ mode: BlendMode) -> Double {
        switch mode {
        case .multiply: return s * u
        case .screen: return s + u - s * u
        case .overlay: return channel(u, s, .hardLight)
        case .darken: return min(s, u)
        case .lighten: return max(s, u)
        case .colorDodge: return u == 0 ? 0 : s == 1 ? 1 : min(1, u / (1 - s))
        case .colorBurn: return u == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - u) / s)
        case .hardLight: return s <= 0.5 ? u * 2 * s : channel(2 * s - 1, u, .screen)
        case .softLight:
            if s <= 0.5 { return u - (1 - 2 * s) * u * (1 - u) }
            let d = u <= 0.25 ? ((16 * u - 12) * u + 4) * u : u.squareRoot()
            return u + (2 * s - 1) * (d - u)
        case .difference: return abs(s - u)
        case .exclusion: return s + u - 2 * s * u
        default: return s
        }
    }

    private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func saturation(_ c: [Double]) -> Double { max(c[0], c[1], c[2]) - min(c[0], c[1], c[2]) }

    private static func setSaturation(_ c: [Double], _ saturation: Double) -> [Double] {
        let low = min(c[0], c[1], c[2])
        let high = max(c[0], c[1], c[2])
        return high > low ? c.map { ($0 - low) * saturation / (high - low) } : [0, 0, 0]
    }

    private static func setLuminosity(_ c: [Double], _ target: Double) -> [Double] {
        let d = target - luminosity(c)
        var c = c.map { $0 + d }
        let l = luminosity(c)
        let low = min(c[0], c[1], c[2])
        let high = max(c[0], c[1], c[2])
        if low < 0 { c = c.map { l + ($0 - l) * l / (l - low) } }
        if high > 1 { c = c.map { l + ($0 - l) * (1 - l) / (high - l) } }
        return c
    }
}
