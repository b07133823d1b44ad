import LaminaPrimitives

/// The relation between a colour component and linear light, in which 1 is the white of ordinary content.
enum TransferFunction: Sendable, Hashable {
    case linear
    /// IEC 61966-2-1: a linear segment near black, then approximately a gamma of 2.4.
    case sRGB
    /// ITU-R BT.709 and BT.2020.
    case video
    /// A pure power.
    case gamma(Double)
    /// The perceptual quantizer of ITU-R BT.2100, whose 1 is 10,000 cd/m².
    case pq
    /// Hybrid log-gamma of ITU-R BT.2100: the light of the scene, 0...1, before `Vector3.displayed(luminance:)`.
    case hlg
    /// A power with an offset and a linear segment, as in an ICC profile.
    case parametric(ParametricCurve)
    /// Light at equal steps of the component, at least two ascending numbers.
    case table([Double])

    /// The luminance of ordinary white in HDR video, in cd/m².
    ///
    /// - Source: ITU-R BT.2408, table 1.
    static let referenceWhite = 203.0

    /// Converts a component to linear light.
    ///
    /// The function is odd: negative components mirror positive ones, as extended spaces define.
    func light(_ component: Double) -> Double {
        let value = abs(component)
        let light =
            switch self {
            case .linear: value
            case .sRGB: value <= 0.04045 ? value / 12.92 : Numerics.pow((value + 0.055) / 1.055, 2.4)
            case .video: value < 0.081 ? value / 4.5 : Numerics.pow((value + 0.099) / 1.099, 1 / 0.45)
            case .gamma(let power): Numerics.pow(value, power)
            case .pq: PerceptualQuantizer.light(value) * 10_000 / Self.referenceWhite
            case .hlg: HybridLogGamma.light(value)
            case .parametric(let curve): curve.light(value)
            case .table(let entries): interpolated(entries, value)
            }
        return component < 0 ? -light : light
    }

    /// Converts linear light to a component: the inverse of `light(_:)`.
    func component(_ light: Double) -> Double {
        let value = abs(light)
        let component =
            switch self {
            case .linear: value
            case .sRGB: value <= 0.0031308 ? value * 12.92 : 1.055 * Numerics.pow(value, 1 / 2.4) - 0.055
            case .video: value < 0.018 ? value * 4.5 : 1.099 * Numerics.pow(value, 0.45) - 0.099
            case .gamma(let power): Numerics.pow(value, 1 / power)
            case .pq: PerceptualQuantizer.component(value * Self.referenceWhite / 10_000)
            case .hlg: HybridLogGamma.component(value)
            case .parametric(let curve): curve.component(value)
            case .table(let entries): inverseInterpolated(entries, value)
            }
        return light < 0 ? -component : component
    }
}

/// The curve of ICC's type `para`: (a·x + b)^g + e from d on, c·x + f below.
///
/// - Source: ICC.1:2022, 10.18.
struct ParametricCurve: Sendable, Hashable {
    var g: Double
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 0.0
    var e = 0.0
    var f = 0.0

    /// True when the curve rises and can be inverted.
    var isUsable: Bool {
        [g, a, b, c, d, e, f].allSatisfy { $0.isFinite && abs($0) < 1e4 } && g > 0 && a > 0 && c >= 0 && a * d + b >= 0
    }

    func light(_ x: Double) -> Double { x >= d ? Numerics.pow(a * x + b, g) + e : c * x + f }

    func component(_ light: Double) -> Double {
        // The inverse uses the power for all light that the power reaches, so that a gap between the two segments has an inverse too.
        if light >= Numerics.pow(a * d + b, g) + e { return (Numerics.pow(max(0, light - e), 1 / g) - b) / a }
        return c > 0 ? max(0, min(d, (light - f) / c)) : d
    }
}

/// Returns the value at 0...1 of a table at equal steps; beyond 1 the last value.
private func interpolated(_ entries: [Double], _ place: Double) -> Double {
    let last = entries.count - 1
    let step = min(1, place) * Double(last)
    let index = min(last - 1, Int(step))
    return entries[index] + (entries[index + 1] - entries[index]) * (step - Double(index))
}

/// Returns the place 0...1 at which an ascending table has a value.
private func inverseInterpolated(_ entries: [Double], _ value: Double) -> Double {
    // Invariant: entries[low] ≤ value < entries[high], or the search has reached an end.
    var (low, high) = (0, entries.count - 1)
    while high - low > 1 {
        let middle = (low + high) / 2
        if entries[middle] <= value { low = middle } else { high = middle }
    }
    let rise = entries[high] - entries[low]
    let fraction = rise > 0 ? max(0, min(1, (value - entries[low]) / rise)) : 0
    return (Double(low) + fraction) / Double(entries.count - 1)
}
