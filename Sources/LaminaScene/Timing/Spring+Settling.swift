import LaminaPrimitives

extension Spring {
    /// Seconds after which the spring counts as at rest.
    ///
    /// - Source: Measured on Core Animation. Swinging, the amplitude passes a thousandth; critical, the first tenth of a second
    ///   with less than a thousandth left. The overdamped rule is not known; its limit is fitted to the one measured value.
    package var settlingDuration: Double {
        let ratio = effectiveRatio
        let decay = ratio * naturalFrequency
        if ratio.isInfinite { return 0 }
        guard decay > 0 else { return Double(Float.greatestFiniteMagnitude) }
        if ratio < 1 {
            let swing = naturalFrequency * (1 - ratio * ratio).squareRoot()
            return Numerics.log(1000 * (1 + abs((decay - initialVelocity) / swing))) / decay
        }
        return firstTenth(below: ratio > 1 ? 0.014 : 0.001)
    }

    /// The first multiple of 0.1 s from which less than `limit` is left.
    private func firstTenth(below limit: Double) -> Double {
        var low = 0.0
        var high = 1 / naturalFrequency
        while abs(remainder(at: high)) >= limit && high < 1e9 {
            low = high
            high *= 2
        }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(remainder(at: middle)) >= limit { low = middle } else { high = middle }
        }
        return (high * 10).rounded(.up) / 10
    }
}
