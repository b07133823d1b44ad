import Foundation
import LaminaMethods
import Testing

@MainActor
struct AssociatedObjectTests {
    private final class Watcher {
        let onEnd: () -> Void
        init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    private static let other = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    @Test
    func anObjectHasAValueForEachKey() {
        let (first, second) = (NSObject(), NSObject())
        objc_setAssociatedObject(first, Self.key, "a", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        objc_setAssociatedObject(first, Self.other, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(second, Self.key, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(first, Self.key) as? String == "a")
        #expect(objc_getAssociatedObject(first, Self.other) as? Int == 2)
        #expect(objc_getAssociatedObject(second, Self.key) as? String == "b")
        objc_setAssociatedObject(first, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, Self.key) == nil)
        objc_removeAssociatedObjects(first)
        #expect(objc_getAssociatedObject(first, Self.other) == nil)
    }

    @Test
    func anAssignedValueIsNotRetained() {
        let owner = NSObject()
        var ended = 0
        objc_setAssociatedObject(owner, Self.key, Watcher { ended += 1 }, .OBJC_ASSOCIATION_ASSIGN)
        #expect(ended == 1)
        #expect(objc_getAssociatedObject(owner, Self.key) == nil)
    }

    @Test
    func valuesOfReleasedObjectsAreReleasedAndNeverSeenAgain() {
        var ended = 0
        for _ in 0..<1000 {
            let owner = NSObject()
            #expect(objc_getAssociatedObject(owner, Self.key) == nil)
            objc_setAssociatedObject(owner, Self.key, Watcher { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ended > 800)
    }

    @Test
    func anObjectIsLockedForOneThreadAtATime() {
        nonisolated(unsafe) let object = NSObject()
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<1000 {
                objc_sync_enter(object)
                objc_sync_enter(object)
                count += 1
                objc_sync_exit(object)
                objc_sync_exit(object)
            }
        }
        #expect(count == 4000)
        #expect(objc_sync_exit(object) == -1)
    }
}
