import Foundation
import LaminaFoundation
import LaminaMethods
import Testing

/// An object with methods of no, one, two and three arguments, and a property.
private class Probe: NSObject, MethodProviding {
    var calls: [String] = []
    var title: String? = "old"
    let result = NSObject()

    func laminaPerform(_ call: MethodCall) {
        switch call.selector {
        case "go": call.perform { (probe: Probe) in probe.calls.append("go") }
        case "go:": call.perform { (probe: Probe, value: Any?) in probe.calls.append("go \(value ?? "nil")") }
        case "go:with:": call.perform { (probe: Probe, a: Int, b: String?) in probe.calls.append("go \(a) \(b ?? "nil")") }
        case "object": call.perform { (probe: Probe) in probe.result }
        case "ticked:": call.perform { (probe: Probe, timer: Timer) in probe.calls.append("ticked \(timer.isValid)") }
        case "heard:": call.perform { (probe: Probe, note: Notification) in probe.calls.append("heard \(note.name.rawValue)") }
        case "title", "setTitle:": call.property(\Probe.title)
        default: call.isUnknown()
        }
    }
}

/// Methods called by selector: at once, later, by timers and by notifications.
struct SelectorCallTests {
    private let probe = Probe()

    @Test func anObjectRespondsToItsMethodsOnly() {
        #expect(probe.responds(to: "go:with:") && probe.responds(to: "title"))
        #expect(!probe.responds(to: "stop") && !NSObject().responds(to: "go"))
    }

    @Test func aMethodGetsAsManyArgumentsAsItsSelectorHas() {
        probe.perform("go")
        probe.perform("go", with: 5)
        probe.perform("go:", with: "x")
        probe.perform("go:with:", with: NSNumber(value: 3), with: "y")
        probe.perform("go:")
        #expect(probe.calls == ["go", "go", "go x", "go 3 y", "go nil"])
    }

    @Test func performReturnsTheResult() {
        #expect(probe.perform("object")?.takeUnretainedValue() === probe.result)
        #expect(probe.perform("go") == nil)
    }

    @Test func anUnknownMethodAndAWrongTypeAreReportedAndNotCalled() {
        #expect(probe.perform("stop") == nil)
        probe.perform("go:with:", with: "no number", with: nil)
        #expect(probe.calls.isEmpty)
    }

    @Test func aTimerCallsItsMethodWithItself() {
        let timer = Timer(timeInterval: 5, target: probe, selector: "ticked:", userInfo: nil, repeats: true)
        #expect(timer.timeInterval == 5)
        timer.fire()
        timer.fire()
        #expect(probe.calls == ["ticked true", "ticked true"])
        timer.invalidate()
    }

    @Test func aTimerKeepsItsTargetUntilItIsInvalid() {
        weak var target: Probe?
        var timer: Timer?
        do {
            let made = Probe()
            target = made
            timer = Timer.scheduledTimer(timeInterval: 1000, target: made, selector: "ticked:", userInfo: nil, repeats: false)
        }
        #expect(target != nil)
        timer?.invalidate()
        timer = nil
        _ = RunLoop.current.run(mode: .default, before: .distantPast)
        #expect(target == nil)
    }

    // MARK: Notifications

    private let first = Notification.Name("LaminaFirst")
    private let second = Notification.Name("LaminaSecond")

    @Test func anObserverHearsTheNotificationsOfItsNameAndSender() {
        let center = NotificationCenter()
        let sender = NSObject()
        center.addObserver(probe, selector: "heard:", name: first, object: sender)
        center.post(name: first, object: sender)
        center.post(name: first, object: nil)
        center.post(name: second, object: sender)
        #expect(probe.calls == ["heard LaminaFirst"])
    }

    @Test func aRemovedObserverHearsNothing() {
        let center = NotificationCenter()
        for name in [first, second] { center.addObserver(probe, selector: "heard:", name: name, object: nil) }
        center.removeObserver(probe, name: first, object: nil)
        for name in [first, second] { center.post(name: name, object: nil) }
        #expect(probe.calls == ["heard LaminaSecond"])
        center.removeObserver(probe)
        center.post(name: second, object: nil)
        #expect(probe.calls == ["heard LaminaSecond"])
    }

    @Test func aTokenIsStillRemoved() {
        let center = NotificationCenter()
        let probe = probe
        nonisolated(unsafe) let heard = probe
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in heard.calls.append("token") }
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(probe.calls.isEmpty)
    }

    @Test func theCentreDoesNotKeepAnObserver() {
        let center = NotificationCenter()
        weak var gone: Probe?
        do {
            let made = Probe()
            gone = made
            center.addObserver(made, selector: "heard:", name: first, object: nil)
        }
        #expect(gone == nil)
        center.post(name: first, object: nil)
    }

    // MARK: Delayed calls

    private func turn() { _ = RunLoop.current.run(mode: .default, before: .distantPast) }

    @Test func aDelayedCallRunsInALaterIterationOfTheRunLoop() {
        probe.perform("go:", with: "later", afterDelay: 0)
        #expect(probe.calls.isEmpty)
        for _ in 0..<50 where probe.calls.isEmpty { turn() }
        #expect(probe.calls == ["go later"])
    }

    @Test func cancelledCallsDoNotRun() {
        probe.perform("go:", with: "a", afterDelay: 0)
        probe.perform("go:", with: "b", afterDelay: 0)
        probe.perform("go", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: probe, selector: "go:", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: probe, selector: "go", object: nil)
        for _ in 0..<50 where probe.calls.isEmpty { turn() }
        turn()
        #expect(probe.calls == ["go b"])
        probe.perform("go", with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: probe)
        for _ in 0..<5 { turn() }
        #expect(probe.calls == ["go b"])
    }
}
