import CLaminaRuntime

/// The functions that have called the present one.
enum Callers {
    /// The greatest number of addresses; an animation in a layout of twenty nested views has less than a hundred.
    private static let most = 128

    /// Returns the return addresses on this thread's stack, the innermost first, up to the function that has called `lamina_begin_callers`.
    static func addresses() -> [UInt] {
        // Safe because the call writes at most `capacity` addresses into the lent memory, and returns their number.
        unsafe [UInt](unsafeUninitializedCapacity: most) { buffer, count in
            count = unsafe buffer.baseAddress.map { unsafe lamina_callers($0, buffer.count) } ?? 0
        }
    }
}
