public import CoreGraphics
package import LaminaScene

/// What all animations have: a time of their own, a curve, and a delegate.
///
/// A layer copies an animation when it is added; what is changed afterwards has no effect. Any key can be set with `setValue(_:forKey:)`; it
/// is kept, also in copies, and tells the delegate which animation it hears of.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
    /// Is told of beginning and end, and retained, unlike other delegates; default nil.
    open var delegate: (any CAAnimationDelegate)?
    /// Bends the progress of each run, nil is an even pace; default nil.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer lets go of the animation at its end; default true.
    open var isRemovedOnCompletion = true
    /// How many frames per second are wanted; default any.
    ///
    /// Kept without effect, because the output sets the rate.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Seconds of the layer's time, where 0 becomes the time of the commit; default 0.
    open var beginTime: CFTimeInterval = 0
    /// Seconds of one run, where 0 becomes the transaction's duration on adding; default 0.
    open var duration: CFTimeInterval = 0
    /// How fast it runs in the layer's time; default 1.
    open var speed: Float = 1
    /// Seconds of own time at the beginning; default 0.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs, where 0 is once; default 0.
    open var repeatCount: Float = 0
    /// Seconds that it runs in all, where 0 leaves it to `repeatCount`; default 0.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run comes back the same way; default false.
    open var autoreverses = false
    /// What shows outside the active time, as long as the animation is kept; default `removed`.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Seconds from the commit to the beginning of an animation whose `beginTime` is 0.
    package var beginDelay: CFTimeInterval = 0
    /// Applies after all that do not say so, whenever they are added.
    package var staysOnTop = false

    /// Values under names that are no properties.
    private var ownValues: [String: Any] = [:]

    /// An animation that does nothing for no time.
    public override init() {}

    // MARK: Key-value coding

    /// The value that a property of this name has before it is set; nil when that is zero, false or nothing.
    ///
    /// A subclass that overrides it gives values to names of its own.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

    /// Whether an archive needs the value of this property: whether it differs from the initial one.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromInitialValue(forKey: key) }

    /// The value of a property, or what was set under a name of one's own.
    open func value(forKey key: String) -> Any? {
        if let property = Self.properties[key] { return property.read(self) }
        return ownValues[key] ?? Self.defaultValue(forKey: key)
    }

    /// Sets a property, or keeps a value under a name of one's own.
    ///
    /// A value of the wrong kind is reported and the old one stays.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = Self.properties[key] else {
            ownValues[key] = value
            return
        }
        if property.write(self, value) { return }
        let kind = value.map { "a value of type \(type(of: $0))" } ?? "nil"
        Diagnostics.report(
            exception: "NSInvalidArgumentException", detail: "\(key) of \(type(of: self)) cannot be \(kind); the old value stays")
    }

    /// As `value(forKey:)`, through animations and dictionaries that are values themselves.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

    /// As `setValue(_:forKey:)`, through animations that are values themselves.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }

    // MARK: Copying and running

    /// An animation of the same class with the same values.
    ///
    /// A subclass with fields of its own copies them after calling this. It must have an `init()`, inherited or its own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.makeEmpty()
        copyState(into: copy)
        return copy
    }

    /// Adds the animation to the layer that the action happened to, under the name of the event.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: For the classes of this module

    /// All properties of the class, its superclass's among them.
    package class var properties: AnimationPropertyTable { baseTable }

    /// A new animation of the class, or of the nearest class that this module knows.
    package class func makePlain() -> CAAnimation { CAAnimation() }

    /// Gives another animation of the same class all values of this one.
    ///
    /// Every class copies its own; going by the rows of the table takes ten times as long.
    package func copyState(into copy: CAAnimation) {
        copy.delegate = delegate
        copy.timingFunction = timingFunction
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.beginDelay = beginDelay
        copy.staysOnTop = staysOnTop
        copy.ownValues = ownValues
    }

    /// What the animation does by itself, without children.
    package func describe() -> Animation {
        var animation = Animation(timing: timing, kind: .group([]))
        animation.timingFunction = timingFunction?.curve
        animation.removedOnCompletion = isRemovedOnCompletion
        return animation
    }

    private var timing: MediaTiming {
        var timing = MediaTiming(duration: duration)
        timing.beginTime = beginTime
        timing.speed = Double(speed)
        timing.timeOffset = timeOffset
        timing.repeatCount = Double(repeatCount)
        timing.repeatDuration = repeatDuration
        timing.autoreverses = autoreverses
        timing.fillMode = .init(rawValue: fillMode.rawValue) ?? .removed
        return timing
    }

    private static let baseTable = AnimationPropertyTable([
        .object("delegate", \CAAnimation.delegate),
        .object("timingFunction", \CAAnimation.timingFunction),
        .flag("removedOnCompletion", alias: "isRemovedOnCompletion", \CAAnimation.isRemovedOnCompletion),
        .plain("preferredFrameRateRange", \CAAnimation.preferredFrameRateRange),
        .number("beginTime", \CAAnimation.beginTime),
        .number("duration", \CAAnimation.duration),
        .number("speed", \CAAnimation.speed),
        .number("timeOffset", \CAAnimation.timeOffset),
        .number("repeatCount", \CAAnimation.repeatCount),
        .number("repeatDuration", \CAAnimation.repeatDuration),
        .flag("autoreverses", \CAAnimation.autoreverses),
        .name("fillMode", \CAAnimation.fillMode),
    ])
}
