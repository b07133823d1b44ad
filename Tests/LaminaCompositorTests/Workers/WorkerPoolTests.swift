import LaminaConcurrency
import Synchronization
import LaminaPrimitives
import Testing

@testable import LaminaCompositor

@Suite struct WorkerPoolTests {
    @Test(arguments: [1, 2, 3, 8])
    func everyIndexIsProcessedExactlyOnce(threads: Int) {
        let pool = WorkerPool(threadCount: threads)
        for count in [0, 1, 2, 1000] {
            let visits = Guarded(Array(repeating: 0, count: count))
            pool.run(count: count) { index, _ in visits.withLock { $0[index] += 1 } }
            #expect(visits.withLock { $0 } == Array(repeating: 1, count: count))
        }
    }

    @Test(arguments: [1, 2, 8])
    func resultsComeInOrderOfTheIndices(threads: Int) {
        let squares = WorkerPool(threadCount: threads).map(count: 1000) { index, _ in index * index }
        #expect(squares == (0..<1000).map { $0 * $0 })
    }

    @Test func aPoolServesManyCallsInARow() {
        let pool = WorkerPool(threadCount: 4)
        let sum = Sum()
        for _ in 0..<2000 { pool.run(count: 3) { index, _ in sum.add(index) } }
        #expect(sum.value == 6000)
    }

    @Test func threadsThatWakeTooLateDoNothing() {
        let pool = WorkerPool(threadCount: 8)
        let (isOver, late) = (Guarded(false), Guarded(0))
        for _ in 0..<500 {
            isOver.withLock { $0 = false }
            pool.run(count: 2) { _, _ in
                if isOver.withLock({ $0 }) { late.withLock { $0 += 1 } }
            }
            isOver.withLock { $0 = true }
        }
        #expect(late.withLock { $0 } == 0)
    }

    @Test func aPoolWithoutWorkEndsItsThreads() {
        weak var mailbox: Mailbox?
        do {
            let pool = WorkerPool(threadCount: 3)
            mailbox = pool.mailbox
            #expect(mailbox != nil)
        }
        #expect(mailbox == nil)
    }
}

private final class Sum: Sendable {
    private let total = Atomic(0)
    var value: Int { total.load(ordering: .relaxed) }
    func add(_ amount: Int) { total.wrappingAdd(amount, ordering: .relaxed) }
}
