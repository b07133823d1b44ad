package import LaminaRun

extension RunRequest {
    /// Enlarges the screen slightly, or for a device the picture, when the format needs even numbers of pixels and a side has an odd number.
    ///
    /// Only for a size that the user has not chosen, so that the default size never leads to an error.
    package mutating func fitSize() {
        guard FormatTraits.of(format).needsEvenSides else { return }
        guard device == nil else {
            let frame = frameFormat
            device?.extraPixels.columns += frame.width % 2
            device?.extraPixels.rows += frame.height % 2
            return
        }
        (width, height) = (evenSide(from: width), evenSide(from: height))
    }

    /// Returns the smallest side of at least `points` with an even number of pixels.
    ///
    /// The side is a whole number of points above `points`, except at the few scales at which none of the first eight gives an even number.
    private func evenSide(from points: Double) -> Double {
        for extra in 0..<8 where pixels(points + Double(extra)) % 2 == 0 { return points + Double(extra) }
        return Double(pixels(points) + 1) / scale
    }
}
