import LaminaPrimitives

extension Spring {
    /// The spring that UIKit chooses for a duration and a damping ratio: about a thousandth is left at the end.
    ///
    /// - Parameters:
    ///   - uikitDuration: Seconds, taken as 0.01...10.
    ///   - dampingRatio: Taken as 1 when larger.
    ///   - velocity: At the start, in distances per second.
    /// - Source: Measured on UIKit, which takes exactly twelve of Newton's steps from 5/duration, whether they converge or not;
    ///   for large velocities they do not, and these numbers are what programs have been tuned to.
    package init(uikitDuration: Double, dampingRatio: Double, velocity: Double = 0) {
        let duration = min(max(uikitDuration, 0.01), 10)
        let ratio = min(max(dampingRatio, 1e-3), 1)
        let search = FrequencySearch(duration: duration, ratio: ratio, velocity: velocity)
        let frequency = search.frequency
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    /// The spring of UIKit's animators that say nothing: critically damped in effect, it rests after half a second.
    package static let timingParametersDefault = Spring(mass: 3, stiffness: 1000, damping: 500)
}

/// Looks for the natural frequency with which a thousandth is left after the duration.
private struct FrequencySearch {
    let duration: Double
    let ratio: Double
    let velocity: Double

    var frequency: Double {
        var guess = 5 / duration
        for _ in 0..<12 {
            let (excess, slope) = ratio < 1 ? swinging(guess) : critical(guess)
            guess -= excess / slope
        }
        return guess.isFinite && guess != 0 ? abs(guess) : 5 / duration
    }

    /// The amplitude above a thousandth, and how it changes with the frequency.
    private func swinging(_ frequency: Double) -> (Double, Double) {
        let root = (1 - ratio * ratio).squareRoot()
        let decay = Numerics.exp(-ratio * frequency * duration)
        let part = (velocity - ratio * frequency) / (frequency * root)
        let slope = -velocity / (frequency * frequency * root) * decay - ratio * duration * part * decay
        return (abs(part) * decay - 0.001, part < 0 ? -slope : slope)
    }

    private func critical(_ frequency: Double) -> (Double, Double) {
        let decay = Numerics.exp(-frequency * duration)
        let part = 1 + (frequency - velocity) * duration
        let slope = duration * decay - duration * part * decay
        return (abs(part) * decay - 0.001, part < 0 ? -slope : slope)
    }
}
