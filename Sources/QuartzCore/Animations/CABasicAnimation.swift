package import LaminaScene

/// From one value to another; what is missing is what the layer shows.
///
/// | set | runs |
/// |---|---|
/// | from and to | from … to |
/// | from and by | from … from + by |
/// | by and to | to - by … to |
/// | from | from … what shows |
/// | to | what shows … to |
/// | by | what shows … what shows + by |
/// | none | what showed before … what shows |
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts; default nil.
    open var fromValue: Any?
    /// Where it ends; default nil.
    open var toValue: Any?
    /// How far it goes; default nil.
    open var byValue: Any?

    /// It runs from what showed to what shows.
    var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

    package override class var properties: AnimationPropertyTable { basicTable }

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

    /// What it does between its values.
    package func kind(of values: BasicValues) -> Animation.Kind { .basic(values) }

    /// Nil when one of the values cannot be animated, which is reported.
    private func basicValues() -> BasicValues? {
        var values = BasicValues(previous: previousValue)
        let given: [(String, Any?, WritableKeyPath<BasicValues, Value?>)] = [
            ("fromValue", fromValue, \.from), ("toValue", toValue, \.to), ("byValue", byValue, \.by),
        ]
        for (name, value, place) in given {
            guard let value else { continue }
            guard let converted = Value(bridging: value) else {
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
