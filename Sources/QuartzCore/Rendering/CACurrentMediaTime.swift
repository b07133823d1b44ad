public import CoreGraphics
import LaminaServer

/// Seconds of the clock that animations run by; it does not follow changes of the calendar.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.system.now }
