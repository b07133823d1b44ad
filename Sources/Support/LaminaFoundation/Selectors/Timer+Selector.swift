public import Foundation

extension Timer {
    /// Creates a timer that calls a method of an object with itself as argument; it must be added to a run loop.
    ///
    /// The object is retained until the timer is invalid.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two calls.
    ///   - userInfo: Ignored: Foundation's timers here have no user information.
    public convenience init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(
            fire: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector, userInfo: userInfo,
            repeats: repeats)
    }

    /// Creates a timer that calls a method of an object first at a date; it must be added to a run loop.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two calls.
    ///   - userInfo: Ignored: Foundation's timers here have no user information.
    public convenience init(
        fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = TimerCall(target: target as AnyObject, selector: selector)
        self.init(fire: date, interval: interval, repeats: repeats) { call.run($0) }
    }

    /// Creates a timer that calls a method of an object with itself as argument, and adds it to this thread's run loop in the default mode.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two calls.
    ///   - userInfo: Ignored: Foundation's timers here have no user information.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// The method that a timer calls.
///
/// `@unchecked Sendable`: a timer runs on the thread to whose run loop it was added.
private struct TimerCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func run(_ timer: Timer) { SelectorCall.send(selector, to: target, [timer]) }
}
