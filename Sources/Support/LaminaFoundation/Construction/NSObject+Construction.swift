import CLaminaRuntime
public import Foundation

extension NSObject {
    /// Creates an object of this class by `init()`; a call such as `type.laminaInit()` makes an object of a class that is known only at run time.
    ///
    /// Swift calls `init()` through a class value only if the initialiser is `required`, which subclasses would have to repeat. Here the class's
    /// method table has the initialiser, at the same index as in the table of `NSObject`. `lamina-swiftc` writes this call for `type.init()` and
    /// `T()` in source for iOS.
    public static func laminaInit() -> Self {
        // The type value of a Swift class is the address of its metadata, which the runtime functions take.
        let base = unsafe unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_NSObject()),
            let object = unsafe lamina_call_initialiser(initialiser, own)
        else { preconditionFailure("\(self) has no init()") }
        // The initialiser returns an object of this class with a retain count of 1, which this function takes over.
        return unsafe unsafeDowncast(Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue(), to: self)
    }
}
