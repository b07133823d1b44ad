import CLaminaKernels

/// The row loops of one instruction set: C twins of `ScalarRows`, bit-identical for every set.
///
/// Source rows must be at least as long as the destination row unless a method says otherwise; rows never overlap.
@safe
package struct RowKernels: Sendable {
    /// The table of C functions; nil for the loops in Swift.
    ///
    /// The tables are constants of the C library, which nothing can change.
    nonisolated(unsafe) let table: UnsafePointer<LaminaKernels>?

    /// The kernels for this process: those that the environment variable `LAMINA_CPU` names (scalar, sse2, avx2, avx512, avx512vbmi, neon).
    ///
    /// Without the variable, the widest set that the processor supports. A name that it does not support ends the process with status 64.
    package static let chosen = unsafe RowKernels(table: LaminaKernelsChosen())
    /// The reference kernels: plain loops in Swift, whose bits all other kernels reproduce.
    package static let scalar = unsafe RowKernels(table: nil)

    /// True when there are C loops.
    ///
    /// Some C loops have no twin in Swift, so callers check this property before they use them.
    package var hasTable: Bool { unsafe table != nil }

    private init(table: UnsafePointer<LaminaKernels>?) {
        unsafe self.table = table
    }

    /// Selects an instruction set by name; nil when this processor does not support it.
    package init?(named name: String) {
        // The name is only read during the call.
        guard let found = unsafe LaminaKernelsNamed(name) else { return nil }
        unsafe table = found
    }
}
