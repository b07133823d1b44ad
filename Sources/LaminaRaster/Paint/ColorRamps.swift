package import LaminaPrimitives

/// Remembers the ramps of gradients that are drawn again and again.
package final class ColorRamps: Sendable {
    /// At most twice as many are remembered; a ramp has 4 KiB.
    private static let manyRamps = 256

    private let ramps = Guarded(RecentValues<Gradient, ColorRamp>())

    package init() {}

    /// The ramp of a gradient whose end colours go on.
    ///
    /// Threads that ask at the same time may make it twice, and make the same.
    package func ramp(of gradient: Gradient) -> ColorRamp {
        if let known = ramps.withLock({ $0.value(for: gradient) }) { return known }
        let made = ColorRamp(gradient)
        ramps.withLock { ramps in
            if ramps.youngCost >= Self.manyRamps { ramps.growOlder() }
            ramps.keep(made, for: gradient)
        }
        return made
    }
}
