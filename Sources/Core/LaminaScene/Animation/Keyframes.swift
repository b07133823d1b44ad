package import LaminaPrimitives

/// The values, or the path, of a keyframe animation.
package struct Keyframes: Sendable, Hashable {
    package var values: [Value] = []
    /// The time of each value as a fraction of the duration; nil or invalid times space the values evenly, see `KeyTimes`.
    package var keyTimes: [Double]?
    /// The timing functions from each value to the next; missing ones are linear.
    package var timingFunctions: [TimingFunction] = []
    /// The raw value of a `CalculationMode`; the animation has no effect with any other string.
    package var calculationMode = CalculationMode.linear.rawValue
    /// The tightness of a cubic curve at each value, -1...1; missing entries are 0.
    package var tension: [Double] = []
    /// The sharpness of the corner of a cubic curve at each value, -1...1; missing entries are 0.
    package var continuity: [Double] = []
    /// The weight of the direction before each value against the direction after it in a cubic curve, -1...1; missing entries are 0.
    package var bias: [Double] = []
    /// The path to follow instead of `values`; nil uses the values.
    package var path: Path?
    /// The raw value of a `RotationMode`; with nil or any other string the layer does not rotate along the path.
    package var rotationMode: String?

    package init(values: [Value] = [], path: Path? = nil) {
        self.values = values
        self.path = path
    }
}

/// The interpolation between key values.
package enum CalculationMode: String, Sendable, Hashable {
    /// Straight lines, with the given key times.
    case linear
    /// No interpolation: each value holds until the next key time.
    case discrete
    /// Straight lines at constant speed.
    case paced
    /// A smooth curve through the values, with the given key times.
    case cubic
    /// A smooth curve through the values, with key times in proportion to the distances between values.
    case cubicPaced
}

/// The rotation of a layer that follows a path.
package enum RotationMode: String, Sendable, Hashable {
    /// The layer's x axis points in the direction of motion.
    case auto
    /// The layer's x axis points against the direction of motion.
    case autoReverse
}
