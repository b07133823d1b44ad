public import CoreGraphics
import LaminaProcess

/// Returns the media time, the clock of animations, in seconds; changes of the wall clock do not affect it.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.system.now }
