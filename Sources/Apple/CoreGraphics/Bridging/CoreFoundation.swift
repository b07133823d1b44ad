// Aliases for the Core Foundation types in Apple's graphics API. Apple bridges these types to Foundation's classes at no cost. Here each alias names
// the Foundation class itself, so `[CGColor] as CFArray` and `name as CFString` compile with the same meaning.

/// An array; the same class as `NSArray`.
public typealias CFArray = NSArray
/// A buffer of raw bytes; the same class as `NSData`.
public typealias CFData = NSData
/// A growable buffer of raw bytes; the same class as `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// A dictionary; the same class as `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// A string; the same class as `NSString`.
public typealias CFString = NSString
/// A URL; the same class as `NSURL`.
public typealias CFURL = NSURL
/// A string with attributes; the same class as `NSAttributedString`.
public typealias CFAttributedString = NSAttributedString
/// A reference to any object.
public typealias CFTypeRef = AnyObject
/// The identifier of a Core Foundation class.
public typealias CFTypeID = UInt
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the wall clock's time, in seconds since 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
