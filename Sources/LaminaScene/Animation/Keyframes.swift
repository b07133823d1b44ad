package import LaminaPrimitives

/// Values, or a path, that an animation runs through.
package struct Keyframes: Sendable, Hashable {
    package var values: [Value] = []
    /// The time of each value as a fraction of the duration; evenly spaced when nil or not usable, see `KeyTimes`.
    package var keyTimes: [Double]?
    /// Bend the progress from each value to the next; missing ones are even speed.
    package var timingFunctions: [TimingFunction] = []
    /// The name of a `CalculationMode`; with any other the animation does nothing.
    package var calculationMode = CalculationMode.linear.rawValue
    /// How tight a cubic curve is at each value, -1...1; missing ones are 0.
    package var tension: [Double] = []
    /// How sharp its corner is at each value, -1...1; missing ones are 0.
    package var continuity: [Double] = []
    /// How much it leans on the way before each value, or after it, -1...1; missing ones are 0.
    package var bias: [Double] = []
    /// Points instead of values.
    package var path: Path?
    /// The name of a `RotationMode`; with any other the layer is not turned.
    package var rotationMode: String?

    package init(values: [Value] = [], path: Path? = nil) {
        self.values = values
        self.path = path
    }
}

/// What lies between key values.
package enum CalculationMode: String, Sendable, Hashable {
    case linear
    /// Nothing: each value holds until the next.
    case discrete
    /// Straight lines at even speed.
    case paced
    /// A smooth curve.
    case cubic
    /// A smooth curve, its key times by the distances of the values.
    case cubicPaced
}

/// Whether a layer turns as its path does.
package enum RotationMode: String, Sendable, Hashable {
    /// Its x axis shows where it goes.
    case auto
    /// Its x axis shows where it comes from.
    case autoReverse
}
