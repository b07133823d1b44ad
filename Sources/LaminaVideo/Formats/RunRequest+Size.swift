package import LaminaServer

extension RunRequest {
    /// Makes the screen a little larger where the format needs an even number of pixels and a side has an odd one.
    ///
    /// For sizes that the user has not chosen: a default never leads to an error.
    package mutating func fitSize() {
        guard FormatTraits.of(format).needsEvenSides else { return }
        (width, height) = (evenSide(from: width), evenSide(from: height))
    }

    /// The smallest side from `points` on with an even number of pixels: in whole points, or a fraction at the few scales at which a handful of points
    /// do not reach one.
    private func evenSide(from points: Double) -> Double {
        for extra in 0..<8 where pixels(points + Double(extra)) % 2 == 0 { return points + Double(extra) }
        return Double(pixels(points) + 1) / scale
    }
}
