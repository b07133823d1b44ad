public import Foundation

// Functions of Core Foundation that graphics code calls on arrays, dictionaries and strings. A pointer that they return is the address of an object that
// its collection retains.

/// The object that allocates memory; Foundation has only one way to do this, so no code reads the value.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A set of characters; the same class as `NSCharacterSet`.
public typealias CFCharacterSet = NSCharacterSet
/// A description of what went wrong; the same class as `NSError`.
public typealias CFError = NSError
/// A number; the same class as `NSNumber`.
public typealias CFNumber = NSNumber
/// An array that can change; the same class as `NSMutableArray`.
public typealias CFMutableArray = NSMutableArray
/// A dictionary that can change; the same class as `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// A string with attributes that can change; the same class as `NSMutableAttributedString`.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the address of an element; nil for an index outside the array.
///
/// An element that Foundation stores as a Swift value, such as a string, is wrapped in an object that is never released.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
    guard (0..<theArray.count).contains(idx) else { return nil }
    return unsafe address(of: theArray.object(at: idx))
}

/// Returns the number of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary) -> CFIndex { theDict.count }

/// Returns the address of the value of a key; nil when there is none.
///
/// A value that Foundation stores as a Swift value, such as a string, is wrapped in an object that is never released.
///
/// - Parameter key: The address of an object, as from `Unmanaged.passUnretained(key).toOpaque()`.
public func CFDictionaryGetValue(_ theDict: CFDictionary, _ key: UnsafeRawPointer?) -> UnsafeRawPointer? {
    // The caller guarantees that the address is that of a living object.
    guard let key = unsafe key, let value = unsafe theDict.object(forKey: Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue())
    else { return nil }
    return unsafe address(of: value)
}

private func address(of value: Any) -> UnsafeRawPointer {
    if type(of: value) is AnyClass {
        // The collection retains the object.
        return unsafe UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
    }
    // Nobody else refers to the new object, so it is kept for ever.
    return unsafe UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
}

/// Returns the number of UTF-16 units.
public func CFStringGetLength(_ theString: CFString?) -> CFIndex { theString?.length ?? 0 }

/// Creates a string with attributes.
public func CFAttributedStringCreate(_ alloc: CFAllocator?, _ str: CFString?, _ attributes: CFDictionary?) -> CFAttributedString? {
    guard let str else { return nil }
    return NSAttributedString(string: String(describing: str), attributes: attributes?.attributeKeys)
}

/// Creates an empty string that can change.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableAttributedString? {
    NSMutableAttributedString(string: "")
}

/// Returns the number of UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString?) -> CFIndex { aStr?.length ?? 0 }

/// Returns the string without its attributes.
public func CFAttributedStringGetString(_ aStr: CFAttributedString?) -> CFString? { aStr.map { NSString(string: $0.string) } }

/// Replaces characters; indices outside the string are cut off.
public func CFAttributedStringReplaceString(_ aStr: CFMutableAttributedString?, _ range: CFRange, _ replacement: CFString?) {
    guard let aStr, let replacement else { return }
    aStr.replaceCharacters(in: range.bounded(by: aStr.length), with: String(describing: replacement))
}

/// Sets an attribute of characters; indices outside the string are cut off.
public func CFAttributedStringSetAttribute(_ aStr: CFMutableAttributedString?, _ range: CFRange, _ attrName: CFString?, _ value: CFTypeRef?) {
    guard let aStr, let attrName, let value else { return }
    let bounded = range.bounded(by: aStr.length)
    guard bounded.length > 0 else { return }
    aStr.addAttribute(NSAttributedString.Key(String(describing: attrName)), value: value, range: bounded)
}

/// Sets several attributes of characters; indices outside the string are cut off.
///
/// - Parameter clearOtherAttributes: True to remove all other attributes.
public func CFAttributedStringSetAttributes(
    _ aStr: CFMutableAttributedString?, _ range: CFRange, _ replacement: CFDictionary?, _ clearOtherAttributes: Bool
) {
    guard let aStr, let replacement else { return }
    let bounded = range.bounded(by: aStr.length)
    guard bounded.length > 0 else { return }
    if clearOtherAttributes {
        aStr.setAttributes(replacement.attributeKeys, range: bounded)
    } else {
        aStr.addAttributes(replacement.attributeKeys, range: bounded)
    }
}

extension CFRange {
    /// Returns the part of the range in a string of `length` units; unlike in Core Text, a length of 0 stays 0.
    fileprivate func bounded(by length: Int) -> NSRange {
        let start = max(0, min(length, location))
        return NSRange(location: start, length: max(0, min(self.length, length - start)))
    }
}

extension NSDictionary {
    /// The entries whose keys are strings, as attributes of a string.
    package var attributeKeys: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        for (key, value) in self {
            guard let name = key as? String else { continue }
            result[NSAttributedString.Key(name)] = value
        }
        return result
    }
}
