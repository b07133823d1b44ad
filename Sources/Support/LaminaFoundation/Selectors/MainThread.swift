import Foundation

/// The thread of the main run loop and the main queue.
package enum MainThread {
    /// True on the main thread, and on the thread that serves the main queue, which is another one in a process that has called `dispatchMain()`.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
