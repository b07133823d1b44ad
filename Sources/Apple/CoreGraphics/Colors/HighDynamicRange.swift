import LaminaPrimitives

/// The perceptual quantizer of HDR video: components to luminance, where 1 is 10,000 cd/m².
///
/// - Source: ITU-R BT.2100-2, table 4 (SMPTE ST 2084).
enum PerceptualQuantizer {
    private static let (m1, m2) = (2610.0 / 16_384, 2523.0 / 4096 * 128)
    private static let (c1, c2, c3) = (3424.0 / 4096, 2413.0 / 4096 * 32, 2392.0 / 4096 * 32)

    static func light(_ component: Double) -> Double {
        let root = Numerics.pow(min(1, component), 1 / m2)
        return Numerics.pow(max(0, root - c1) / (c2 - c3 * root), 1 / m1)
    }

    static func component(_ light: Double) -> Double {
        let power = Numerics.pow(min(1, light), m1)
        return Numerics.pow((c1 + c2 * power) / (1 + c3 * power), m2)
    }
}

/// Hybrid log-gamma: components to the relative light of the scene, both 0...1.
///
/// - Source: ITU-R BT.2100-2, table 5.
enum HybridLogGamma {
    private static let (a, b, c) = (0.17883277, 0.28466892, 0.55991073)

    static func light(_ component: Double) -> Double {
        component <= 0.5 ? component * component / 3 : (Numerics.exp((min(1, component) - c) / a) + b) / 12
    }

    static func component(_ light: Double) -> Double {
        light <= 1.0 / 12 ? (3 * light).squareRoot() : a * Numerics.log(12 * min(1, light) - b) + c
    }

    /// The exponent of the transfer from scene to display at a peak of `peak` cd/m².
    static let systemGamma = 1.2
    static let peak = 1000.0
}

extension Vector3 {
    /// Converts hybrid log-gamma's light of the scene to light of a display with a peak of 1,000 cd/m², on which ordinary white is 1.
    ///
    /// - Parameter luminance: The share of each component in the luminance.
    /// - Source: ITU-R BT.2100-2, table 5, "OOTF".
    func displayed(luminance: Vector3) -> Vector3 {
        let scene = dot(luminance)
        guard scene > 0 else { return Vector3(0, 0, 0) }
        return self * (Numerics.pow(scene, HybridLogGamma.systemGamma - 1) * HybridLogGamma.peak / TransferFunction.referenceWhite)
    }

    /// Converts light of a display to hybrid log-gamma's light of the scene: the inverse of `displayed(luminance:)`.
    func captured(luminance: Vector3) -> Vector3 {
        let share = self * (TransferFunction.referenceWhite / HybridLogGamma.peak)
        let shown = share.dot(luminance)
        guard shown > 0 else { return Vector3(0, 0, 0) }
        return share * Numerics.pow(shown, (1 - HybridLogGamma.systemGamma) / HybridLogGamma.systemGamma)
    }
}
