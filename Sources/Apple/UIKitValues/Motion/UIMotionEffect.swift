public import Foundation

/// A rule for the offsets that a view's properties get when the device is tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    /// Creates an effect; for subclasses.
    public override init() {}

    /// Creates an effect from an archive; this class reads nothing.
    public required init?(coder: NSCoder) {}

    /// Encodes the effect; this class has no values to encode.
    open func encode(with coder: NSCoder) {}

    /// Returns the object itself; subclasses with properties override it to return a copy.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the offsets to add to the view's properties; nil unless overridden.
    ///
    /// - Parameter viewerOffset: The viewer's direction, -1…1 along each axis: to the right, and down.
    /// - Returns: Offsets by key path.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A group of effects whose offsets add up.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; the default is nil.
    open var motionEffects: [UIMotionEffect]?

    /// Returns a group of the same effects.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects
        return copy
    }

    /// Returns the sums of the effects' offsets; nil when there are none.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let sum = MotionValues(motionEffects ?? [], for: viewerOffset)
        return sum.values.isEmpty ? nil : sum.values.compactMapValues(\.bridged)
    }
}
