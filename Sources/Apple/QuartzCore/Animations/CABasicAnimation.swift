package import LaminaScene

/// An animation from one value to another.
///
/// The model value is the layer's own value, also while animations below this one show another.
///
/// | values that are set | course |
/// |---|---|
/// | from and to | from … to |
/// | from and by | from … from + by |
/// | by and to | to - by … to |
/// | from | from … the model value |
/// | to | the model value … to |
/// | by | the model value … the model value + by |
/// | none | the value before the change … the model value |
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; default nil.
    open var fromValue: Any?
    /// The value at the end; default nil.
    open var toValue: Any?
    /// The difference between the values at the start and at the end; default nil.
    open var byValue: Any?

    /// True when no value is set: the animation then runs from the value on screen before the change to the model value.
    var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

    package override class var properties: RowTable<ObjectProperty<CAAnimation>> { basicTable }

    package override class func makePlain() -> CAAnimation { CABasicAnimation() }

    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    package override func describe() -> Animation {
        var animation = super.describe()
        if let values = basicValues() { animation.kind = kind(of: values) }
        return animation
    }

    /// Returns the kind of animation that interpolates the values; overridden for springs.
    package func kind(of values: BasicValues) -> Animation.Kind { .basic(values) }

    /// Converts the values; nil, with a report, when one of them cannot be animated.
    private func basicValues() -> BasicValues? {
        var values = BasicValues(previous: previousValue)
        let given: [(String, Any?, WritableKeyPath<BasicValues, Value?>)] = [
            ("fromValue", fromValue, \.from), ("toValue", toValue, \.to), ("byValue", byValue, \.by),
        ]
        for (name, value, place) in given {
            guard let value else { continue }
            guard let converted = animatedValue(value) else {
                reportUnusable(name, value)
                return nil
            }
            values[keyPath: place] = converted
        }
        return values
    }

    private static let basicTable =
        CAPropertyAnimation.properties + [
            .object("fromValue", \CABasicAnimation.fromValue),
            .object("toValue", \CABasicAnimation.toValue),
            .object("byValue", \CABasicAnimation.byValue),
        ]
}
