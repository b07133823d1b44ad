import CLaminaRuntime
import Foundation

extension UICollectionReusableView {
    /// Creates a view of this class, which is usually a registered subclass, with `init(frame:)`; nil when the class has no such initialiser.
    ///
    /// The initialiser is not `required`, so Swift cannot call it through a metatype; its entry is looked up in the class's method table instead.
    static func make(frame: CGRect) -> UICollectionReusableView? {
        // A Swift class's type value is a pointer to its metadata.
        let base = unsafe unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UIView_frame()),
            let object = unsafe lamina_call_initialiser_rect(initialiser, own, frame.minX, frame.minY, frame.width, frame.height)
        else { return nil }
        return unsafe Unmanaged<UICollectionReusableView>.fromOpaque(object).takeRetainedValue()
    }

    /// Creates a view of this class, which must have `init(frame:)`.
    static func made(frame: CGRect) -> Self {
        if let view = make(frame: frame) as? Self { return view }
        preconditionFailure("\(self) has no init(frame:), which a registration needs")
    }
}
