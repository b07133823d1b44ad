import CoreGraphics
import Foundation

extension CFDictionary? {
    /// True when the dictionary has the key with a value that is true.
    func flag(_ key: CFString) -> Bool {
        switch value(key) {
        case let flag as Bool: flag
        case let number as NSNumber: number.boolValue
        default: false
        }
    }

    /// The number of a key; nil when it is missing, or no finite number.
    func number(_ key: CFString) -> Double? {
        let number: Double? =
            switch value(key) {
            case let number as Double: number
            case let number as Int: Double(number)
            case let number as CGFloat: Double(number)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The dictionary of a key; nil when it is missing, or of another type.
    func dictionary(_ key: CFString) -> CFDictionary? {
        switch value(key) {
        case let dictionary as NSDictionary: dictionary
        case let dictionary as [AnyHashable: Any]: dictionary as NSDictionary
        default: nil
        }
    }

    /// The value of a key; nil when it is missing.
    func value(_ key: CFString) -> Any? { self?.object(forKey: key) }
}
