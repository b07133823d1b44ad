import CLaminaRuntime
package import Foundation

extension UIGestureRecognizer {
    /// Creates a recogniser of this class by `init(coder:)`, as `NSObject.laminaInit()` does by `init()`.
    ///
    /// The initialiser is not `required`, as on Apple's systems, where recognisers do not adopt `NSCoding`.
    ///
    /// - Returns: Nil when the class's initialiser fails.
    package static func laminaInit(coder: NSCoder) -> Self? {
        let base = unsafe unsafeBitCast(UIGestureRecognizer.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UIGestureRecognizer_coder()) else {
            preconditionFailure("\(self) has no init(coder:)")
        }
        // The initialiser consumes the coder.
        let consumed = unsafe Unmanaged.passRetained(coder).toOpaque()
        return unsafe lamina_call_initialiser_object(initialiser, own, consumed).map {
            unsafe unsafeDowncast(Unmanaged<UIGestureRecognizer>.fromOpaque($0).takeRetainedValue(), to: self)
        }
    }
}
