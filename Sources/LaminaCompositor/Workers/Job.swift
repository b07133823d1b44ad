import Synchronization

/// Work that a pool's threads share by index.
///
/// The same object is reused for every call.
///
/// `@unchecked Sendable`: the fields are written only before the job is posted, when no thread works on
/// it, and the lent work outlives all threads' use.
@safe
final class Job: @unchecked Sendable {
    private var address: UnsafeRawPointer?
    private var type: (any PoolWork.Type)?
    private var count = 0
    private let next = Atomic(0)

    /// Calls `body` with the job while it refers to `work`.
    ///
    /// No thread may use the job after `body` has returned.
    ///
    /// - Precondition: The job refers to no other work.
    func lend<Work: PoolWork>(_ work: Work, count: Int, _ body: (Job) -> Void) {
        precondition(type == nil, "the job is already lent to other work")
        unsafe withUnsafePointer(to: work) { pointer in
            unsafe address = UnsafeRawPointer(pointer)
            type = Work.self
            self.count = count
            next.store(0, ordering: .relaxed)
            body(self)
            unsafe address = nil
            type = nil
        }
    }

    /// Takes pieces in ascending order and does them, until none is left.
    func work(with scratch: TileScratch) {
        guard let type, let address = unsafe address else { return }
        while true {
            let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard index < count else { return }
            // `lend` stored the address of a value of exactly this type.
            unsafe type.work(at: address, index, scratch)
        }
    }
}

extension PoolWork {
    /// - Parameter address: The address of a value of this type.
    @unsafe
    fileprivate static func work(at address: UnsafeRawPointer, _ index: Int, _ scratch: TileScratch) {
        unsafe address.assumingMemoryBound(to: Self.self).pointee.work(index, scratch)
    }
}
