import CLaminaRuntime

extension CALayer {
    /// Creates a layer of this layer's class with `init(layer:)`; nil when the class has no such initialiser.
    func makePresentationCopy() -> Self? {
        // The type value of a Swift class is the address of its metadata, which the runtime functions take.
        let base = unsafe unsafeBitCast(CALayer.self as AnyObject.Type, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(type(of: self) as AnyObject.Type, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_CALayer_layer()) else { return nil }
        // The initialiser consumes the argument, so its memory is deallocated here without being deinitialised.
        let room = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: self)
        guard let object = unsafe lamina_call_initialiser_any(initialiser, own, room) else { return nil }
        return unsafe Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue() as? Self
    }
}
