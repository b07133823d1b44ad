public import Foundation

/// A timer; the same class as `Timer`.
public typealias CFRunLoopTimer = Timer

/// A mode in which a run loop waits.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    // Sendable because the text does not change.

    /// The name of the mode.
    public let rawValue: CFString
    /// Creates a mode from its name.
    public init(rawValue: CFString) { self.rawValue = NSString(string: rawValue.description) }
    /// Creates a mode from its name.
    public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }

    /// The usual mode.
    public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
    /// All modes in which a loop usually waits.
    public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// Creates a timer that calls a block; it must be added to a run loop.
///
/// - Parameters:
///   - fireDate: The time of the first call, in seconds since 2001.
///   - interval: Seconds between two calls; 0 or less gives a timer that calls once.
///   - flags: Ignored, as are the allocator and the order.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
    _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    let call = TimerBlock(body: block)
    return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(0, interval), repeats: interval > 0) { call.body?($0) }
}

/// Adds a timer to a mode of a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    guard let rl, let timer, let mode else { return }
    let isCommon = mode == .commonModes
    rl.add(timer, forMode: isCommon ? .common : mode == .defaultMode ? .default : RunLoop.Mode(mode.rawValue.description))
}

/// Ends a timer, which is removed from its run loop.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns true until a timer has ended.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Returns the time of a timer's next call, in seconds since 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime { timer?.fireDate.timeIntervalSinceReferenceDate ?? 0 }

/// Sets the time of a timer's next call, in seconds since 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}

/// The block of a timer.
///
/// `@unchecked Sendable`: a timer runs on the thread to whose run loop it was added.
private struct TimerBlock: @unchecked Sendable {
    let body: ((CFRunLoopTimer?) -> Void)?
}
