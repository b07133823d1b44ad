import CLaminaRuntime
public import CoreGraphics
import Foundation

extension UIView {
    /// Creates a view of this class by `init(frame:)`, as `NSObject.laminaInit()` does by `init()`.
    public static func laminaInit(frame: CGRect) -> Self {
        let base = unsafe unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let (origin, size) = (frame.origin, frame.size)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UIView_frame()),
            let object = unsafe lamina_call_initialiser_rect(initialiser, own, origin.x, origin.y, size.width, size.height)
        else { preconditionFailure("\(self) has no init(frame:)") }
        // The initialiser returns an object of this class with a retain count of 1, which this function takes over.
        return unsafe unsafeDowncast(Unmanaged<UIView>.fromOpaque(object).takeRetainedValue(), to: self)
    }
}
