public import Foundation

/// A look that a `UIVisualEffectView` gives to what lies beneath it or in it.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// True: an effect can be read from an archive of untrusted origin.
    open class var supportsSecureCoding: Bool { true }

    /// Writes nothing; effects with values write these.
    open func encode(with coder: NSCoder) {}

    /// Returns the effect itself, because effects never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
