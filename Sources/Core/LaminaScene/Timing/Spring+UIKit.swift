import LaminaPrimitives

extension Spring {
    /// Creates the spring that UIKit uses for a duration and a damping ratio: about 0.001 of the distance remains at the end.
    ///
    /// - Parameters:
    ///   - uikitDuration: The duration in seconds, clamped to 0.01...10.
    ///   - dampingRatio: The damping ratio, clamped to 0.001...1.
    ///   - velocity: The initial velocity, in distances per second.
    /// - Source: Measured on UIKit, which makes exactly twelve Newton iterations from 5/duration, whether they converge or not; for large velocities
    ///   they do not, and programs have been tuned to the numbers that result.
    package init(uikitDuration: Double, dampingRatio: Double, velocity: Double = 0) {
        let duration = min(max(uikitDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, 1e-3), 1)
        let search = FrequencySearch(duration: duration, ratio: ratio, velocity: velocity)
        let frequency = search.frequency
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    /// UIKit's default spring for property animators: critically damped in effect, at rest after half a second.
    package static let timingParametersDefault = Spring(mass: 3, stiffness: 1000, damping: 500)
}

/// Searches for the natural frequency at which 0.001 of the distance remains after the duration.
private struct FrequencySearch {
    let duration: Double
    let ratio: Double
    let velocity: Double

    /// The natural frequency after twelve Newton iterations, in radians per second; the initial guess if they diverge to infinity or zero.
    var frequency: Double {
        var guess = 5 / duration
        for _ in 0..<12 {
            let (excess, slope) = ratio < 1 ? swinging(guess) : critical(guess)
            guess -= excess / slope
        }
        return guess.isFinite && guess != 0 ? abs(guess) : 5 / duration
    }

    /// The underdamped amplitude in excess of 0.001 at the end, and its derivative with respect to the frequency.
    private func swinging(_ frequency: Double) -> (Double, Double) {
        let root = (1 - ratio * ratio).squareRoot()
        let decay = Numerics.exp(-ratio * frequency * duration)
        let part = (velocity - ratio * frequency) / (frequency * root)
        let slope = -velocity / (frequency * frequency * root) * decay - ratio * duration * part * decay
        return (abs(part) * decay - 0.001, part < 0 ? -slope : slope)
    }

    /// The critically damped remainder in excess of 0.001 at the end, and its derivative with respect to the frequency.
    private func critical(_ frequency: Double) -> (Double, Double) {
        let decay = Numerics.exp(-frequency * duration)
        let part = 1 + (frequency - velocity) * duration
        let slope = duration * decay - duration * part * decay
        return (abs(part) * decay - 0.001, part < 0 ? -slope : slope)
    }
}
