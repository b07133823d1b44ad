/// A pointer that a caller passes to all of its callbacks, and the callback that releases it.
///
/// Unchecked because nothing is read through the pointer. Callbacks are C functions on Apple's systems and capture nothing; a caller that
/// shares an object with callbacks between threads promises, as there, that they may run on any thread.
@safe
final class ClientInfo<Callbacks>: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
    let callbacks: Callbacks
    private let release: ((UnsafeMutableRawPointer?) -> Void)?

    /// - Parameter release: Called once with `pointer`, when no object needs it any more.
    init(_ pointer: UnsafeMutableRawPointer?, _ callbacks: Callbacks, release: ((UnsafeMutableRawPointer?) -> Void)?) {
        unsafe self.pointer = pointer
        self.callbacks = callbacks
        unsafe self.release = release
    }

    deinit { unsafe release?(pointer) }
}
