import Foundation
import Testing

@testable import LaminaWindow

struct SharedTests {
    @Test func waitReturnsTheFirstNonNilResult() {
        let number = Shared(0)
        let other = Thread {
            for _ in 0..<5 { number.change { $0 += 1 } }
        }
        other.start()
        #expect(number.wait { $0 >= 3 ? $0 : nil } >= 3)
        #expect(number.wait { $0 == 5 ? "all" : nil } == "all")
    }

    @Test func noChangeOfSeveralThreadsIsLost() {
        let (number, over) = (Shared(0), Shared(0))
        for _ in 0..<4 {
            Thread.detachNewThread {
                for _ in 0..<1000 { number.change { $0 += 1 } }
                over.change { $0 += 1 }
            }
        }
        over.wait { $0 == 4 ? () : nil }
        #expect(number.change { $0 } == 4000)
    }
}
