public import Foundation

extension CGPoint {
    /// A dictionary with the coordinates under the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { dictionary(["X": x, "Y": y]) }

    /// Creates a point from the keys `X` and `Y`; nil when one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = number("X", in: dict), let y = number("Y", in: dict) else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// A dictionary with the size under the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { dictionary(["Width": width, "Height": height]) }

    /// Creates a size from the keys `Width` and `Height`; nil when one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = number("Width", in: dict), let height = number("Height", in: dict) else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// A dictionary with the rectangle under the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary {
        dictionary(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
    }

    /// Creates a rectangle from the keys `X`, `Y`, `Width` and `Height`; nil when one is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }
}

/// Reads a point from the keys `X` and `Y` of a dictionary; false, and nothing is written, when one is missing.
public func CGPointMakeWithDictionaryRepresentation(_ dict: CFDictionary, _ point: UnsafeMutablePointer<CGPoint>) -> Bool {
    guard let value = CGPoint(dictionaryRepresentation: dict) else { return false }
    unsafe point.pointee = value
    return true
}

/// Reads a size from the keys `Width` and `Height` of a dictionary; false, and nothing is written, when one is missing.
public func CGSizeMakeWithDictionaryRepresentation(_ dict: CFDictionary, _ size: UnsafeMutablePointer<CGSize>) -> Bool {
    guard let value = CGSize(dictionaryRepresentation: dict) else { return false }
    unsafe size.pointee = value
    return true
}

/// Reads a rectangle from the keys `X`, `Y`, `Width` and `Height` of a dictionary; false, and nothing is written, when one is missing.
public func CGRectMakeWithDictionaryRepresentation(_ dict: CFDictionary, _ rect: UnsafeMutablePointer<CGRect>) -> Bool {
    guard let value = CGRect(dictionaryRepresentation: dict) else { return false }
    unsafe rect.pointee = value
    return true
}

private func dictionary(_ numbers: [String: CGFloat]) -> CFDictionary {
    let result = NSMutableDictionary()
    for (key, number) in numbers { result.setObject(NSNumber(value: Double(number)), forKey: key as NSString) }
    return result
}

private func number(_ key: String, in dictionary: CFDictionary) -> CGFloat? {
    (dictionary.object(forKey: key as NSString) as? NSNumber).map { CGFloat($0.doubleValue) }
}
