import Foundation
import Synchronization

/// Locks an object for this thread, which may lock it again.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject, adding: 1).lock()
    return 0
}

/// Unlocks an object that this thread has locked.
///
/// - Returns: 0; -1 when the object is not locked.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let lock = ObjectLocks.release(object as AnyObject) else { return -1 }
    lock.unlock()
    return 0
}

/// The locks of objects that are locked or waited for.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func lock(of object: AnyObject, adding users: Int) -> NSRecursiveLock {
        let key = ObjectIdentifier(object)
        return entries.withLock { entries in
            entries[key, default: Entry()].users += users
            return entries[key, default: Entry()].lock
        }
    }

    static func release(_ object: AnyObject) -> NSRecursiveLock? {
        let key = ObjectIdentifier(object)
        return entries.withLock { entries in
            guard var entry = entries[key] else { return nil }
            entry.users -= 1
            entries[key] = entry.users == 0 ? nil : entry
            return entry.lock
        }
    }
}

/// Runs a body; there are no autoreleased objects.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
