import Foundation

/// A numeric type that bridges to `NSNumber`.
protocol NumericValue {
    init(_ number: NSNumber)
    var number: NSNumber { get }
}

extension Int: NumericValue {
    init(_ number: NSNumber) { self = number.intValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int8: NumericValue {
    init(_ number: NSNumber) { self = number.int8Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int16: NumericValue {
    init(_ number: NSNumber) { self = number.int16Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int32: NumericValue {
    init(_ number: NSNumber) { self = number.int32Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Int64: NumericValue {
    init(_ number: NSNumber) { self = number.int64Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension UInt: NumericValue {
    init(_ number: NSNumber) { self = number.uintValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension UInt8: NumericValue {
    init(_ number: NSNumber) { self = number.uint8Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension UInt16: NumericValue {
    init(_ number: NSNumber) { self = number.uint16Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension UInt32: NumericValue {
    init(_ number: NSNumber) { self = number.uint32Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension UInt64: NumericValue {
    init(_ number: NSNumber) { self = number.uint64Value }
    var number: NSNumber { NSNumber(value: self) }
}

extension Float: NumericValue {
    init(_ number: NSNumber) { self = number.floatValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension Double: NumericValue {
    init(_ number: NSNumber) { self = number.doubleValue }
    var number: NSNumber { NSNumber(value: self) }
}

extension CGFloat: NumericValue {
    init(_ number: NSNumber) { self = CGFloat(number.doubleValue) }
    var number: NSNumber { NSNumber(value: Double(self)) }
}

extension Bool: NumericValue {
    init(_ number: NSNumber) { self = number.boolValue }
    var number: NSNumber { NSNumber(value: self) }
}
