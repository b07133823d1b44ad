extension Spring {
    /// Creates a spring whose motion seems to take `perceptualDuration` seconds.
    ///
    /// - Parameter bounce: 0 is critically damped; towards 1 the spring oscillates longer, towards -1 it approaches its rest more slowly.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let frequency = 2 * .pi / perceptualDuration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity,
            allowsOverdamping: true)
    }

    /// The period of the undamped oscillation, in seconds.
    package var perceptualDuration: Double { 2 * .pi / naturalFrequency }

    /// The bounce: 0 is critically damped; towards 1 the spring oscillates longer, towards -1 it approaches its rest more slowly.
    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
}
