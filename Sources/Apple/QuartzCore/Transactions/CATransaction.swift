public import CoreGraphics
public import Foundation

/// A group of layer changes that appear on the screen together, and the settings with which they animate.
///
/// Transactions nest, and every thread has its own stack. A change outside any transaction opens an implicit one, which is committed at the end of
/// the run-loop iteration.
open class CATransaction: NSObject {
    /// Begins a transaction nested in the current one.
    open class func begin() { Transaction.current.begin() }

    /// Commits the innermost transaction that `begin()` opened; does nothing when there is none, as measured on Apple's system.
    open class func commit() { Transaction.current.commit() }

    /// Commits the implicit transaction now; while an explicit one is open, does nothing.
    open class func flush() { Transaction.current.flush() }

    /// Acquires the recursive lock on all layers, so that other threads wait with every access to a layer until `unlock()`.
    open class func lock() { layerLock.lock() }

    /// Releases the lock once; does nothing when this thread does not hold it.
    open class func unlock() { layerLock.unlock() }

    /// Returns the duration of animations whose own duration is 0, in seconds; default 0.25.
    open class func animationDuration() -> CFTimeInterval {
        value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
    }

    /// Sets the duration for animations added in the innermost transaction, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { setValue(dur, forKey: kCATransactionAnimationDuration) }

    /// Returns the timing function of implicit animations; nil, the default, means the curve named `default`.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    /// Sets the timing function of implicit animations in the innermost transaction.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Returns whether property changes run no actions; default false.
    open class func disableActions() -> Bool { Transaction.current.disablesActions }

    /// Sets whether property changes in the innermost transaction run no actions.
    open class func setDisableActions(_ flag: Bool) { Transaction.current.disableActions = flag }

    /// Returns the completion block that was set last in the innermost transaction that has one.
    open class func completionBlock() -> (() -> Void)? { Transaction.current.completionBlock }

    /// Sets a block that runs in a later run-loop iteration, once all animations added after this call have ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) { Transaction.current.setCompletionBlock(block) }

    /// Returns the value of a key from the innermost transaction that sets it; the app may use keys of its own.
    open class func value(forKey key: String) -> Any? {
        key == kCATransactionCompletionBlock ? completionBlock() : Transaction.current.value(forKey: key)
    }

    /// Sets the value of a key in the innermost transaction.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        guard key != kCATransactionCompletionBlock else { return setCompletionBlock(anObject as? () -> Void) }
        Transaction.current.setValue(anObject, forKey: key)
    }
}

/// The key for `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key for `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for `completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
