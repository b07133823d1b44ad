import CoreGraphics
package import LaminaScene

/// An animation of a property, or of a part of one.
open class CAPropertyAnimation: CAAnimation {
    /// The property's name, or a part of it such as `transform.rotation.z`; default nil.
    open var keyPath: String?
    /// True when the animation's values are added to the property's value instead of replacing it; default false.
    open var isAdditive = false
    /// True when each run starts from the value at which the run before ended; default false.
    open var isCumulative = false
    /// A function that makes the property's values from the animation's numbers; default nil.
    open var valueFunction: CAValueFunction?

    /// The part of the course from the first to the last value that is played; nil means all of it.
    package var progressRange: ProgressRange?

    /// The property's value on screen before the change that added this animation; a basic animation without values starts from it.
    package var previousValue: Value?

    /// Creates an animation of the property at a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override class var properties: RowTable<ObjectProperty<CAAnimation>> { propertyTable }

    package override class func makePlain() -> CAAnimation { CAPropertyAnimation() }

    package override func copyState(into copy: CAAnimation) {
        super.copyState(into: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
        copy.progressRange = progressRange
        copy.previousValue = previousValue
    }

    package override func describe() -> Animation {
        var animation = super.describe()
        animation.keyPath = keyPath ?? ""
        animation.isAdditive = isAdditive
        animation.isCumulative = isCumulative
        animation.valueFunction = valueFunction?.function
        animation.range = progressRange
        return animation
    }

    /// Converts a value of the animated property; nil when it cannot be animated.
    func animatedValue(_ value: Any) -> Value? {
        let property = keyPath?.namedSublayer?.rest ?? keyPath
        return property == "contents" ? Value(contents: value) : Value(bridging: value)
    }

    /// Reports that the animation has no effect, because one of its values has a type that cannot be animated.
    func reportUnusable(_ name: String, _ value: Any) {
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "\(name) of \(type(of: self)) for \(keyPath ?? "no key path") has type \(type(of: value)), which cannot be animated; "
                + "the animation has no effect")
    }

    private static let propertyTable =
        CAAnimation.properties + [
            .object("keyPath", \CAPropertyAnimation.keyPath),
            .flag("additive", alias: "isAdditive", \CAPropertyAnimation.isAdditive),
            .flag("cumulative", alias: "isCumulative", \CAPropertyAnimation.isCumulative),
            .object("valueFunction", \CAPropertyAnimation.valueFunction),
        ]
}
