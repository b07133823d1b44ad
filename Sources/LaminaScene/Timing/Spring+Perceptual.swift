extension Spring {
    /// The spring that seems to take `perceptualDuration` seconds.
    ///
    /// - Parameter bounce: 0 is critical, towards 1 it swings longer, towards -1 it creeps.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let frequency = 2 * .pi / perceptualDuration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity,
            allowsOverdamping: true)
    }

    /// Seconds of one swing without damping.
    package var perceptualDuration: Double { 2 * .pi / naturalFrequency }

    /// 0 is critical, towards 1 it swings longer, towards -1 it creeps.
    package var bounce: Double {
        let ratio = dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
}
