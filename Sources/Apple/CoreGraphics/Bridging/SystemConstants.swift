// Constants and types of Darwin, Objective-C and Dispatch that Apple's frameworks bring along.

/// Objective-C's name of `Int`.
public typealias NSInteger = Int
/// Objective-C's name of `UInt`.
public typealias NSUInteger = UInt

// Dispatch declares the four numbers for those who import it.

/// Nanoseconds in a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1000

// The C library has these two names among its extensions, which a program may ask for.

/// The largest finite single-precision number.
@_disfavoredOverload public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite single-precision number, which animations use as an endless repeat count.
@_disfavoredOverload public let HUGE = Float.greatestFiniteMagnitude
