public import Foundation
import LaminaFoundation

/// A list of objects that may be held weakly, with places for nil.
///
/// An object that has ended leaves its place, whose pointer is nil, until `compact()`. Pointers of other things than objects are not supported.
///
/// - Complexity: `compact()` and `allObjects` are linear in the number of places; the others are as in an array.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var places: [HeldObject<AnyObject>?] = []

    /// Creates an empty list.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// Returns a list that keeps its objects alive.
    public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
    /// Returns a list that does not keep its objects alive.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, with those of nil.
    ///
    /// A larger number adds places of nil, a smaller one removes the last places.
    open var count: Int {
        get { places.count }
        set {
            guard newValue >= 0 else { return refuse("NSInvalidArgumentException", "a count of \(newValue)") }
            places.removeLast(max(0, places.count - newValue))
            places += Array(repeating: nil, count: max(0, newValue - places.count))
        }
    }
    /// The objects, without places of nil.
    open var allObjects: [Any] { places.compactMap { $0?.object } }

    /// Returns the object's pointer at a place; nil for a place of nil, and for one that does not exist.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        guard places.indices.contains(index), let object = places[index]?.object else { return nil }
        return unsafe Unmanaged.passUnretained(object).toOpaque()
    }
    /// Adds a pointer of an object, or nil, at the end.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { unsafe places.append(place(of: pointer)) }
    /// Removes a place; one that does not exist is refused.
    open func removePointer(at index: Int) {
        guard places.indices.contains(index) else { return refuse(index) }
        places.remove(at: index)
    }
    /// Inserts a pointer of an object, or nil, before a place or at the end; other places are refused.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        guard index >= 0, index <= places.count else { return refuse(index) }
        unsafe places.insert(place(of: item), at: index)
    }
    /// Puts a pointer of an object, or nil, in place of another one; a place that does not exist is refused.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        guard places.indices.contains(index) else { return refuse(index) }
        unsafe places[index] = place(of: item)
    }
    /// Removes the places of nil.
    open func compact() { places.removeAll { $0?.object == nil } }

    open override var description: String { "NSPointerArray \(allObjects)" }

    private func refuse(_ index: Int) { refuse("NSRangeException", "place \(index) of \(places.count)") }

    private func refuse(_ exception: String, _ detail: String) { Diagnostics.report(exception: exception, detail: "NSPointerArray: \(detail)") }

    // Unsafe: as in Apple's API, the caller's pointer leads to an object that is alive.
    private func place(of pointer: UnsafeMutableRawPointer?) -> HeldObject<AnyObject>? {
        unsafe pointer.map { unsafe HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
    }
}
