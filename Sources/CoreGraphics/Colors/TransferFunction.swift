import LaminaPrimitives

/// The relation between a colour component and linear light.
enum TransferFunction: Sendable, Hashable {
    case linear
    /// IEC 61966-2-1: a linear segment near black, then approximately a gamma of 2.4.
    case sRGB
    /// ITU-R BT.709 and BT.2020.
    case video
    /// A pure power.
    case gamma(Double)

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
            }
        return light < 0 ? -component : component
    }
}
