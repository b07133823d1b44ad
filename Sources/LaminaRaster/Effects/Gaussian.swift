import LaminaPrimitives

/// The bell curve at whole pixels.
enum Gaussian {
    /// How far, in deviations, a blurred edge can be told from none: there its coverage rounds to 0 or 255.
    static let reach = 3.0

    /// Weights of whole pixels from -radius to radius, which add up to 1; the radius is 3.5 deviations, rounded up.
    ///
    /// - Parameter sigma: The deviation in pixels, above 0.
    /// - Accuracy: What is cut off is 0.05 % of the whole.
    static func curve(sigma: Double) -> [Double] {
        let radius = Int((3.5 * sigma).rounded(.up))
        let heights = (-radius...radius).map { place in
            let deviations = Double(place) / sigma
            return Numerics.exp(-deviations * deviations / 2)
        }
        let sum = heights.reduce(0, +)
        return heights.map { $0 / sum }
    }

    /// The curve in 65536ths, which add up to 65536; to one less when the middle is all.
    static func weights(sigma: Double) -> [UInt16] {
        var weights = curve(sigma: sigma).map { Int(($0 * 65536).rounded()) }
        // Rounding leaves a few 65536ths, which the middle can take best.
        weights[weights.count / 2] += 65536 - weights.reduce(0, +)
        return weights.map { UInt16(min($0, 65535)) }
    }
}
