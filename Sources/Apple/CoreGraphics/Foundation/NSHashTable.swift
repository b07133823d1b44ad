public import Foundation

/// A set of objects that may be held weakly.
///
/// - Complexity: All operations are linear in the number of objects.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [HeldObject<ObjectType>] = []

    /// Creates an empty set; the capacity is ignored.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Returns a set that does not keep its objects alive.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects, in the order of their addition.
    open var allObjects: [ObjectType] { held.compactMap(\.object) }
    /// The number of objects.
    open var count: Int { allObjects.count }
    /// Any object; nil when there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object, unless it is there.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        held.removeAll { $0.object == nil }
        held.append(HeldObject(object, options))
    }
    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        held.removeAll { $0.object == nil || $0.isSame(as: object, options) }
    }
    /// Removes all objects.
    open func removeAllObjects() { held = [] }
    /// Returns the object of the set that is the same as another; nil when there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in held.first { $0.isSame(as: object, options) }?.object }
    }
    /// Returns true when an object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    /// Returns the objects one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
    /// Adds the objects of another set.
    open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    /// Removes the objects of another set.
    open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    /// Removes the objects that are not in another set.
    open func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
    /// Returns true when both sets have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
    /// Returns true when all objects are in another set too.
    open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

    open override var description: String { "NSHashTable \(allObjects)" }
}
