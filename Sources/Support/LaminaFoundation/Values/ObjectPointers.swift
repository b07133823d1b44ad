/// A pointer to an object variable, as methods of Objective-C take it; here a plain pointer, because nothing is autoreleased.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
