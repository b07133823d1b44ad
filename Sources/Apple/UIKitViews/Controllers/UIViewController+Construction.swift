import CLaminaRuntime
public import Foundation

extension UIViewController {
    /// Creates a controller of this class by `init(nibName:bundle:)`, as `NSObject.laminaInit()` does by `init()`.
    public static func laminaInit(nibName: String?, bundle: Bundle?) -> Self {
        let base = unsafe unsafeBitCast(UIViewController.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        // The initialiser consumes its arguments, so the memory of the string is deallocated here but not deinitialised.
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: nibName)
        let consumed = unsafe bundle.map { unsafe Unmanaged.passRetained($0).toOpaque() }
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UIViewController_nib()),
            let object = unsafe lamina_call_initialiser_text_object(initialiser, own, room, consumed)
        else { preconditionFailure("\(self) has no init(nibName:bundle:)") }
        return unsafe unsafeDowncast(Unmanaged<UIViewController>.fromOpaque(object).takeRetainedValue(), to: self)
    }
}
