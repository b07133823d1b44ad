public import Foundation

/// Says how properties of a view differ from their values when the device is tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// For subclasses.
    public override init() {}

    /// Interface Builder's way.
    public required init?(coder: NSCoder) {}

    /// Writes the effect; this one has nothing to say.
    open func encode(with coder: NSCoder) {}

    /// An effect of the same kind that says the same; a subclass with fields of its own overrides it.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What is added to properties of the view: nothing, unless overridden.
    ///
    /// - Parameter viewerOffset: Where the viewer is, -1...1 each: to the right, and down.
    /// - Returns: Values by key path.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Several effects whose values add up.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects; default nil.
    open var motionEffects: [UIMotionEffect]?

    /// A group of the same effects.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    /// The sums of what the effects say.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let sum = MotionValues(motionEffects ?? [], for: viewerOffset)
        return sum.values.isEmpty ? nil : sum.values.compactMapValues(\.bridged)
    }
}
