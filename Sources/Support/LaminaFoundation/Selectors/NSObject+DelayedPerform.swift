public import Foundation
import LaminaConcurrency

extension NSObject {
    /// Calls a method on this thread's run loop after a delay in seconds; the object and the argument are retained until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method on this thread's run loop after a delay in seconds, in given modes; the object and the argument are retained until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedCalls.add(DelayedCall(target: self, selector: aSelector, argument: anArgument), after: delay, in: modes)
    }

    /// Cancels the delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the delayed calls of one method of an object that have an equal argument.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        let argument = anArgument.map { $0 as AnyObject }
        DelayedCalls.cancel { $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(argument) }
    }

    /// Calls a method on the main thread, soon; `wait` blocks this thread until then.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = DelayedCall(target: self, selector: aSelector, argument: arg)
        if wait, Thread.isMainThread { return call.run() }
        if wait { DispatchQueue.main.sync { call.run() } } else { DispatchQueue.main.async { call.run() } }
    }

    /// Calls a method on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = DelayedCall(target: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { call.run() }
    }
}

/// A call that is made later.
///
/// `@unchecked Sendable`: the caller decides on which thread an object's method runs, as on Apple's systems.
struct DelayedCall: @unchecked Sendable {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    func run() { SelectorCall.send(selector, to: target, [argument]) }

    func hasArgument(_ other: AnyObject?) -> Bool {
        guard let argument = argument.map({ $0 as AnyObject }), let other else { return argument == nil && other == nil }
        return argument === other || (argument as? NSObject).map { $0.isEqual(other) } ?? false
    }
}

/// The delayed calls that wait, each with its timer.
private enum DelayedCalls {
    /// `@unchecked Sendable`: a timer is invalidated on the thread that has made it, as on Apple's systems.
    private struct Entry: @unchecked Sendable {
        let call: DelayedCall
        let timer: Timer
    }

    private static let waiting = Guarded<[Entry]>([])

    static func add(_ call: DelayedCall, after delay: Double, in modes: [RunLoop.Mode]) {
        let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
            waiting.withLock { entries in entries.removeAll { $0.timer === timer } }
            call.run()
        }
        waiting.withLock { $0.append(Entry(call: call, timer: timer)) }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    static func cancel(where isMeant: (DelayedCall) -> Bool) {
        let cancelled = waiting.withLock { entries in
            let cancelled = entries.filter { isMeant($0.call) }
            entries.removeAll { isMeant($0.call) }
            return cancelled
        }
        for entry in cancelled { entry.timer.invalidate() }
    }
}
