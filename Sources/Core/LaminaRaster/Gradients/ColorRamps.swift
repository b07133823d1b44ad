import LaminaConcurrency
package import LaminaPrimitives

/// A cache of colour ramps, for gradients that are drawn repeatedly.
package final class ColorRamps: Sendable {
    /// The number of ramps after which a new generation begins.
    ///
    /// The cache holds two generations, so at most 512 ramps of 4 KiB.
    private static let manyRamps = 256

    private let ramps = Guarded(RecentValues<Gradient, ColorRamp>())

    package init() {}

    /// Returns the ramp of a gradient whose end colours continue.
    ///
    /// Threads that miss the cache at the same time may compute the same ramp twice, with equal results.
    package func ramp(of gradient: Gradient) -> ColorRamp {
        if let known = ramps.withLock({ $0.value(for: gradient) }) { return known }
        let made = ColorRamp(gradient)
        ramps.withLock { ramps in
            if ramps.youngCost >= Self.manyRamps { ramps.beginGeneration() }
            ramps.insert(made, for: gradient)
        }
        return made
    }
}
