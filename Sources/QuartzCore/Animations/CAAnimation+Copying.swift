import CLaminaRuntime

extension CAAnimation {
    /// Returns the copy that a layer keeps when the animation is added to it.
    package func attachedCopy() -> CAAnimation { copy() as? CAAnimation ?? self }

    /// Creates an animation of exactly this class, which may be a subclass from an app.
    ///
    /// Swift can call only `required` initialisers through a metatype, but apps write `override init()`, so the runtime looks up the class's
    /// `init()`.
    static func makeEmpty() -> CAAnimation {
        // The type value of a Swift class is the address of its metadata, which the runtime functions take.
        let base = unsafe unsafeBitCast(CAAnimation.self, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_CAAnimation()),
            let made = unsafe lamina_call_initialiser(initialiser, own)
        else { return makePlain() }
        // The initialiser returns an object with a retain count of 1, which this function takes over.
        return unsafe Unmanaged<CAAnimation>.fromOpaque(made).takeRetainedValue()
    }
}
