public import Foundation

/// A dictionary of objects that may be held weakly.
///
/// An entry whose key or value has ended is forgotten.
///
/// - Complexity: All operations are linear in the number of entries.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: HeldObject<KeyType>, value: HeldObject<ObjectType>)] = []

    /// Creates an empty table; the capacity is ignored.
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    /// Returns a table that keeps keys and values alive.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns a table that keeps values alive.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns a table that keeps keys alive.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns a table that keeps neither alive.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    private var living: [(KeyType, ObjectType)] {
        entries.compactMap { entry in
            guard let key = entry.key.object, let value = entry.value.object else { return nil }
            return (key, value)
        }
    }

    /// The number of entries.
    open var count: Int { living.count }
    /// Returns the value of a key; nil when there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { key in entries.first { $0.key.isSame(as: key, keyOptions) }?.value.object }
    }
    /// Sets the value of a key.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let aKey else { return }
        removeObject(forKey: aKey)
        if let anObject { entries.append((HeldObject(aKey, keyOptions), HeldObject(anObject, valueOptions))) }
    }
    /// Removes a key with its value.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { $0.key.object == nil || $0.value.object == nil || $0.key.isSame(as: aKey, keyOptions) }
    }
    /// Removes all entries.
    open func removeAllObjects() { entries = [] }
    /// Returns the keys one after the other, in the order of their addition.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.0)).objectEnumerator() }
    /// Returns the values one after the other, in the order of their addition.
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.1)).objectEnumerator() }

    open override var description: String { "NSMapTable \(living)" }
}
