import CLaminaRuntime

extension UIStoryboardSegue {
    /// Creates a segue of this class by `init(identifier:source:destination:)`, as `NSObject.laminaInit()` does by `init()`.
    public static func laminaInit(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        let base = unsafe unsafeBitCast(UIStoryboardSegue.self as AnyClass, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        // The initialiser consumes the string, so its memory is deallocated here but not deinitialised, and the controllers.
        let room = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: identifier)
        let (from, to) = unsafe (Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque())
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_UIStoryboardSegue()),
            let object = unsafe lamina_call_initialiser_text_objects(initialiser, own, room, from, to)
        else { preconditionFailure("\(self) has no init(identifier:source:destination:)") }
        return unsafe unsafeDowncast(Unmanaged<UIStoryboardSegue>.fromOpaque(object).takeRetainedValue(), to: self)
    }
}
