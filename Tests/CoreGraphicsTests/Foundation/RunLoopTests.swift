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

    @Test func aTimerOfABlockCallsOnceOrRepeatedly() async {
        let calls = await withCheckedContinuation { (done: CheckedContinuation<[Int], Never>) in
            let thread = Thread {
                var (once, often) = (0, 0)
                let now = CFAbsoluteTimeGetCurrent()
                let single = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0, 0, 0) { _ in once += 1 }
                let timer = CFRunLoopTimerCreateWithHandler(nil, now, 0.001, 0, 0) { timer in
                    often += 1
                    if often == 3 { CFRunLoopTimerInvalidate(timer) }
                }
                CFRunLoopAddTimer(CFRunLoopGetCurrent(), single, .commonModes)
                CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
                while CFRunLoopTimerIsValid(timer), RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 20)) {}
                done.resume(returning: [once, often])
            }
            thread.start()
        }
        #expect(calls == [1, 3])
    }

    @Test func aTimersTimeIsSecondsSince2001() {
        let timer = CFRunLoopTimerCreateWithHandler(nil, 1000, 5, 0, 0) { _ in }
        #expect(CFRunLoopTimerGetNextFireDate(timer) == 1000)
        CFRunLoopTimerSetNextFireDate(timer, 2000)
        #expect(timer?.fireDate == Date(timeIntervalSinceReferenceDate: 2000))
    }
}
