import CoreGraphics
import Foundation
import Testing

@Suite struct RunLoopTests {
    @Test @MainActor func loopsHaveTwoNames() {
        #expect(CFRunLoopGetMain() === RunLoop.main && CFRunLoopGetCurrent() === RunLoop.current)
    }

    @Test func aStoppedLoopEndsItsRun() async {
        let hasEnded = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            let thread = Thread {
                let timer = Timer(timeInterval: 0.001, repeats: false) { _ in CFRunLoopStop(CFRunLoopGetCurrent()) }
                RunLoop.current.add(timer, forMode: .default)
                done.resume(returning: RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 20)))
            }
            thread.start()
        }
        #expect(hasEnded)
    }
}
