import LaminaPrimitives

/// Parts that no frame holds any more, to be used again: frames in which the same layers move need no new memory.
final class PartStore: Sendable {
    /// A part that was handed out.
    fileprivate struct Loan: Sendable {
        var part: FramePart
        /// How many frames were begun since.
        var age = 0
    }

    /// What is still held when so many further frames were begun belongs to layers that stand still, and is not waited for.
    fileprivate static let patience = 4

    /// What nobody has needed in so many frames goes.
    private static let mostIdleFrames = 64

    fileprivate struct Parts: Sendable {
        var loans: [Loan] = []
        var free: [FramePart] = []
        /// How many were free all the time since some were let go.
        var idleCount = 0
        var frame = 0
    }

    /// Has no items.
    let empty = FramePart()
    private let parts = Guarded(Parts())

    /// Looks for parts that have come free since the last frame.
    func beginFrame() {
        parts.withLock { parts in
            parts.takeBack()
            parts.frame += 1
            guard parts.frame.isMultiple(of: Self.mostIdleFrames) else { return }
            parts.free.removeFirst(parts.idleCount)
            parts.idleCount = parts.free.count
        }
    }

    /// A part without items.
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
    fileprivate mutating func takeBack() {
        // The last first, because parts of parts were handed out after those.
        for index in loans.indices.reversed() where isKnownUniquelyReferenced(&loans[index].part) {
            loans[index].part.empty()
            free.append(loans[index].part)
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
