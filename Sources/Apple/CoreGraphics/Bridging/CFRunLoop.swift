public import Foundation

/// A run loop; the same class as `RunLoop`.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Ends the innermost run of a loop, such as `run(mode:before:)`.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?._stop() }
