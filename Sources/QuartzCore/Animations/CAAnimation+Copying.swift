import CLaminaRuntime

extension CAAnimation {
    /// The copy that a layer keeps.
    package func attachedCopy() -> CAAnimation { copy() as? CAAnimation ?? self }

    /// A new animation of exactly this class, also of one that an app made.
    ///
    /// Only `required` initialisers can be called through a class, and apps write `override init()`, so the runtime finds the class's own.
    static func makeEmpty() -> CAAnimation {
        // Classes are pointers to their metadata, which is what the runtime looks into.
        let base = unsafe unsafeBitCast(CAAnimation.self, to: UnsafeRawPointer.self)
        let own = unsafe unsafeBitCast(self, to: UnsafeRawPointer.self)
        guard let initialiser = unsafe lamina_find_initialiser(base, own, lamina_initialiser_CAAnimation()),
            let made = unsafe lamina_call_initialiser(initialiser, own)
        else { return makePlain() }
        // The runtime hands over an object that nobody else owns.
        return unsafe Unmanaged<CAAnimation>.fromOpaque(made).takeRetainedValue()
    }
}
