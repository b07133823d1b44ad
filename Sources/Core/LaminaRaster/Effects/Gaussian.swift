import LaminaPrimitives

/// The Gaussian curve, sampled at whole pixels.
enum Gaussian {
    /// The distance from an edge, in standard deviations, beyond which its blur rounds to 0 or 255.
    static let reach = 3.0

    /// Returns the weights of the pixels from -radius to radius, normalised to a sum of 1.
    ///
    /// The radius is 3.5 deviations, rounded up.
    ///
    /// - Parameter sigma: The standard deviation in pixels, above 0.
    /// - Accuracy: The cut-off tails are 0.05 % of the total.
    static func curve(sigma: Double) -> [Double] {
        let radius = Int((3.5 * sigma).rounded(.up))
        let heights = (-radius...radius).map { place in
            let deviations = Double(place) / sigma
            return Numerics.exp(-deviations * deviations / 2)
        }
        let sum = heights.reduce(0, +)
        return heights.map { $0 / sum }
    }

    /// Returns the weights in units of 1/65536 with a sum of 65536.
    ///
    /// A weight of 65536, which is the only one that is not 0, becomes 65535, the largest `UInt16`.
    static func weights(sigma: Double) -> [UInt16] {
        var weights = curve(sigma: sigma).map { Int(($0 * 65536).rounded()) }
        // Rounding leaves an error of a few units, which is relatively smallest in the central weight.
        weights[weights.count / 2] += 65536 - weights.reduce(0, +)
        return weights.map { UInt16(min($0, 65535)) }
    }
}
