import CLaminaRuntime
import CoreGraphics

extension CALayer {
    /// An object of this layer's class, made by its `init(layer:)`; nil when the class has none.
    func makePresentationCopy() -> Self? {
        // The class metadata of a Swift class is the address behind its type value.
        let base = unsafe unsafeBitCast(CALayer.self as AnyObject.Type, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(type(of: self) as AnyObject.Type, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_CALayer_layer()) else { return nil }
        // The initialiser takes the value out of the room, so the room is freed and not cleaned.
        let room = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { unsafe room.deallocate() }
        unsafe room.initialize(to: self)
        guard let object = unsafe lamina_call_initialiser_any(initialiser, own, room) else { return nil }
        return unsafe Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue() as? Self
    }

    /// A new layer of a class that is known only at run time, such as a view's `layerClass`; nil when it has no `init()`.
    package static func make() -> Self? {
        let base = unsafe unsafeBitCast(CALayer.self as AnyObject.Type, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self as AnyObject.Type, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_CALayer()),
            let object = unsafe lamina_call_initialiser(initialiser, own)
        else { return nil }
        return unsafe Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue() as? Self
    }
}
