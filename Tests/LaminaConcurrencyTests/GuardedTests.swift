import Foundation
import LaminaConcurrency
import Testing

@Suite struct GuardedTests {
    private struct Refusal: Error, Equatable {}

    @Test func copiesShareTheSameValue() {
        let guarded = Guarded(1)
        let copy = guarded
        copy.withLock { $0 += 41 }
        #expect(guarded.withLock { $0 } == 42)
    }

    @Test func noChangeIsLostBetweenTasks() async {
        let guarded = Guarded((count: 0, sum: 0))
        await withTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for step in 0..<2000 {
                        guarded.withLock {
                            $0.count += 1
                            $0.sum += task * 2000 + step
                        }
                    }
                }
            }
        }
        let result = guarded.withLock { $0 }
        #expect(result.count == 16_000)
        #expect(result.sum == 16_000 * 15_999 / 2)
    }

    @Test func aThrownErrorReleasesTheLockAndKeepsEarlierChanges() {
        let guarded = Guarded([1])
        #expect(throws: Refusal()) {
            try guarded.withLock {
                $0.append(2)
                throw Refusal()
            }
        }
        // This call would deadlock if the lock were still held.
        #expect(guarded.withLock { $0 } == [1, 2])
    }

    @Test func theValueIsReleasedWithTheLastHandle() {
        final class Watched: Sendable {}
        weak var watched: Watched?
        var guarded: Guarded<Watched>?
        do {
            let value = Watched()
            watched = value
            guarded = Guarded(value)
        }
        #expect(watched != nil)
        #expect(guarded != nil)
        guarded = nil
        #expect(watched == nil)
    }

    @Test func waitReturnsTheFirstNonNilResult() {
        let number = Guarded(0)
        Thread.detachNewThread {
            for _ in 0..<5 { number.change { $0 += 1 } }
        }
        #expect(number.wait { $0 >= 3 ? $0 : nil } >= 3)
        #expect(number.wait { $0 == 5 ? "all" : nil } == "all")
    }
}
