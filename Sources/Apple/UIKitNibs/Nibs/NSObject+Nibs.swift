public import Foundation

// Classes that are no responders override Apple's `NSObject.awakeFromNib()` and `prepareForInterfaceBuilder()`. Such an override becomes a method of its own
// here, and calls these methods in place of `super`'s.

extension NSObject {
    /// Does nothing, like `awakeFromNib()` of Apple's `NSObject`.
    public func _standardAwakeFromNib() {}

    /// Does nothing, like `prepareForInterfaceBuilder()` of Apple's `NSObject`.
    public func _standardPrepareForInterfaceBuilder() {}
}
