import CoreGraphics
package import LaminaScene

/// An animation of one property, or of a part of one.
open class CAPropertyAnimation: CAAnimation {
    /// The property and perhaps a part of it, such as `transform.rotation.z`; default nil.
    open var keyPath: String?
    /// Whether its values are put on top of what shows, not in the place of it; default false.
    open var isAdditive = false
    /// Whether each run starts where the one before ended; default false.
    open var isCumulative = false
    /// Makes the property's values of the animation's numbers; default nil.
    open var valueFunction: CAValueFunction?

    /// The part of the way that is run; nil is all of it.
    package var progressRange: ProgressRange?

    /// What showed before the change that this animation belongs to.
    package var previousValue: Value?

    /// An animation of the property at this key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    package override class var properties: AnimationPropertyTable { propertyTable }

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

    /// Says once that the animation shows nothing, because a value of it is of a kind that cannot be animated.
    func reportUnusable(_ name: String, _ value: Any) {
        Diagnostics.report(
            exception: "NSInvalidArgumentException",
            detail: "\(name) of \(type(of: self)) for \(keyPath ?? "no key path") is of type \(type(of: value)); it shows nothing")
    }

    private static let propertyTable =
        CAAnimation.properties + [
            .object("keyPath", \CAPropertyAnimation.keyPath),
            .flag("additive", alias: "isAdditive", \CAPropertyAnimation.isAdditive),
            .flag("cumulative", alias: "isCumulative", \CAPropertyAnimation.isCumulative),
            .object("valueFunction", \CAPropertyAnimation.valueFunction),
        ]
}
