import CLaminaRuntime
import Foundation

/// Creates objects of classes that are known only at run time.
///
/// Swift calls `init()` through a class value only if the initialiser is `required`, which an app's classes need not declare. The functions of
/// `CLaminaRuntime` call the initialiser through the method table instead.
@MainActor
package enum ObjectMaker {
    /// Returns an object created with `init()`, or nil when the class is no subclass of `NSObject`.
    package static func make(_ type: AnyClass) -> NSObject? {
        // The value of a class type is the address of its metadata, which the runtime functions take.
        let base = unsafe unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_NSObject()),
            let object = unsafe lamina_call_initialiser(initialiser, own)
        else { return nil }
        return unsafe Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
    }
}
