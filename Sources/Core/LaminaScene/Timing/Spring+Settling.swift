import LaminaPrimitives

extension Spring {
    /// The time after which the spring counts as at rest, in seconds.
    ///
    /// - Source: Measured on Core Animation. Underdamped: the time at which the amplitude falls below 0.001. Critically damped: the first multiple of
    ///   0.1 s at which less than 0.001 remains. The overdamped rule is unknown; its limit, 0.014, is fitted to the one measured value.
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

    /// The first multiple of 0.1 s at which less than `limit` of the distance remains; brackets the time by doubling, then bisects.
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
