import LaminaPrimitives

/// A pool of frame parts: parts that no frame refers to any more are reused, so that frames in which the same layers move allocate no memory.
final class PartStore: Sendable {
    /// A part in use.
    fileprivate struct Loan: Sendable {
        var part: FramePart
        /// The number of frames begun since the part was handed out.
        var age = 0
    }

    /// Loans older than this many frames are presumed static and no longer polled.
    fileprivate static let patience = 4

    /// The interval in frames after which parts that were never needed during it are released.
    private static let mostIdleFrames = 64

    fileprivate struct Parts: Sendable {
        var loans: [Loan] = []
        var free: [FramePart] = []
        /// The smallest number of free parts since the last release: the parts that were never needed.
        var idleCount = 0
        var frame = 0
    }

    /// A shared part without items.
    let empty = FramePart()
    private let parts = Guarded(Parts())

    /// Reclaims parts that are no longer in use; call it once per frame.
    func beginFrame() {
        parts.withLock { parts in
            parts.takeBack()
            parts.frame += 1
            guard parts.frame.isMultiple(of: Self.mostIdleFrames) else { return }
            parts.free.removeFirst(parts.idleCount)
            parts.idleCount = parts.free.count
        }
    }

    /// An empty part, reused if possible.
    func part() -> FramePart {
        parts.withLock { parts in
            let part = parts.free.popLast() ?? FramePart()
            parts.idleCount = min(parts.idleCount, parts.free.count)
            parts.loans.append(Loan(part: part))
            return part
        }
    }
}

extension PartStore.Parts {
    /// Moves parts without other references to the free list, and drops old loans.
    fileprivate mutating func takeBack() {
        // In reverse order, because a part is handed out after the parts it consists of: emptying it first releases them.
        for index in loans.indices.reversed() where isKnownUniquelyReferenced(&loans[index].part) {
            loans[index].part.empty()
            free.append(loans[index].part)
            // The maximum age removes the loan below.
            loans[index].age = PartStore.patience
        }
        var count = 0
        for index in loans.indices where loans[index].age < PartStore.patience {
            loans[count] = PartStore.Loan(part: loans[index].part, age: loans[index].age + 1)
            count += 1
        }
        loans.removeLast(loans.count - count)
    }
}
