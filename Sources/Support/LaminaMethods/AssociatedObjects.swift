/// The ownership of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained; a value that was released reads as nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The value is retained; values of value types are copies anyway.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The value is retained; values of value types are copies anyway.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, or removes it.
///
/// The values of an object that was released are released at one of the next calls, not at once.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    Associations.shared.set(value, for: UInt(bitPattern: key), of: object as AnyObject, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(for: UInt(bitPattern: key), of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { Associations.shared.removeAll(of: object as AnyObject) }
