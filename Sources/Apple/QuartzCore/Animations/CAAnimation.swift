public import CoreGraphics
package import LaminaScene

/// The base class of all animations: timing, a timing function and a delegate.
///
/// A layer copies an animation that is added to it, so later changes have no effect. `setValue(_:forKey:)` stores values under any key, and copies
/// keep them, so that a delegate can recognise the animation.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAAction, CAMediaTiming {
    /// The object that is notified when the animation starts and stops; default nil.
    ///
    /// Unlike other delegates, it is retained.
    open var delegate: (any CAAnimationDelegate)?
    /// The curve that maps the progress of each run; nil, the default, means a constant rate.
    open var timingFunction: CAMediaTimingFunction?
    /// True when the layer removes the animation at its end; default true.
    open var isRemovedOnCompletion = true
    /// The frame rates that the app prefers; default any.
    ///
    /// A window draws less often while all running animations prefer fewer frames than its display shows: at the nearest rate that is the display's
    /// rate divided by a whole number. A film has the frames that were asked for.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The beginning, in seconds of the layer's time; 0, the default, means the time of the commit.
    open var beginTime: CFTimeInterval = 0
    /// The length of one run, in seconds; 0, the default, becomes the transaction's duration when the animation is added.
    open var duration: CFTimeInterval = 0
    /// The rate of the animation's time in the layer's time; default 1.
    open var speed: Float = 1
    /// The animation's own time at its beginning, in seconds; default 0.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs, which may be a fraction; 0, the default, means one.
    open var repeatCount: Float = 0
    /// The length of all runs together, in seconds; 0, the default, leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// True when each run also plays backwards after it has played forwards; default false.
    open var autoreverses = false
    /// The animation's effect before its beginning and after its end, while a layer keeps it; default `removed`.
    open var fillMode = CAMediaTimingFillMode.removed

    /// The delay after the commit, in seconds, for an animation whose `beginTime` is 0.
    package var beginDelay: CFTimeInterval = 0
    /// True for an animation that applies after all animations without this flag, in whatever order they are added.
    package var staysOnTop = false
    /// True for an animation that a change of a property has made, with the settings of its transaction.
    package var isImplicit = false
    /// The return addresses of the functions that have described the animation, in a recorded run, for one that is added later; nil for others.
    package var origin: [UInt]?

    /// The values under keys that are not properties.
    private(set) final var ownValues: [String: Any] = [:]

    /// Creates an animation without effect and with a duration of 0.
    public override init() {}

    /// Creates an animation from an archive that `encode(with:)` has written.
    ///
    /// Subclasses override it to read values of their own, and call `super`. The delegate is nil.
    ///
    /// - Returns: Nil when the archive is malformed; the coder then has an error of `CocoaError.coderReadCorrupt`.
    public required init?(coder: NSCoder) {
        super.init()
        guard readArchive(coder) else { return nil }
    }

    // MARK: Archiving

    /// True: animations support secure coding; subclasses that read values of their own override it as well.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the values for which `shouldArchiveValue(forKey:)` returns true, except the delegate.
    ///
    /// Subclasses override it to write values of their own, and call `super`. Values that do not support secure coding are left out with a warning.
    open func encode(with coder: NSCoder) { writeArchive(coder) }

    /// The class whose name an archive contains: for a class that is declared inside a function or another type, its nearest superclass that is not.
    open override var classForKeyedArchiver: AnyClass? { ArchivedClasses.nameable(type(of: self)) }

    // MARK: Key-value coding

    /// Returns the initial value of a property; nil when it is zero, false or nil.
    ///
    /// Subclasses override it to provide values for keys of their own.
    open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

    /// Returns whether an archive needs the property's value, because it differs from the initial one.
    open func shouldArchiveValue(forKey key: String) -> Bool { differsFromInitialValue(forKey: key) }

    /// Returns the value of a property, or the value that the app stored under a key of its own.
    open func value(forKey key: String) -> Any? {
        if let property = Self.properties[key] { return property.read(self) }
        return ownValues[key] ?? Self.defaultValue(forKey: key)
    }

    /// Sets a property, or stores a value under a key of the app's own.
    ///
    /// A value of the wrong type is reported, and the property keeps its old value.
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

    /// Returns the value at a key path, which may lead through animations, layers and dictionaries that are values themselves.
    open func value(forKeyPath keyPath: String) -> Any? { KeyedValues.standard(.valueAtPath(keyPath), of: self) }

    /// Sets the value at a key path, which may lead through animations and layers that are values themselves.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { _ = KeyedValues.standard(.setValueAtPath(value, keyPath), of: self) }

    // MARK: Copying and running

    /// Returns an animation of the same class with the same values.
    ///
    /// A subclass with stored properties of its own overrides this method, calls `super` and copies them. It must have an `init()`, inherited or its
    /// own.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.laminaInit()
        copyState(into: copy)
        return copy
    }

    /// Adds the animation to the layer in which the event happened, with the event's name as the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: For the classes of this module

    /// The property table of the class, including the superclass's properties.
    package class var properties: RowTable<ObjectProperty<CAAnimation>> { baseTable }

    /// Creates an animation of this class; for an app's subclass, of its nearest superclass in this module.
    package class func makePlain() -> CAAnimation { CAAnimation() }

    /// Copies all values to another animation of the same class.
    ///
    /// Every class copies its own stored properties; a loop over the property table takes ten times as long.
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
        copy.origin = origin
        copy.isImplicit = isImplicit
        copy.ownValues = ownValues
    }

    /// Describes the animation itself, without children, for the scene.
    package func describe() -> Animation {
        var animation = Animation(timing: timing, kind: .group([]))
        animation.timingFunction = timingFunction?.curve
        animation.removedOnCompletion = isRemovedOnCompletion
        animation.frameRate = preferredFrameRateRange.wish
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

    private static let baseTable = RowTable<ObjectProperty<CAAnimation>>([
        .object("delegate", \CAAnimation.delegate).archived(.none),
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
