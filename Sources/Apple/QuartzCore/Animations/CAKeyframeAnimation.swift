public import CoreGraphics
package import LaminaScene

/// An animation through a list of values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in their order, ignored when there is a path; default nil.
    open var values: [Any]?
    /// A path whose points are used instead of `values`; default nil.
    ///
    /// The end of each segment is a key frame. A mutable path is copied, so later changes of it have no effect.
    open var path: CGPath? {
        get { fixedPath }
        set { fixedPath = newValue is CGMutablePath ? newValue?.copy() : newValue }
    }
    /// The time of each value as a fraction of the duration; default nil, which spaces the values evenly.
    ///
    /// In discrete mode there is one more time than values. The first value also applies before the first time, and the last value after the last
    /// time. Even spacing replaces times of the wrong number, times that are not finite, and times within 0...1 that decrease.
    open var keyTimes: [NSNumber]?
    /// The timing functions between neighbouring values, one per interval; default nil, and a missing one means a constant rate.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The method with which values between key frames are computed; default `linear`.
    ///
    /// With a name other than Apple's, the animation has no effect.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tightness of a cubic curve at each value, -1...1; default nil, which means 0.
    open var tensionValues: [NSNumber]?
    /// The sharpness of a cubic curve's corner at each value, -1...1; default nil, which means 0.
    open var continuityValues: [NSNumber]?
    /// The share of the neighbouring segments in a cubic curve's tangent at each value; default nil, which means 0.
    ///
    /// 1 counts only the segment before the value, -1 only the one after it.
    open var biasValues: [NSNumber]?
    /// The rotation of a layer that moves along `path`; nil, the default, means none.
    open var rotationMode: CAAnimationRotationMode?

    /// The path, never a mutable one.
    private var fixedPath: CGPath?

    package override class var properties: RowTable<ObjectProperty<CAAnimation>> { keyframeTable }

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

    /// Converts the values; nil, with a report, when one of them cannot be animated.
    private func keyValues() -> [Value]? {
        guard path == nil, let values else { return [] }
        var converted: [Value] = []
        converted.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            guard let keyValue = animatedValue(value) else {
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
