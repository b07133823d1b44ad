public import Foundation

/// True or false as an object; the same class as `NSNumber`.
public typealias CFBoolean = NSNumber

/// True.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// False.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// The answer of an older function: 0, or the number of an error.
public typealias OSStatus = Int32
/// No error.
public let noErr: OSStatus = 0
