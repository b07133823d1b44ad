// Core Foundation's names that Apple's graphics API speaks in. On Apple's systems these types are bridged to Foundation's classes
// without cost; here they are the same classes, so `[CGColor] as CFArray` and `name as CFString` compile and mean the same.

/// An array in Core Foundation's spelling.
public typealias CFArray = NSArray
/// Raw bytes in Core Foundation's spelling.
public typealias CFData = NSData
/// Growing raw bytes in Core Foundation's spelling.
public typealias CFMutableData = NSMutableData
/// A dictionary in Core Foundation's spelling.
public typealias CFDictionary = NSDictionary
/// Text in Core Foundation's spelling.
public typealias CFString = NSString
/// A location in Core Foundation's spelling.
public typealias CFURL = NSURL
/// Text with attributes in Core Foundation's spelling.
public typealias CFAttributedString = NSAttributedString
/// Any object in Core Foundation's spelling.
public typealias CFTypeRef = AnyObject
/// A number that stands for a Core Foundation class.
public typealias CFTypeID = UInt
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001, UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The wall clock's time, in seconds since the first instant of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
