public import CoreGraphics
package import LaminaScene

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in their order, overridden by a path; default nil.
    open var values: [Any]?
    /// Points instead of values; default nil.
    ///
    /// Each segment's end is a key frame. What is done to a mutable path afterwards has no effect.
    open var path: CGPath? {
        get { fixedPath }
        set { fixedPath = newValue is CGMutablePath ? newValue?.copy() : newValue }
    }
    /// The time of each value as a fraction of the duration; default nil.
    ///
    /// In discrete mode there is one more than values. The first value holds until the first time, the last one from the last time on.
    /// Equal distances are used instead when the number of times is wrong, one is not finite, or one within 0...1 is less than that before it.
    open var keyTimes: [NSNumber]?
    /// Bend the progress from each value to the next; default nil.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the values between come about; default `linear`.
    ///
    /// With a name that is not Apple's nothing shows.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How tight a cubic curve is at each value, -1...1; default nil.
    open var tensionValues: [NSNumber]?
    /// How sharp its corner is at each value, -1...1; default nil.
    open var continuityValues: [NSNumber]?
    /// On which side of each value it passes, -1...1; default nil.
    open var biasValues: [NSNumber]?
    /// How the layer turns with the path, nil not at all; default nil.
    open var rotationMode: CAAnimationRotationMode?

    /// Never a mutable path.
    private var fixedPath: CGPath?

    package override class var properties: AnimationPropertyTable { keyframeTable }

    package override class func makePlain() -> CAAnimation { CAKeyframeAnimation() }

    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
        copy.rotationMode = rotationMode
    }

    package override func describe() -> Animation {
        var animation = super.describe()
        guard let values = keyValues() else { return animation }
        var keyframes = Keyframes(values: values, path: path?.path)
        keyframes.keyTimes = keyTimes?.map(\.doubleValue)
        keyframes.timingFunctions = timingFunctions?.map(\.curve) ?? []
        keyframes.calculationMode = calculationMode.rawValue
        keyframes.tension = tensionValues?.map(\.doubleValue) ?? []
        keyframes.continuity = continuityValues?.map(\.doubleValue) ?? []
        keyframes.bias = biasValues?.map(\.doubleValue) ?? []
        keyframes.rotationMode = rotationMode?.rawValue
        animation.kind = .keyframes(keyframes)
        return animation
    }

    /// Nil when one of the values cannot be animated, which is reported.
    private func keyValues() -> [Value]? {
        guard path == nil, let values else { return [] }
        var converted: [Value] = []
        converted.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            guard let keyValue = Value(bridging: value) else {
                reportUnusable("values[\(index)]", value)
                return nil
            }
            converted.append(keyValue)
        }
        return converted
    }

    private static let keyframeTable =
        CAPropertyAnimation.properties + [
            .object("values", \CAKeyframeAnimation.values),
            .object("path", \CAKeyframeAnimation.path),
            .object("keyTimes", \CAKeyframeAnimation.keyTimes),
            .object("timingFunctions", \CAKeyframeAnimation.timingFunctions),
            .name("calculationMode", \CAKeyframeAnimation.calculationMode),
            .object("tensionValues", \CAKeyframeAnimation.tensionValues),
            .object("continuityValues", \CAKeyframeAnimation.continuityValues),
            .object("biasValues", \CAKeyframeAnimation.biasValues),
            .name("rotationMode", \CAKeyframeAnimation.rotationMode),
        ]
}
