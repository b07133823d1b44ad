import CoreGraphics

/// Returns the number that identifies a class, in place of Core Foundation's table of classes.
func typeID(of type: AnyClass) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }
