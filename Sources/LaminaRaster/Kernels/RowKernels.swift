import CLaminaKernels
import LaminaPrimitives

/// The row loops of one instruction set, C twins of `ScalarRows`; every set gives the same bits.
///
/// Source rows must be at least as long as the destination row unless a method says otherwise; the rows never overlap.
@safe
package struct RowKernels: Sendable {
    /// Nil for the loops in Swift.
    ///
    /// The tables are constants of the C library, which nobody can change.
    nonisolated(unsafe) let table: UnsafePointer<LaminaKernels>?

    /// The kernels that the environment variable `LAMINA_CPU` names (scalar, sse2, avx2, avx512, avx512vbmi, neon); without it the widest
    /// that this processor runs.
    ///
    /// A name that the processor does not run ends the process with status 64.
    package static let chosen = unsafe RowKernels(table: LaminaKernelsChosen())
    /// The loops in Swift.
    package static let scalar = unsafe RowKernels(table: nil)

    /// Whether there are loops in C; some of them have no twin of the same shape in Swift.
    package var hasTable: Bool { unsafe table != nil }

    private init(table: UnsafePointer<LaminaKernels>?) {
        unsafe self.table = table
    }

    /// The kernels of an instruction set; nil when this processor does not have it.
    package init?(named name: String) {
        // The name is only read during the call.
        guard let found = unsafe LaminaKernelsNamed(name) else { return nil }
        unsafe table = found
    }
}
