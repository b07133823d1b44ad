public import CoreGraphics
public import Foundation

/// Groups changes of layers into one step on the screen, and says how they animate.
///
/// Transactions nest; every thread has its own. Changes outside of any open one that is committed at the end of the run loop's turn.
open class CATransaction: NSObject {
    /// Opens a transaction inside the present one.
    open class func begin() { Transaction.current.begin() }

    /// Closes the innermost transaction that `begin()` opened; does nothing when there is none, as measured on Apple's system.
    open class func commit() { Transaction.current.commit() }

    /// Hands over what changed outside of explicit transactions.
    open class func flush() { Transaction.current.flush() }

    /// Keeps other threads from changing layers until `unlock()`; may be called again by the same thread.
    open class func lock() { TransactionLock.shared.lock() }

    /// Ends one `lock()`; harmless without one.
    open class func unlock() { TransactionLock.shared.unlock() }

    /// Seconds that an animation takes whose own duration is 0; default 0.25.
    open class func animationDuration() -> CFTimeInterval {
        value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
    }

    /// Sets the duration for the innermost transaction.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: kCATransactionAnimationDuration) }

    /// The curve of animations that come by themselves; nil is the default curve.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Sets the curve for the innermost transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether changes take effect without an action.
    open class func disableActions() -> Bool { Transaction.current.disablesActions }

    /// Says that changes take effect without an action.
    open class func setDisableActions(_ flag: Bool) { Transaction.current.disableActions = flag }

    /// The block that was set last.
    open class func completionBlock() -> (() -> Void)? { Transaction.current.completionBlock }

    /// Sets a block that runs when all animations that are added after this are over, on a later turn of the run loop.
    open class func setCompletionBlock(_ block: (() -> Void)?) { Transaction.current.setCompletionBlock(block) }

    /// What the innermost transaction says that has a value under this key; keys of one's own are allowed.
    open class func value(forKey key: String) -> Any? {
        key == kCATransactionCompletionBlock ? completionBlock() : Transaction.current.value(forKey: key)
    }

    /// Sets a value in the innermost transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        guard key != kCATransactionCompletionBlock else { return setCompletionBlock(anObject as? () -> Void) }
        Transaction.current.setValue(anObject, forKey: key)
    }
}

/// The key of `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"

/// The lock that all threads share; it belongs to the process as in Core Animation.
private final class TransactionLock: Sendable {
    static let shared = TransactionLock()

    private let recursive = NSRecursiveLock()
    private let depthKey = "lamina.transaction.lock.depth"

    private var depth: Int {
        get { Thread.current.threadDictionary[depthKey] as? Int ?? 0 }
        set { Thread.current.threadDictionary[depthKey] = newValue }
    }

    func lock() {
        recursive.lock()
        depth += 1
    }

    /// Only what this thread locked can be unlocked.
    func unlock() {
        guard depth > 0 else { return }
        depth -= 1
        recursive.unlock()
    }
}
