import Foundation

/// The array of a property.
///
/// A change sets the property to a changed copy, and notifies observers of the changed places.
final class KeyedArray: NSMutableArray {
    private let owner: (any _KeyValueCodingAndObserving)?
    private let keyPath: String

    init(_ owner: any _KeyValueCodingAndObserving, _ keyPath: String) {
        self.owner = owner
        self.keyPath = keyPath
        super.init(capacity: 0)
    }

    /// Fails: the array of a property is not archived.
    required init?(coder: NSCoder) { return nil }

    required init(objects: UnsafePointer<AnyObject>?, count: Int) {
        owner = nil
        keyPath = ""
        unsafe super.init(objects: objects, count: count)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(NSObject(), "self") }

    private var array: NSArray { owner?.value(forKeyPath: keyPath) as? NSArray ?? [] }

    override var count: Int { array.count }
    override func object(at index: Int) -> Any { array.object(at: index) }
    override func insert(_ object: Any, at index: Int) { change(.insertion, index) { $0.insert(object, at: index) } }
    override func add(_ object: Any) { insert(object, at: count) }
    override func removeObject(at index: Int) { change(.removal, index) { $0.removeObject(at: index) } }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func replaceObject(at index: Int, with object: Any) {
        change(.replacement, index) { $0.replaceObject(at: index, with: object) }
    }

    private func change(_ kind: NSKeyValueChange, _ index: Int, _ body: (NSMutableArray) -> Void) {
        let changed = NSMutableArray(array: array.map { $0 })
        body(changed)
        let path = keyPath.lastIndex(of: ".")
        let target = path.map { owner?.value(forKeyPath: String(keyPath[..<$0])) as AnyObject } ?? owner
        let key = path.map { String(keyPath[keyPath.index(after: $0)...]) } ?? keyPath
        guard let target else { return }
        let notice = Observations.shared.beginKeyedWrite(target, key, kind, IndexSet(integer: index))
        _ = KeyedValues.perform(.setValue(changed, forKey: key), on: target)
        notice?.finish()
    }
}
